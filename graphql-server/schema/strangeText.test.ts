import { randomUUID } from 'node:crypto';
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { buildRestaurant } from '../testing/factories';
import { registerMember } from '../testing/operate';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';
import { encodeGlobalId } from './globalId';
import { schema } from './index';

/** Text that neither Postgres nor UTF-8 can hold, and very much of it. */
const strange = ['\u0000', 'St. Louis\u0000, MO', '\ud800', 'a\udc00b', '\u001b[2J', 'x'.repeat(90_000)];
const nodeTypes = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'),
);
const strangeIds = [
  ...strange,
  '',
  ...nodeTypes.flatMap(({ name }) => ['\u0000', 'x'].map((id) => encodeGlobalId(name, id))),
];

/** Where the built-in text types leave room for anything. */
const isText = (type: GraphQLInputType) => isScalarType(type) && !['Int', 'Float', 'Boolean'].includes(type.name);

/** Something a field takes, where nothing strange is wanted. */
const plain: Record<string, unknown> = {
  String: 'ramen',
  ID: randomUUID(),
  Int: 1,
  Float: 1,
  Boolean: true,
  DateTime: '2026-11-22T12:00:00Z',
  VisitDate: '2026-11-22',
  Date: '2026-11-22',
  URL: 'https://fuud.example/',
};

function plainValue(type: GraphQLInputType): unknown {
  const open = getNullableType(type);
  if (isListType(open)) return [plainValue(open.ofType)];
  if (isEnumType(open)) return open.getValues()[0]?.name;
  if (isInputObjectType(open)) return plainFields(Object.values(open.getFields()));
  return plain[open.name];
}

/** What has to be given, and nothing else. */
function plainFields(fields: readonly (GraphQLArgument | GraphQLInputField)[]): Record<string, unknown> {
  const required = fields.filter(({ type }) => isNonNullType(type));
  return Object.fromEntries(required.map(({ name, type }) => [name, plainValue(type)]));
}

/** Every way to put one strange text into a value of that type, all else plain. */
function strangeValues(type: GraphQLInputType): unknown[] {
  const open = getNullableType(type);
  if (isListType(open)) return strangeValues(open.ofType).map((value) => [value]);
  if (isInputObjectType(open)) return strangeFields(Object.values(open.getFields()));
  if (isEnumType(open) || !isText(open)) return [];
  return open.name === 'ID' ? strangeIds : strange;
}

function strangeFields(fields: readonly (GraphQLArgument | GraphQLInputField)[]): Record<string, unknown>[] {
  const rest = plainFields(fields);
  return fields.flatMap(({ name, type }) => strangeValues(type).map((value) => ({ ...rest, [name]: value })));
}

/** Each field that takes text, as a document that asks for it, however deep it is. */
function operations(): { label: string; document: string; variables: Record<string, unknown>[] }[] {
  const roots = [
    ['query', schema.getQueryType(), (field: string) => `{ ${field} }`],
    ['mutation', schema.getMutationType(), (field: string) => `{ ${field} }`],
    ['query', schema.getType('Viewer'), (field: string) => `{ viewer { ${field} } }`],
    ['query', schema.getType('DiaryEntry'), (field: string) => `{ viewer { diary { edges { node { ${field} } } } } }`],
  ] as const;
  return roots.flatMap(([kind, type, wrap]) =>
    isObjectType(type)
      ? Object.values(type.getFields()).flatMap(({ name, args, type: answer }) => {
          const variables = strangeFields(args);
          if (variables.length === 0) return [];
          const declared = args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
          const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
          const selection = isLeafType(getNamedType(answer)) ? '' : '{ __typename }';
          const document = `${kind} Strange(${declared}) ${wrap(`${name}(${given}) ${selection}`)}`;
          return [{ label: `${type.name}.${name}`, document, variables }];
        })
      : [],
  );
}

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  await buildRestaurant(database, { id: String(plain.ID) });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** Fields with arguments below the roots, which the walk does not reach; moments of RestaurantHours: scalars.test.ts. */
test('every field that takes text is a field of a root, of the viewer or of an entry of the diary', () => {
  const elsewhere = Object.values(schema.getTypeMap()).flatMap((type) =>
    (isObjectType(type) || isInterfaceType(type)) &&
    !/^(__|Query$|Mutation$|Viewer$|DiaryEntry$|RestaurantHours$)/.test(type.name)
      ? Object.values(type.getFields()).filter(({ args }) => strangeFields(args).length > 0)
      : [],
  );
  expect(elsewhere.map(({ name }) => name)).toEqual([]);
});

let serial = 0;

test.each(operations())(
  '$label takes whatever is written, or says what is wrong with it',
  async ({ document, variables }) => {
    serial += 1;
    const { client: member, userId } = await registerMember(server.client(), `strange${serial}`);
    const entry = { userId, restaurantId: randomUUID(), restaurantData: {}, notes: 'Loud' };
    await database.prisma.diaryEntry.create({ data: entry });
    for (const client of [server.client(), member]) {
      for (const given of variables)
        expect({ given: shorten(given), failed: await failed(client, document, given) }).toEqual({
          given: shorten(given),
          failed: null,
        });
    }
  },
);

const shorten = (given: unknown) => JSON.stringify(given).slice(0, 200);

/** What failed as a fault of ours; null when the answer was data or told what is wrong. */
async function failed(client: Client, query: string, variables: object): Promise<unknown> {
  const response = await client.request('/graphql', { json: { query, variables } });
  const { data, errors = [] } = (await response.json()) as Awaited<ReturnType<Client['graphql']>>;
  if (response.status >= 500) return response.status;
  if (data === undefined && errors.length === 0) return 'no answer';
  if (errors.some(({ message }) => message.includes('was not provided'))) return 'not a whole operation';
  return errors.find(({ extensions }) => !extensions?.code || extensions.code === 'INTERNAL_SERVER_ERROR') ?? null;
}
