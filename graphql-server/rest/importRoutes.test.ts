import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildRestaurant } from '../testing/factories';
import { registerMember } from '../testing/operate';
import { type Answer, call } from '../testing/rest';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let ada: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  ({ client: ada } = await registerMember(server.client(), 'ada'));
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

// The files have invented places in the format of real files. support.google.com/accounts/answer/3024190 explains how
// to get real files.
const takeout = (name: string) => readFileSync(join(__dirname, '..', 'testing', 'takeout', name));

/** Uploads a file. The body of the request is the file. */
async function upload(client: Client, body: BodyInit, type = 'text/csv', others = {}): Promise<Answer> {
  const headers = { 'content-type': type, ...others };
  const response = await client.request('/api/imports', { method: 'POST', body, headers });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
}
const look = async (client: Client, id: string) => (await call(client, 'GET', `/api/imports/${id}`)).body;
const apply = (client: Client, id: string, choices: object[] = []) =>
  call(client, 'POST', `/api/imports/${id}/apply`, { choices });
const list = async (client: Client, path: string) => (await call(client, 'GET', path)).body;

test('a saved place of Takeout matches only by name and address, or by name and coordinates', async () => {
  const address = { address: '4312 Delmar Test Blvd', postalCode: '63108' };
  const juniper = await buildRestaurant(database, {
    name: 'Juniper & Smoke',
    ...address,
    latitude: 38.634,
    longitude: -90.26,
  });
  const ladle = await buildRestaurant(database, { name: 'Copper Ladle', latitude: 38.6203, longitude: -90.2503 });
  await buildRestaurant(database, { name: 'Copper Ladle', latitude: 38.7, longitude: -90.4 }); // a distant branch
  const { status, body } = await upload(ada, takeout('savedPlaces.json'), 'application/json');
  expect({ status, ...body }).toMatchObject({
    status: 201,
    kind: 'takeoutPlaces',
    counts: { total: 5, matched: 3, unsure: 0, unknown: 1, unreadable: 1, there: 0 },
  });
  const { rows } = await look(ada, body.id);
  expect(rows.map(({ restaurantId }: { restaurantId: string }) => restaurantId)).toEqual([
    juniper.id,
    ladle.id,
    null,
    null,
    juniper.id,
  ]);
  expect(rows[2]).toMatchObject({ name: 'Zum Alten Prüfstand', status: 'unknown', kinds: ['saved'] });
  expect(rows[3]).toMatchObject({ status: 'unreadable', problem: 'The place has no name' });
  expect(await list(ada, '/api/saved-restaurants')).toEqual([]); // nothing is written yet

  expect((await apply(ada, body.id)).body.taken).toMatchObject({ saved: 2, alreadyThere: 1, remaining: 0 });
  const saved = await list(ada, '/api/saved-restaurants');
  expect(saved.map(({ name, savedAt }: { name: string; savedAt: string }) => [name, savedAt])).toEqual([
    ['Juniper & Smoke', '2024-03-02T18:05:11.000Z'],
    ['Copper Ladle', '2023-11-20T12:00:00.000Z'],
  ]);
  expect((await apply(ada, body.id)).body.taken).toMatchObject({ saved: 2, alreadyThere: 1 });
  expect(await list(ada, '/api/saved-restaurants')).toHaveLength(2);

  const again = await upload(ada, takeout('savedPlaces.json'), 'application/json');
  expect(again.body.counts).toMatchObject({ matched: 0, there: 3 });
});

test('in a list of Takeout, a name alone does not match; only lines with a choice are written', async () => {
  const { client } = await registerMember(server.client(), 'bea');
  const places = await Promise.all([1, 2].map(() => buildRestaurant(database, { name: 'The Copper Ladle' })));
  const { body } = await upload(client, takeout('weekendPlaces.csv'));
  expect(body).toMatchObject({ kind: 'takeoutList', counts: { total: 2, unsure: 1, unknown: 1, unreadable: 0 } });
  const { rows } = await look(client, body.id);
  const [unsure] = rows;
  expect(unsure.candidates.map(({ id }: { id: string }) => id).sort()).toEqual(places.map(({ id }) => id).sort());

  for (const [choices, field] of [
    [[{ line: 9, restaurantId: places[0]?.id }], 'line'],
    [[{ line: 1, restaurantId: 'nonsense' }], 'restaurantId'],
  ] as const) {
    expect(await apply(client, body.id, [...choices])).toMatchObject({ status: 400, body: { code: 'INVALID', field } });
  }
  for (const line of [2 ** 31, 10 ** 10, Number.MAX_SAFE_INTEGER]) {
    expect(await apply(client, body.id, [{ line }])).toMatchObject({ status: 400, body: { field: 'line' } });
  }
  const secondIsWrong = [{ line: 1 }, { line: 1, restaurantId: 'nonsense' }];
  expect((await apply(client, body.id, secondIsWrong)).body.errors).toMatchObject([
    { code: 'INVALID', field: 'restaurantId', path: ['choices', '1', 'restaurantId'] },
  ]);
  expect((await apply(client, body.id)).body.taken).toMatchObject({ saved: 0, remaining: 0 });
  const chosen = await apply(client, body.id, [{ line: 1, restaurantId: places[1]?.id }]);
  expect(chosen.body).toMatchObject({ counts: { matched: 1, unknown: 1 }, taken: { saved: 1 } });
  expect(await list(client, '/api/saved-restaurants')).toMatchObject([{ id: places[1]?.id }]);
});

test.each([
  ['english', 'Restaurant,City,Date,Rating,Notes,Dishes', ','],
  ['español', 'Restaurante;Ciudad;Fecha;Calificación;Notas;Platos', ';'],
  ['中文', '餐厅\t城市\t日期\t评分\t备注\t菜品', '\t'],
  ['한국어', '식당,도시,날짜,별점,메모,메뉴', ','],
])('reads a diary with headings in %s', async (language, header, mark) => {
  const { client } = await registerMember(server.client(), `diarist-${header.length}-${header.codePointAt(0)}`);
  const place = await buildRestaurant(database, { name: `Diary ${language}`, city: 'Phoenix', state: 'AZ' });
  const row = (...cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(mark);
  const file = [
    header,
    row(place.name, 'Phoenix, AZ', '9/14/2024', '5', 'said ""quoted"",\nnext line 🍜', 'soup'),
    row(place.name, 'Phoenix, AZ', '9/4/2024', '4.5', '', ''),
    row('', 'Phoenix, AZ', '2024-01-01', '', '', ''),
    row(place.name, 'Phoenix, AZ', 'someday', '', '', ''),
  ].join('\r\n');
  const { body } = await upload(client, `\ufeff${file}`);
  expect(body).toMatchObject({ kind: 'diary', counts: { total: 4, matched: 2, unreadable: 2 } });
  const { rows } = await look(client, body.id);
  expect(rows.map(({ problem }: { problem: string | null }) => problem)).toEqual([
    null,
    expect.stringContaining('it is left out'),
    'The row does not name a restaurant',
    `${header.split(mark)[2]} "someday" is not a date between 1900 and a year from now`,
  ]);
  expect((await apply(client, body.id)).body.taken).toMatchObject({ diaryEntries: 1, visits: 2, ratings: 1 });
  const [entry, ...others] = await list(client, '/api/diary');
  expect(others).toEqual([]);
  expect(new Date(entry.addedAt).getFullYear()).toBeGreaterThan(2024); // the time of the import
  expect(entry).toMatchObject({ visitedAt: '2024-09-14', notes: 'said ""quoted"",\nnext line 🍜', userRating: 5 });
  expect(await list(client, `/api/diary/${entry.id}/visits`)).toMatchObject([
    { visitedAt: '2024-09-14', favoriteDishes: 'soup' },
    { visitedAt: '2024-09-04', notes: null },
  ]);
});

test('a line without an address matches a restaurant by name in the city of the parameter "location"', async () => {
  const { client } = await registerMember(server.client(), 'cara');
  const here = { city: 'Tucson', state: 'AZ' };
  const tin = await buildRestaurant(database, { name: 'Tamarind & Tín', ...here });
  await buildRestaurant(database, { name: 'Tamarind & Tín', city: 'Mesa', state: 'AZ' });
  await Promise.all([1, 2].map(() => buildRestaurant(database, { name: 'Both Bear It', ...here })));
  const file = 'name,address\ntamarind and tin,\nBoth bear it,\nTamarind & Tín,12 Rue Neuve Bruxelles\nTamarind & Tín,';
  const send = async (query: string) => {
    const response = await client.request(`/api/imports${query}`, {
      method: 'POST',
      body: file,
      headers: { 'content-type': 'text/csv' },
    });
    return { status: response.status, body: (await response.json()) as { id: string } };
  };
  const { rows } = await look(client, (await send('?location=Tucson,%20AZ')).body.id);
  expect(rows).toMatchObject([
    { status: 'matched', restaurantId: tin.id },
    { status: 'unsure', candidates: [{ name: 'Both Bear It' }, { name: 'Both Bear It' }] },
    { status: 'unsure', restaurantId: null },
    { status: 'matched', restaurantId: tin.id },
  ]);
  expect((await look(client, (await send('')).body.id)).rows).toMatchObject(rows.map(() => ({ restaurantId: null })));
  const long = await send(`?location=${'x'.repeat(101)}`);
  expect(long).toMatchObject({ status: 400, body: { code: 'TOO_LONG', field: 'location' } });
});

test('if a table rates a restaurant repeatedly, the latest visit’s rating counts; a rating in Fuud stays', async () => {
  const { client, userId } = await registerMember(server.client(), 'finn');
  const [one, two] = await Promise.all(
    ['Rated Twice', 'Rated Here'].map((name) => buildRestaurant(database, { name, city: 'Boise', state: 'ID' })),
  );
  await call(client, 'POST', `/api/restaurants/${two?.id}/rate`, { rating: 1 });
  const rows = ['2023-01-01,2', '2025-01-01,5', '2024-01-01,3'].map((cells) => `Rated Twice,"Boise, ID",${cells}`);
  const { body } = await upload(
    client,
    ['name,city,date,rating', ...rows, 'Rated Here,"Boise, ID",2025-01-01,4'].join('\n'),
  );
  expect((await apply(client, body.id)).body.taken).toMatchObject({ visits: 4, remaining: 0 });
  const ratings = await database.prisma.userRating.findMany({ where: { userId }, orderBy: { rating: 'desc' } });
  expect(ratings.map(({ restaurantId, rating }) => [restaurantId, rating])).toEqual([
    [one?.id, 5],
    [two?.id, 1],
  ]);
});

test('the answer names the headings of columns that contain values but are not imported', async () => {
  const { client } = await registerMember(server.client(), 'gina');
  const { body } = await upload(client, 'Restaurant,Date,Bewertung,Website\nPho,2025-01-02,4,');
  expect(body.unusedHeadings).toEqual(['Bewertung']);
  expect((await look(client, body.id)).unusedHeadings).toEqual(['Bewertung']);
});

test('a file that cannot be imported is refused with a message that explains the reason', async () => {
  const refused = async (body: BodyInit, type?: string, headers?: object) => {
    const { status, body: answer } = await upload(ada, body, type, headers);
    return `${status} ${answer.code} ${answer.message}`;
  };
  expect(await refused('')).toBe('400 INVALID Your file is empty.');
  expect(await refused(Buffer.from('PK\u0003\u0004rest'))).toMatch(
    /^400 INVALID Your file is an archive or a workbook/,
  );
  expect(await refused(Buffer.from([0x1f, 0x8b, 8, 0]))).toMatch(/archive/);
  expect(await refused(Buffer.from('\ufeffname,date', 'utf16le'))).toMatch(/its list is empty/); // UTF-16 is read
  expect(await refused(Buffer.from([1, 2, 0, 3, 4]))).toMatch(/is not a table of text: choose a CSV, JSON or GeoJSON/);
  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  expect(await refused(picture)).toMatch(/is not a table of text/);
  expect(await refused('%PDF-1.7\n1 0 obj')).toMatch(/is not a table of text/);
  const damaged = Buffer.from('name\nCaf\u00e9 Caf\u00e9\nx\n');
  expect(await refused(Buffer.concat([damaged, Buffer.from([0x81, 0x0a])]))).toBe(
    '400 INVALID Your file contains a character at line 4 that is not UTF-8. Save it as "CSV UTF-8", and choose it again.',
  );
  expect(await refused('one,two\n1,2')).toMatch(/no row of headings/);
  expect(await refused('name\n')).toMatch(/its list is empty/);
  expect(await refused('name\n"never closed')).toMatch(/broken after row 1: a quote that opens there never closes/);
  expect(await refused('{"a": 1')).toMatch(/cut short/);
  expect(await refused('{"a": 1}')).toMatch(/no list/);
  expect(await refused('[1, 2]', 'application/json')).toMatch(
    /contains no records of Fuud and no places of Google Takeout/,
  );
  expect(await refused('{"format":"fuud","version":2,"records":[]}')).toMatch(/was written by a later Fuud/);
  expect(await refused(`[${'['.repeat(200_000)}]`)).toMatch(/400 INVALID/);
  expect(await refused('name', 'text/html')).toMatch(
    /^415 UNSUPPORTED_MEDIA_TYPE Send the file as it is.*content-type/,
  );
  expect(await refused(gzipSync('name\nOne'), 'text/csv', { 'content-encoding': 'gzip' })).toBe(
    '415 UNSUPPORTED_MEDIA_TYPE Send the file as it is, uncompressed and without content-encoding',
  );
  expect(await refused('x'.repeat(20_000_001))).toMatch(/^413 TOO_LARGE The file is larger than 20 MB/);
  expect(await database.prisma.dataImport.count({ where: { isReady: false } })).toBe(0);
});

test('an import belongs to one member, a newer import replaces it, and guests cannot import', async () => {
  const { client: eve } = await registerMember(server.client(), 'eve');
  const first = await upload(ada, 'name\nOne');
  const second = await upload(ada, 'name\nTwo');
  for (const [client, id] of [
    [eve, second.body.id],
    [ada, first.body.id], // the second import replaced it
    [ada, 'nonsense'],
  ] as const) {
    expect(await call(client, 'GET', `/api/imports/${id}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await apply(client, id)).toMatchObject({ status: 404 });
  }
  const guest = server.client();
  expect(await upload(guest, 'name\nOne')).toMatchObject({ status: 401 });
  await call(guest, 'POST', '/api/auth/guest', {});
  expect(await upload(guest, 'name\nOne')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });

  await call(ada, 'POST', '/api/auth/logout', {});
  expect(await apply(ada, second.body.id)).toMatchObject({ status: 401 });
});

test('an export of Fuud with 20,000 records is accepted; a CSV list with 10,001 rows is refused', async () => {
  const { client } = await registerMember(server.client(), 'hoarder');
  const item = JSON.stringify({ kind: 'saved', restaurantId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' });
  const records = `{"format":"fuud","version":1,"records":[${`${item},`.repeat(19_999)}${item}]}`;
  expect((await upload(client, records, 'application/json')).body.counts).toMatchObject({
    total: 20_000,
    unknown: 20_000,
  });
  expect((await upload(client, `name\n${'Nobody\n'.repeat(10_001)}`)).body.message).toMatch(/more than 10,000 rows/);
});
