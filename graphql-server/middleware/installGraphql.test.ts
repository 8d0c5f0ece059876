import { buildRestaurant } from '../testing/factories';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const lists = (count: number) => Array.from({ length: count }, (_, n) => `l${n}: diary { totalCount }`).join(' ');
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('operations', () => {
  test('queries by POST and by GET are answered', async () => {
    const posted = await server.request('/graphql', { json: { query: '{ viewer { kind } }' } });
    const got = await server.request('/graphql?query={viewer{kind}}', { headers: { accept: 'application/json' } });
    for (const response of [posted, got]) {
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(await response.json()).toMatchObject({ data: { viewer: { kind: 'ANONYMOUS' } } });
    }
  });

  test('mutations by GET are refused', async () => {
    const response = await server.request('/graphql?query=mutation{logout{userErrors{code}}}', {
      headers: { accept: 'application/json' },
    });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  test('HEAD has the headers of GET, OPTIONS lists the methods, and other methods are refused with a code', async () => {
    const send = (method: string) =>
      server.request('/graphql?query={viewer{kind}}', { method, headers: { accept: 'application/json' } });
    const [got, head, options, put] = await Promise.all(['GET', 'HEAD', 'OPTIONS', 'PUT'].map(send));
    const headersOf = (answer?: Response) =>
      ['content-type', 'content-length', 'cache-control'].map((name) => answer?.headers.get(name));
    expect([head?.status, await head?.text(), headersOf(head)]).toEqual([200, '', headersOf(got)]);
    expect([options?.status, options?.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
    expect([put?.status, put?.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    expect(await put?.json()).toMatchObject({ errors: [{ extensions: { code: 'METHOD_NOT_ALLOWED' } }] });
  });

  test.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/graphql',
    'application/json-patch',
    'application/json-seq; charset=utf-8',
  ])('a body of type %s is refused', async (type) => {
    const response = await server.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': type },
      body: 'query=mutation{logout{userErrors{code}}}',
    });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({
      message: expect.stringContaining('application/json'),
      errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }],
    });
  });

  test.each([
    'text/plain',
    'text/event-stream',
    'multipart/mixed',
    'image/png, text/*',
    'application/json;charset=latin1',
    'application/json;q=0, text/html',
  ])('a client that accepts only %s gets status 406 and no data', async (accept) => {
    const response = await server.request('/graphql', { json: { query: '{ viewer { kind } }' }, headers: { accept } });
    expect(response.status).toBe(406);
    expect(await response.json()).toEqual({
      code: 'NOT_ACCEPTABLE',
      message: expect.stringContaining('application/json'),
      errors: [{ message: expect.any(String), extensions: { code: 'NOT_ACCEPTABLE' } }],
    });
  });

  test.each(['application/*', '', 'text/event-stream, */*;q=0.1', 'Application/JSON; Charset=UTF-8'])(
    'a client that accepts “%s” gets the answer as JSON',
    async (accept) => {
      const response = await server.request('/graphql', {
        json: { query: '{ viewer { kind } }' },
        headers: { accept },
      });
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(response.headers.get('content-type')).toMatch(/^application\/(graphql-response\+)?json; charset=utf-8$/);
      expect(await response.json()).toMatchObject({ data: { viewer: { kind: 'ANONYMOUS' } } });
    },
  );

  test.each<[string, object, number, string]>([
    ['a documentId', { documentId: 'abc' }, 404, 'PERSISTED_DOCUMENT_NOT_FOUND'],
    [
      'a documentId and a query',
      { documentId: 'abc', query: '{ viewer { kind } }' },
      404,
      'PERSISTED_DOCUMENT_NOT_FOUND',
    ],
    [
      'a hash without a query',
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } },
      400,
      'PERSISTED_QUERY_NOT_SUPPORTED',
    ],
    [
      'an unknown operation name',
      { query: 'query A { viewer { kind } }', operationName: 'B' },
      400,
      'OPERATION_RESOLUTION_FAILURE',
    ],
  ])('%s is refused with the expected status and code', async (_what, body, status, code) => {
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const response = await server.request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept },
        body: JSON.stringify(body),
      });
      const { errors } = (await response.json()) as { errors: { message: string; extensions: { code: string } }[] };
      expect([response.status, errors.map(({ extensions }) => extensions.code)]).toEqual([status, [code]]);
      expect(errors[0]?.message).toMatch(/\w/);
    }
  });

  test('a subscription is refused with the code SUBSCRIPTIONS_NOT_SUPPORTED', async () => {
    for (const [accept, status] of [
      ['application/json', 200],
      ['application/graphql-response+json', 400],
    ] as const) {
      const response = await server.request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept },
        body: JSON.stringify({ query: 'subscription { searchRestaurants { totalCount } }' }),
      });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({
        errors: [{ extensions: { code: 'SUBSCRIPTIONS_NOT_SUPPORTED' } }],
      });
    }
  });

  test('a document id or a hash in the URL is also refused', async () => {
    for (const [address, status] of [
      ['documentId=abc', 404],
      [`extensions=${encodeURIComponent('{"persistedQuery":{"version":1}}')}`, 400],
    ] as const) {
      const headers = { accept: 'application/json' };
      expect((await server.request(`/graphql?${address}`, { headers })).status).toBe(status);
    }
  });

  test('an unknown bearer key is refused; other Authorization schemes are ignored', async () => {
    const ask = (authorization: string) =>
      server.request('/graphql?query={viewer{kind}}', { headers: { accept: 'application/json', authorization } });
    for (const key of ['Bearer abc', 'bearer', 'Bearer ']) {
      const response = await ask(key);
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([
        401,
        'Bearer error="invalid_token"',
      ]);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    }
    expect((await ask('Basic YTpi')).status).toBe(200);
  });

  test('bad JSON, a body over 100 kB, and a body that is not one operation are refused', async () => {
    const send = (body: string) =>
      server.request('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const broken = await send('{"secret":');
    expect(broken.status).toBe(400);
    expect(await broken.text()).not.toMatch(/secret|SyntaxError/);
    expect((await send(JSON.stringify({ query: `{ viewer { kind } } #${'x'.repeat(100_000)}` }))).status).toBe(413);
    for (const nothing of [
      '{}',
      '[]',
      'null',
      '5',
      '"text"',
      '{"query":5}',
      '{"then":5}',
      '{"extensions":"{"}',
      '{"extensions":5}',
      '{"extensions":["persistedQuery"]}',
      '{"extensions":{"persistedQuery":null}}',
      '[{"query":"{viewer{kind}}"}]',
    ]) {
      const { data, errors } = (await (await send(nothing)).json()) as {
        data?: unknown;
        errors?: { message: string }[];
      };
      expect([nothing, data, errors?.[0]?.message]).toEqual([nothing, undefined, expect.any(String)]);
      expect(errors?.[0]?.message).not.toMatch(/went wrong/);
    }
  });

  test.each(['variables=%00', 'variables={', 'extensions=%00', 'variables=%E0%A4%A', 'operationName=?&variables={'])(
    'a URL with %s is refused, and nothing is logged',
    async (parameter) => {
      const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
      const response = await server.request(`/graphql?query={viewer{kind}}&${parameter}`, {
        headers: { accept: 'application/json' },
      });
      const lines = logged.mock.calls.length;
      logged.mockRestore();
      expect([response.status, lines]).toEqual([400, 0]);
      const name = /(variables|extensions)=/.exec(parameter)?.[1];
      const message = `The parameter ${name} is not valid JSON`;
      expect(await response.json()).toEqual({
        code: 'BAD_JSON',
        message,
        errors: [{ message, extensions: { code: 'BAD_JSON' } }],
      });
    },
  );

  test('a body that is sent in pieces is read, and its size is also limited', async () => {
    const inPieces = (text: string) =>
      server.request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Blob([text]).stream(),
        duplex: 'half',
      } as RequestInit);
    expect(await (await inPieces('{"query":"{ viewer { kind } }"}')).json()).toMatchObject({
      data: { viewer: { kind: 'ANONYMOUS' } },
    });
    const tooLong = await inPieces(JSON.stringify({ query: `{ viewer { kind } } #${'x'.repeat(100_000)}` }));
    expect(tooLong.status).toBe(413);
    expect(await tooLong.json()).toMatchObject({ code: 'TOO_LARGE', errors: [{ extensions: { code: 'TOO_LARGE' } }] });
  });

  test.each(['then', '__proto__'])(
    '%s is refused as an alias: it has a special meaning as a key of an object',
    async (name) => {
      const { errors } = (await (
        await server.request('/graphql', { json: { query: `{ ${name}: __typename viewer { ${name}: kind } }` } })
      ).json()) as { errors: object[] };
      expect(errors).toMatchObject([{ extensions: { code: 'RESERVED_NAME' } }]);
    },
  );

  test('a refused operation gets an error code; the Accept header decides between status 400 and 200', async () => {
    const all = Array.from({ length: 5 }, (_, n) => `c${n}: cities(first: 100) { ...F }`).join(' ');
    const many = Array.from({ length: 200 }, (_, n) => `n${n}: name`).join(' ');
    const page = 'query ($first: Int) { cities(first: $first) { totalCount } }';
    for (const [json, code] of [
      [{ query: '{ viewer { nothing } }' }, 'GRAPHQL_VALIDATION_FAILED'],
      [{ query: page, variables: { first: 'many' } }, 'BAD_USER_INPUT'],
      [{ query: 'query ($id: ID!) { node(id: $id) { id } }' }, 'BAD_USER_INPUT'],
      [{ query: `{ ${all} } fragment F on CityConnection { edges { node { ${many} } } }` }, 'COST_LIMIT'],
    ] as const) {
      const ask = (accept: string) => server.request('/graphql', { json, headers: { accept } });
      const [strict, lenient] = [await ask('application/graphql-response+json'), await ask('application/json')];
      expect([code, strict.status, lenient.status]).toEqual([code, 400, 200]);
      const body = await strict.json();
      expect(body).toMatchObject({ errors: [{ extensions: { code } }] });
      expect(await lenient.json()).toEqual(body);
    }
    for (const query of ['{ viewer { nothing } }', '{']) {
      const { errors } = await server.graphql(query);
      expect(errors?.[0]?.extensions?.code).toMatch(/^GRAPHQL_/);
    }
  });

  test('documents that would keep the server busy are refused before they run', async () => {
    const statements = jest.spyOn(database.pool, 'query');
    const search = (n: number) => `s${n}: searchRestaurants { totalCount }`;
    const aliases = Array.from({ length: 26 }, (_, n) => search(n)).join(' ');
    const nested = Array.from({ length: 12 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`).join(
      ' ',
    );
    for (const query of [
      `{ ${aliases} }`,
      `{ ... on Query { ${aliases} } }`,
      `{ ...F0 } ${nested} fragment F12 on Query { a: viewer { kind } }`,
      '{ ...F } fragment F on Query { ...F viewer { kind } }',
      `{ viewer { ${'kind '.repeat(3000)} } }`,
    ]) {
      const { data, errors } = await server.graphql(query);
      expect([data, errors?.[0]?.extensions?.code]).toEqual([undefined, expect.any(String)]);
    }
    expect(statements).not.toHaveBeenCalled();
    statements.mockRestore();
    expect((await server.graphql(`{ ${[1, 2, 3].map(search).join(' ')} }`)).errors).toBeUndefined();
  });

  test.each([
    `{ viewer { ${lists(25)} } }`,
    `{ a: viewer { ${lists(12)} } ...V } fragment V on Query { b: viewer { ...L } } fragment L on Viewer { ${lists(12)} }`,
    `mutation { logout { viewer { ${lists(25)} } } }`,
    `{ viewer { ... { ... on Viewer { ...L ...L } } } } fragment L on Viewer { ${lists(13)} }`,
  ])('the limit on root fields also applies to the fields of the viewer (query %#)', async (query) => {
    const statements = jest.spyOn(database.pool, 'query');
    const { data, errors } = await server.graphql(query);
    expect([data, errors?.[0]?.extensions?.code]).toEqual([undefined, 'ROOT_FIELD_LIMIT']);
    expect(statements).not.toHaveBeenCalled();
    statements.mockRestore();
    expect((await server.graphql(`{ viewer { ${lists(24)} } }`)).errors).toBeUndefined();
  });

  test('the message of an unexpected error is hidden, and the error is logged with the request id', async () => {
    const { id } = await buildRestaurant(database);
    const secret = 'relation "restaurants" broke on ada@example.com';
    const fault = jest.spyOn(database.pool, 'query').mockRejectedValue(new Error(secret) as never); // every query fails
    const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);

    const response = await server.request('/graphql', {
      json: { query: `query Broken { restaurant(id: "${id}") { name } }` },
    });
    const text = await response.text();
    const line = logged.mock.calls.map(([chunk]) => String(chunk)).join('');
    fault.mockRestore();
    logged.mockRestore();

    const requestId = response.headers.get('x-request-id');
    expect(text).not.toContain('broke on');
    expect(JSON.parse(text)).toMatchObject({
      data: { restaurant: null },
      errors: [
        {
          message: expect.stringContaining(String(requestId)),
          path: ['restaurant'],
          extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
        },
      ],
    });
    expect(line).toContain(requestId);
    expect(line).toContain('Broken');
  });

  test('an unknown path under /graphql gets 404', async () => {
    const response = await server.request('/graphql/nothing');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND', errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  });
});

test('the schema can be downloaded', async () => {
  const response = await server.request('/graphql/schema.graphql');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toContain('type Restaurant implements Node');
});

describe('GraphiQL', () => {
  test('opens in browsers, loads only files of this server, and has its own content security policy', async () => {
    const response = await server.request('/graphql', { headers: asBrowser });
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(html).not.toMatch(/(src|href)="https?:/);
    expect(html).not.toMatch(/<script>/);
    expect(html.length).toBeLessThan(5000);

    const files = [...html.matchAll(/"(\/graphql\/graphiql-[^"]+)"/g)].map(([, path]) => String(path));
    expect(files).toHaveLength(2);
    for (const file of files) {
      const asset = await server.request(file, { headers: { 'accept-encoding': 'gzip' } });
      expect(asset.status).toBe(200);
      expect(asset.headers.get('cache-control')).toContain('immutable');
      expect(asset.headers.get('content-encoding')).toBe('gzip');
      expect((await asset.arrayBuffer()).byteLength).toBeGreaterThan(100_000);
    }
    expect((await server.request('/graphql/graphiql-nothing.js')).status).toBe(404);
  });

  test('a link with an operation opens the editor in a browser, and gives a program the answer', async () => {
    const path = '/graphql?query={viewer{kind}}';
    const page = await server.request(path, { headers: asBrowser });
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const answer = await server.request(path, { headers: { accept: 'application/json' } });
    expect(await answer.json()).toMatchObject({ data: { viewer: { kind: 'ANONYMOUS' } } });
  });
});
