import { COLUMNS, VERSION_COLUMN } from '../../columns';
import { readOwnItem } from './readOwnItem';
import { makeReader } from './testing/makeReader';

const { read, remove } = makeReader();
afterAll(remove);

const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const header = [VERSION_COLUMN, ...COLUMNS.map(({ name }) => name)];
const visit: Record<string, string> = {
  fuudVersion: '1',
  kind: 'visit',
  restaurantId: id,
  addedAt: '2025-10-01T00:00:00.000Z',
  visitedAt: '2025-09-04',
  'restaurant.name': 'Here',
  'restaurant.latitude': '38.63',
  'restaurant.longitude': '-90.2',
  'restaurant.googleRating': '4.5',
  'restaurant.needsReservation': 'true',
};
const tableOf = (columns: readonly string[], record: Record<string, string>, separator = ',') =>
  [columns, columns.map((column) => record[column] ?? '')].map((cells) => cells.join(separator)).join('\r\n');

test.each([
  ['the version is the last column', tableOf([...header.slice(1), VERSION_COLUMN], visit)],
  ['the version was deleted', tableOf(header.slice(1), visit)],
  ['a column was inserted', tableOf(['', ...header], visit)],
  ['American Excel saved it', tableOf(header, { ...visit, visitedAt: '9/4/2025' })],
  [
    'German Excel saved it',
    tableOf(
      header,
      {
        ...visit,
        visitedAt: '04.09.2025',
        'restaurant.latitude': '38,63',
        'restaurant.longitude': '-90,2',
        'restaurant.googleRating': '4,5',
        'restaurant.needsReservation': 'WAHR',
      },
      ';',
    ),
  ],
  ['LibreOffice saved it', tableOf(header, { ...visit, addedAt: '2025-10-01 00:00:00' })],
])('reads an export of Fuud as CSV: %s', async (_, table) => {
  const { about, rows } = await read(table);
  expect(about.kind).toBe('fuudCsv');
  expect(rows).toMatchObject([
    {
      problem: null,
      content: {
        place: {
          restaurantId: id,
          snapshot: { name: 'Here', latitude: 38.63, longitude: -90.2, googleRating: 4.5, needsReservation: true },
        },
        visit: { visitedAt: '2025-09-04', addedAt: '2025-10-01T00:00:00.000Z' },
      },
    },
  ]);
});

test('another row shows whether a spreadsheet wrote the day first', async () => {
  const [head, row = ''] = tableOf(header, visit).split('\r\n');
  const dates = ['4/9/2025', '14/9/2025'].map((date) => row.replace('2025-09-04', date));
  const { rows } = await read([head, ...dates].join('\n'));
  expect(rows.map(({ content }) => content.visit?.visitedAt)).toEqual(['2025-09-04', '2025-09-14']);
});

test('a fact that is not valid is left out and named, and the other facts of the restaurant are kept', async () => {
  const { rows } = await read(
    tableOf(header, { ...visit, 'restaurant.latitude': 'north', 'restaurant.needsReservation': 'perhaps' }),
  );
  expect(rows).toMatchObject([
    {
      isBroken: false,
      problem:
        'These facts of the restaurant are not valid or too long, so they are left out: needsReservation, coordinates',
      content: { place: { snapshot: { name: 'Here', googleRating: 4.5, latitude: null, needsReservation: null } } },
    },
  ]);
});

test('if a restaurant is too large to store, its longest fact is left out and named', async () => {
  const { rows } = await read(
    tableOf(header, {
      ...visit,
      'restaurant.yelpUrl': `https://yelp.example/${'a'.repeat(1900)}`,
      'restaurant.reservationUrl': `https://book.example/${'b'.repeat(1970)}`,
    }),
  );
  expect(rows).toMatchObject([
    {
      isBroken: false,
      problem: 'These facts of the restaurant are not valid or too long, so they are left out: reservationUrl',
      content: { place: { snapshot: { name: 'Here', googleRating: 4.5, reservationUrl: null } } },
    },
  ]);
});

test('unknown facts of a restaurant that is too large to store are neither named nor read again and again', () => {
  const unknown = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`fact${n}`, 'x'.repeat(2100)]));
  const link = `https://a.example/${'a'.repeat(1900)}`;
  const restaurant = { name: 'Here', ...unknown, yelpUrl: link, reservationUrl: `${link}a`, imageUrl: link };
  const { problem } = readOwnItem({ kind: 'saved', restaurantId: id, savedAt: '2026-01-01T00:00:00Z', restaurant });
  expect(problem).toMatch(/: reservationUrl, yelpUrl$/);
}, 5_000);

test('a file of a later version is refused, even if the version is in the last column', async () => {
  const table = tableOf([...header.slice(1), VERSION_COLUMN], { ...visit, fuudVersion: '2' });
  await expect(read(table)).rejects.toThrow('was written by a later Fuud (version 2)');
});
