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

/** Text that Postgres or UTF-8 cannot store, control characters, and a very long text. */
const strange = ['\u0000', 'St. Louis\u0000, MO', '\ud800', 'a\udc00b', '\u001b[2J', 'x'.repeat(90_000)];
const nodeTypes = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'),
);
const strangeIds = [
  ...strange,
  '',
  ...nodeTypes.flatMap(({ name }) => ['\u0000', 'x'].map((id) => encodeGlobalId(name, id))),
];

/** Whether a value of this type is sent as text. */
const isText = (type: GraphQLInputType) => isScalarType(type) && !['Int', 'Float', 'Boolean'].includes(type.name);

/** An ordinary value for each scalar type. */
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

/** Returns ordinary values for the required fields. */
function plainFields(fields: readonly (GraphQLArgument | GraphQLInputField)[]): Record<string, unknown> {
  const required = fields.filter(({ type }) => isNonNullType(type));
  return Object.fromEntries(required.map(({ name, type }) => [name, plainValue(type)]));
}

/** Returns values of this type. Each value contains one strange text, and all its other parts are ordinary. */
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

/** The id of a file that a member imported. */
const importId = randomUUID();

/** Returns, for each field that takes text, a document that selects the field, and variables with strange text. */
function operations(): { label: string; document: string; variables: Record<string, unknown>[] }[] {
  const roots = [
    ['query', schema.getQueryType(), (field: string) => `{ ${field} }`],
    ['mutation', schema.getMutationType(), (field: string) => `{ ${field} }`],
    ['query', schema.getType('Viewer'), (field: string) => `{ viewer { ${field} } }`],
    [
      'query',
      schema.getType('DataImport'),
      (field: string) => `{ viewer { dataImport(id: "${importId}") { ${field} } } }`,
    ],
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

/** `operations` covers the first five types in this title. scalars.test.ts tests RestaurantHours. */
test('every field that takes text is in Query, Mutation, Viewer, DataImport, DiaryEntry or RestaurantHours', () => {
  const elsewhere = Object.values(schema.getTypeMap()).flatMap((type) =>
    (isObjectType(type) || isInterfaceType(type)) &&
    !/^(__|Query$|Mutation$|Viewer$|DataImport$|DiaryEntry$|RestaurantHours$)/.test(type.name)
      ? Object.values(type.getFields()).filter(({ args }) => strangeFields(args).length > 0)
      : [],
  );
  expect(elsewhere.map(({ name }) => name)).toEqual([]);
});

let serial = 0;

test.each(operations())(
  '$label accepts strange text, or returns an error with a code that does not mean a failure of the server',
  async ({ document, variables }) => {
    serial += 1;
    const { client: member, userId } = await registerMember(server.client(), `strange${serial}`);
    const entry = { userId, restaurantId: randomUUID(), restaurantData: {}, notes: 'Loud' };
    await database.prisma.diaryEntry.create({ data: entry });
    const brought = { id: importId, userId, kind: 'diary', isReady: true };
    await database.prisma.dataImport.upsert({ where: { id: importId }, create: brought, update: brought });
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

/** Returns what the server did wrong; null if it did nothing wrong. An error about the input is a right answer. */
async function failed(client: Client, query: string, variables: object): Promise<unknown> {
  const response = await client.request('/graphql', { json: { query, variables } });
  const { data, errors = [] } = (await response.json()) as Awaited<ReturnType<Client['graphql']>>;
  if (response.status >= 500) return response.status;
  if (data === undefined && errors.length === 0) return 'no answer';
  if (errors.some(({ message }) => message.includes('was not provided'))) return 'not a whole operation';
  return errors.find(({ extensions }) => !extensions?.code || extensions.code === 'INTERNAL_SERVER_ERROR') ?? null;
}
