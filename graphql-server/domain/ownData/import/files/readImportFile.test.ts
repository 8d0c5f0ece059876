import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadRow } from '../RowContent';
import { readAddressText } from './readAddressText';
import { readDay, tellsDayFirst } from './readDay';
import { readImportFile } from './readImportFile';

const folder = mkdtempSync(join(tmpdir(), 'fuud-import-test-'));
const path = join(folder, 'Your file');
afterAll(() => rmSync(folder, { recursive: true }));

async function read(content: string) {
  writeFileSync(path, content);
  const { about, rows } = readImportFile(path);
  const all: ReadRow[] = [];
  for await (const row of rows) all.push(row);
  return { about, rows: all };
}
const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const record = { kind: 'visit', restaurantId: id, restaurant: { name: 'Here' }, addedAt: '2025-01-01T00:00:00Z' };

test('reads a file with 100,000 records, and refuses a file with 100,001 records', async () => {
  const items = (count: number) => `[${'{},'.repeat(count - 1)}${JSON.stringify(record)}]`;
  expect((await read(items(100_000))).rows).toHaveLength(100_000);
  await expect(read(items(100_001))).rejects.toThrow('contains more than 100,000 records');
});

test('an invalid item is marked as broken with a problem, and the other items are still read', async () => {
  const items = [
    record,
    { ...record, stars: {} },
    { ...record, kind: 'rating', stars: 6 },
    { ...record, restaurantId: "'; DROP TABLE users" },
    { ...record, visitedAt: '2025-02-31' },
    { ...record, notes: 'x'.repeat(4001) },
    { ...record, notes: 'a\u0000b' },
    { ...record, restaurant: { name: '\u0000\ud800 x\u001b[2J' } },
    { ...record, __proto__: null, constructor: 1 },
    { kind: 'other', restaurantId: id },
  ].map((item) => JSON.stringify(item));
  const nested = `{"kind":"visit","restaurantId":"${id}","restaurant":${'{"a":'.repeat(100)}1${'}'.repeat(100)}}`;
  const { rows } = await read(`{"records":[${[...items, nested, '3', '{"kind":}'].join(',')}],"version":1}`);
  expect(rows.map(({ isBroken }) => isBroken)).toEqual([
    ...[false, false, true, true, true, true, true, false, false, true],
    ...[true, true, true],
  ]);
  expect(rows[7]?.content.place.name).toBe('x [2J');
  expect(rows.map(({ problem }) => problem)).toEqual([
    null,
    null,
    'Rating must be a whole number from 1 to 5',
    'Restaurant id must be a UUID',
    expect.stringMatching(/^Visited at must be a calendar day/),
    'Notes must be at most 4000 characters',
    'Notes must not contain control characters',
    null,
    null,
    'Kind must be one of saved, visit, rating',
    'The item is nested deeper than 64 levels',
    'The item is not a JSON object',
    'The item is not a JSON object',
  ]);
});

test('an emoji of which only half fits into a name is removed, because Postgres refuses half an emoji', async () => {
  const letters = 'x'.repeat(199);
  const { rows } = await read(JSON.stringify([{ ...record, restaurant: { name: `${letters}🍕` } }]));
  expect(rows[0]?.content.place.name).toBe(letters);
});

test('the date of a save is never in the future, and a date before 2000 becomes the start of 2000', async () => {
  const dated = (addedAt: string) => ({ ...record, kind: 'saved', addedAt });
  const { rows } = await read(JSON.stringify([dated('9999-01-01T00:00:00Z'), dated('0001-01-01T00:00:00Z')]));
  const [future, past] = rows.map(({ content }) => content.saved?.savedAt ?? '');
  expect(Date.parse(future ?? '')).toBeLessThanOrEqual(Date.now());
  expect(past).toBe('2000-01-01T00:00:00.000Z');
});

test('reads a row with 500,000 commas and rows of different lengths; refuses a row that is too long', async () => {
  expect((await read(`name${','.repeat(500_000)}\nHere`)).rows).toMatchObject([
    { content: { place: { name: 'Here' } } },
  ]);
  await expect(read(`name\n"${'x'.repeat(1_500_000)}"`)).rejects.toThrow('a row is longer than 1000000 characters');
  const { about, rows } = await read('name,name,,\nOne\nTwo,b,c,d,e,f\n,,\n\n=cmd|x,1');
  expect(about.kind).toBe('places');
  expect(rows.map(({ content }) => content.place.name)).toEqual(['One', 'Two', '=cmd|x']);
});

test.each([
  ...['4', '4.0', '4,0', '4/5', '4 / 5', '★★★★☆', '⭐⭐⭐⭐', '★ ★ ★ ★'].map((cell) => [cell, 4] as const),
  ...['4 stars', '4 estrellas', '4점', '4星', '4★', '4⭐', '4/5 stars', '4.0/5.0'].map((cell) => [cell, 4] as const),
  ...['4 out of 5', '🌟🌟🌟🌟', '★★★★✩', '４', 'FOUR', 'cuatro'].map((cell) => [cell, 4] as const),
  ...['4.5', '★★★★½', '★★★★ great', '6', '★★★★★★', '0', '8/10'].map((cell) => [cell, null] as const),
])('reads the rating "%s" of a visit as %s', async (cell, stars) => {
  const { rows } = await read(`name,date visited,rating\nHere,2025-01-02,"${cell}"`);
  const problem = stars === null ? expect.stringContaining('not a whole number of stars') : null;
  expect(rows).toMatchObject([{ problem, content: { rating: stars === null ? null : { stars } } }]);
});

/** Another spelling of the same day. */
const onDay = (text: string): [string, string] => [text, '2025-09-04'];

test.each([
  ['2025-09-04', '2025-09-04'],
  ['2025-09-04T19:30:00Z', '2025-09-04T19:30:00Z'],
  ['2025/9/4', '2025-09-04'],
  ['2025-09-04 7:30', '2025-09-04'],
  ['2025. 9. 4.', '2025-09-04'],
  ['2025年9月4日', '2025-09-04'],
  ['2025년 9월 4일', '2025-09-04'],
  ['9/4/2025', '2025-09-04'],
  ['4.9.2025', '2025-09-04'],
  ['14/9/2025', '2025-09-14'],
  ['Sep 4, 2025', '2025-09-04'],
  ['September 4th 2025', '2025-09-04'],
  ['4 de septiembre de 2025', '2025-09-04'],
  ['4 Sept 2025', '2025-09-04'],
  ...['9/4/25', '4-Sep-25', '04-Sep-2025', '4.9.25', '25.9.4', '20250904', '4th September 2025'].map(onDay),
  ...['Thu, Sep 4, 2025', 'Thursday, September 4, 2025', 'jueves, 4 de septiembre de 2025', '2025.09.04(목)'].map(
    onDay,
  ),
  ...['Sep 4, 2025, 7:30:00 PM', 'September 4, 2025 7:30 PM', '9/4/2025 7:30pm (CDT)', '2025年9月4日19:30'].map(onDay),
  ...['2025. 9. 4. 오후 7:30', '2025-09-04 02:00', '2025-09-04T19:30', '2025-09-04 19:30:00 -0500'].map(onDay),
  ...['9/4/2025 7pm', '9/4/2025 at 7pm', '9/4/2025 (dinner)', '2025-09-04 7pm', '2025-9-4 lunch'].map(onDay),
  ...['04.09.2025 um 19:30', '2025-09-04 19h30', '2025. 9. 4. 저녁', '4 septembre 2025', 'Septmber 4, 2025'].map(onDay),
  ['Febuary 3, 2025', '2025-02-03'],
  ['1 Novembro 2025', '2025-11-01'],
  ['2025-09-04 19:30:00Z', '2025-09-04T19:30:00Z'],
  ['9/4/2025 and 9/6', '9/4/2025 and 9/6'],
  ['2025-09-04 & Oct 1', '2025-09-04 & Oct 1'],
  ['Mar 4, 2025', '2025-03-04'],
  ['2025-09-04T19:30:00-0500', '2025-09-04T19:30:00-05:00'],
  ['9/4/2025 10/1/2025', '9/4/2025 10/1/2025'],
  ['25.09.04', '25.09.04'], // in 2004 or in 2025
  ['Maybe 4 2025', 'Maybe 4 2025'],
  ['last week', 'last week'],
])('readDay converts the text "%s" to "%s"', (text, day) => {
  expect(readDay(text, false)).toBe(day);
});
test('if a text has a date and very many clock times, readDay quickly returns the unchanged text', () => {
  const text = `9/4/2025 ${'11h'.repeat(29)}99`;
  for (let time = 0; time < 1000; time += 1) expect(readDay(text, false)).toBe(text);
});
test('another row of the table shows whether 4/9 is in April or September', async () => {
  expect([tellsDayFirst('14/9/2025'), tellsDayFirst('9/14/2025'), tellsDayFirst('4/9/2025')]).toEqual([
    true,
    false,
    null,
  ]);
  const { rows } = await read('name,date\nOne,4/9/2025\nTwo,14/9/2025');
  expect(rows.map(({ content }) => content.visit?.visitedAt)).toEqual(['2025-09-04', '2025-09-14']);
});

const foundry = { address: '3730 Foundry Way', city: 'St. Louis', region: 'MO', postalCode: '63110' };
const whole = (address: string) => ({ address, city: null, region: null, postalCode: null });

test.each([
  ['3730 Foundry Way, Suite 1, St. Louis, MO 63110-1234, USA', { ...foundry, address: '3730 Foundry Way, Suite 1' }],
  ['3730 Foundry Way, St. Louis, MO, 63110', foundry],
  ['3730 Foundry Way, St. Louis MO 63110', foundry],
  ['3730 Foundry Way, St. Louis, MO 63110, U.S.A.', foundry],
  ['3730 Foundry Way, St. Louis, MO 63110 미국', foundry],
  ['3730 Foundry Way, St. Louis, MO 63110美国', foundry],
  ['St. Louis, MO', { address: null, city: 'St. Louis', region: 'MO', postalCode: null }],
  ['1 Main St, Columbus, Ohio', { address: '1 Main St', city: 'Columbus', region: 'OH', postalCode: null }],
  [
    '1 Calle Sol, San Juan, 00907, Puerto Rico',
    { address: '1 Calle Sol', city: 'San Juan', region: 'PR', postalCode: '00907' },
  ],
  [
    '3730 Foundry Way St. Louis, MO 63110', // no city is invented
    { ...foundry, address: '3730 Foundry Way St. Louis, MO 63110', city: null },
  ],
  ['3730 Foundry Way', whole('3730 Foundry Way')],
  ['Somewhere 1, Berlin, Germany', whole('Somewhere 1, Berlin, Germany')],
  ['Via Roma 1, 20121 Milano MI, Italy', whole('Via Roma 1, 20121 Milano MI, Italy')],
])('splits a US address into its parts, but no other address: "%s"', (text, parts) => {
  expect(readAddressText(text)).toEqual(parts);
});
