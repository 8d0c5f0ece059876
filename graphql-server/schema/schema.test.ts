import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { schema } from './index';

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

interface Described {
  name: string;
  description?: string | null;
}

function described(type: GraphQLNamedType): [string, Described][] {
  const own: [string, Described][] = [[type.name, type]];
  if (isEnumType(type)) return [...own, ...type.getValues().map((value) => within(type, value))];
  if (isInputObjectType(type)) return [...own, ...Object.values(type.getFields()).map((field) => within(type, field))];
  if (!isObjectType(type) && !isInterfaceType(type)) return own;
  const fields = Object.values(type.getFields());
  const args = fields.flatMap((field) => field.args.map((arg) => within({ name: `${type.name}.${field.name}` }, arg)));
  return [...own, ...fields.map((field) => within(type, field)), ...args];
}

const within = (parent: Described, part: Described): [string, Described] => [`${parent.name}.${part.name}`, part];

test('every type, field, argument and value has a description', () => {
  const silent = types.flatMap(described).filter(([, { description }]) => !description?.trim());
  expect(silent.map(([name]) => name)).toEqual([]);
});

test('the description of every enum except DisplayMode and Weekday says that new values may be added', () => {
  const closed = ['DisplayMode', 'Weekday'];
  const silent = types.filter((type) => isEnumType(type) && !/New values may be added\.$/.test(type.description ?? ''));
  expect(silent.map(({ name }) => name).sort()).toEqual(closed);
});

test('every mutation has its own payload type with a field userErrors', () => {
  for (const mutation of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const payload = schema.getType(`${mutation.name.charAt(0).toUpperCase()}${mutation.name.slice(1)}Payload`);
    expect(String(mutation.type)).toBe(String(payload));
    expect(isObjectType(payload) && String(payload.getFields().userErrors?.type)).toBe('[UserError!]!');
  }
});

test('every field of Query, Mutation and Viewer is nullable, except Query.viewer and Viewer.kind', () => {
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getType('Viewer')].flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields()).map((field) => ({ name: `${type}.${field.name}`, field }))
      : [],
  );
  expect(fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Query.cities', 'Mutation.login', 'Viewer.diary']),
  );
  const sure = fields.filter(({ field }) => isNonNullType(field.type)).map(({ name }) => name);
  expect(sure).toEqual(['Query.viewer', 'Viewer.kind']);
});

test('every mutation has one input with a clientMutationId, and its payload returns the clientMutationId', () => {
  for (const { name, args, type } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    expect([name, args.map((arg) => arg.name)]).toEqual([name, ['input']]);
    for (const marked of [getNamedType(args[0]?.type), getNamedType(type)]) {
      const fields = isInputObjectType(marked) || isObjectType(marked) ? marked.getFields() : {};
      expect([name, String(fields.clientMutationId?.type)]).toEqual([name, 'String']);
    }
  }
});

test('no input type contains itself at any depth, because compiling an operation with such a type never ends', () => {
  const holds = (type: GraphQLNamedType, seen: readonly GraphQLNamedType[]): void => {
    expect(seen).not.toContain(type);
    if (!isInputObjectType(type)) return;
    for (const field of Object.values(type.getFields())) holds(getNamedType(field.type), [...seen, type]);
  };
  for (const type of types) holds(type, []);
});

test('User has no field for a password, a token or a provider id, except hasPassword', () => {
  const names = types.flatMap(described).map(([name]) => name.toLowerCase());
  expect(names.filter((name) => /^user\.(?!haspassword$).*(password|token|providerid)/.test(name))).toEqual([]);
});

test('schema.graphql contains the schema that the server uses', () => {
  const committed = readFileSync(join(__dirname, '..', '..', 'schema.graphql'), 'utf8');
  expect(committed).toBe(`${printSchema(lexicographicSortSchema(schema))}\n`);
});
