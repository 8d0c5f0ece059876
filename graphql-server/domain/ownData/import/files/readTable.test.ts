import { makeReader } from './testing/makeReader';

const { read, remove } = makeReader();
afterAll(remove);

/** What is read from the only row of a table: the name, the visit, the stars, the problem and the unused headings. */
async function readOne(table: string) {
  const { about, rows } = await read(table);
  expect(rows).toHaveLength(1);
  const { name } = rows[0]?.content.place ?? {};
  const { visitedAt, notes, favoriteDishes } = rows[0]?.content.visit ?? {};
  const { problem, content } = rows[0] ?? {};
  const { unusedHeadings: unused } = about;
  return { name, visitedAt, notes, dishes: favoriteDishes, stars: content?.rating?.stars, problem, unused };
}

test.each([
  'Restaurant,Date of visit,Stars (1-5),My notes',
  'Restaurant Name,Last Visited,Overall Rating,Comments/Notes',
  'Venue,Date Tried,How many stars?,Thoughts?',
  'Restaurant 🍜,Timestamp,Rating (out of 5),Visit notes',
  'Restaurante,Fecha de la visita,Mi calificación,Mis notas',
  'Nombre,Última visita,Puntaje,Comentarios',
  '餐厅,日期,我的评分（满分5）,备注',
  '식당,방문한 날짜,내 평점(5점 만점),메모',
])('understands the headings %s', async (headings) => {
  const read = { name: 'Pho Grand', visitedAt: '2025-09-04', notes: 'Yum', stars: 4, problem: null, unused: [] };
  expect(await readOne(`${headings}\nPho Grand,2025-09-04,4,Yum`)).toMatchObject(read);
});

test.each([
  ['a heading of another meaning', 'Restaurant,City,Google rating,Date added', ['Google rating', 'Date added']],
  ['a blank heading', 'Restaurant,,City,Website', ['#2', 'Website']],
  ['an unknown heading', 'Restaurant,City,Bewertung,Notizen', ['Bewertung', 'Notizen']],
  ['notes beside a URL', 'Title,City,Note,URL', ['Note', 'URL']],
  ['a second column for the same field', 'Restaurant,Place,City,Town', ['Place', 'Town']],
])('names the columns that are not used: %s', async (_, headings, unused) => {
  expect(await readOne(`${headings}\nPho Grand,b,c,d`)).toMatchObject({ name: 'Pho Grand', unused });
  expect(await readOne(`${headings}\nPho Grand`)).toMatchObject({ unused: [] }); // empty columns are not named
});

test.each([
  ['Name,Restaurant,Date\nAlice,Pho Grand,2025-09-04', { name: 'Pho Grand', visitedAt: '2025-09-04' }],
  ['Fecha,Lugar,Restaurante\n2025-09-04,Madrid,Pho Grand', { name: 'Pho Grand', visitedAt: '2025-09-04' }],
  ['Day,Date,Restaurant\nFri,9/5/2025,Pho Grand', { visitedAt: '2025-09-05', problem: null }],
  ['Name,Rating,My Rating\nPho Grand,4,2', { stars: 2, unused: ['Rating'] }],
  ['Name,Notes,Dishes,Review\nPho Grand,a,b,c', { notes: 'a\nc', dishes: 'b' }],
])('of several columns for one field, the best is read; columns of notes are joined: %j', async (table, expected) => {
  expect(await readOne(table)).toMatchObject(expected);
});

test.each([
  'Pho Grand,Restaurant,3195 S Grand\nBlueprint Coffee,Cafe,6225 Delmar',
  'Nom,Type,Ville\nChez Paul,Restaurant,Paris',
])('a row of data with the word "Restaurant" is not a row of headings: %j', async (table) => {
  await expect(read(table)).rejects.toThrow('has no row of headings');
});

test.each([
  ...['#,Restaurant\n1,Joe', ',Restaurant\n0,Joe', 'Restaurant,#\nJoe,1', 'Restaurant,Overall\nJoe,4'],
  ...['1,Restaurant\n2,Joe', '#;Restaurant\n1;Joe', 'Restaurant,Recommended by\nJoe,Anna', 'Name;Vibe\nJoe;loud'],
  ...['Place,Who\nJoe,Ann', 'Restaurant,Where I heard\nJoe,radio'],
])('a first row is a row of headings if its only known heading is for the name: %j', async (table) => {
  const { rows } = await read(table);
  expect(rows).toMatchObject([{ isBroken: false, content: { place: { name: 'Joe' } } }]);
});

test('data with two known words does not replace headings above it, but headings replace a description', async () => {
  const { rows } = await read('Restaurant,Vibe,Who\nJoe,good,Ann\nPlace,Date,Bob');
  expect(rows.map(({ content }) => content.place.name)).toEqual(['Joe', 'Place']);
  const below = await read('My restaurants, by Ann\nTitle,Note,URL\nPho Grand,,https://x');
  expect(below.rows.map(({ content }) => content.place.name)).toEqual(['Pho Grand']);
});

test.each(['Restaurant,3195 S Grand\nCafe,6225 Delmar', 'Restaurant,2025-09-04'])(
  'a first row that looks like data is not a row of headings: %j',
  async (table) => {
    await expect(read(table)).rejects.toThrow('has no row of headings');
  },
);

test('a web page is refused', async () => {
  await expect(read('<table>\n<tr>\nName\n</tr>')).rejects.toThrow('is a web page or XML');
});

test.each([
  'Tacos; burgers; pizza\n\nTitle,Note,URL\nPho Grand,,https://x',
  'My restaurants, visited, rated\nname;url\nPho Grand;https://x',
  '[St. Louis] eats\n\nTitle,Note,URL\nPho Grand,,https://x',
  'Restaurant\nRestaurant\tURL\nPho Grand\thttps://x',
])('finds the separator and the headings below a description: %j', async (table) => {
  const { about, rows } = await read(table);
  expect(about.kind).toBe('takeoutList');
  expect(rows.at(-1)?.content.place.name).toBe('Pho Grand');
});

test('notes in the last column may contain separators without quotes; other surplus cells are left out', async () => {
  const row = (cells: string) => readOne(`name,date,notes\nHere,2025-01-02,${cells}`);
  expect(await row('Great food, loved it, will return')).toMatchObject({ notes: 'Great food, loved it, will return' });
  expect(await row(' "Go early, park in back"')).toMatchObject({ notes: 'Go early, park in back' });
  expect(await row('fine,,')).toMatchObject({ notes: 'fine', problem: null });
  expect(await readOne('Restaurant\n"Pho Grand", St. Louis')).toMatchObject({
    name: 'Pho Grand',
    problem: '"St. Louis" is in a cell without a heading, so it is left out',
  });
});

test('lines may end in different ways', async () => {
  const { rows } = await read('name,date\r\nOne,2025-01-02\nTwo,2025-01-03\rThree,2025-01-04\r\n');
  expect(rows.map(({ content }) => content.place.name)).toEqual(['One', 'Two', 'Three']);
});

test('a row that repeats the headings, or has an error of a spreadsheet as its name, is not imported', async () => {
  const { rows } = await read('Title,Note,URL\nOne,,u\nTitle,Note,URL\n#N/A,,u');
  expect(rows.map(({ problem }) => problem)).toEqual([
    null,
    'The row repeats the headings',
    'The row does not name a restaurant',
  ]);
});

test('a row with millions of separators is refused', async () => {
  await expect(read(`name${';'.repeat(2_100_000)}\nA`)).rejects.toThrow('a row is longer than 1000000 characters');
});

test.each([
  ['numbers above five', 'name,rating\nA,9\nB,5\nC,8.5\nD,3\nE,4/5', [null, null, null, null, 4]],
  ['a heading with another scale', 'name,Score (1-10)\nA,5\nB,4\nC,★★★', [null, null, 3]],
  ['numbers up to five', 'name,rating\nA,4.5\nB,5\nC,-\nD,N/A', [null, 5, null, null]],
])('a whole column, with its heading, shows whether ratings are out of five: %s', async (_, table, stars) => {
  const { rows } = await read(table);
  expect(rows.map(({ content }) => content.rating?.stars ?? null)).toEqual(stars);
  for (const { content, problem } of rows) {
    const isPlaceholder = ['C', 'D'].includes(content.place.name) && stars.length === 4;
    expect(problem === null).toBe(content.rating !== null || isPlaceholder);
  }
});

test.each(['-', 'N/A', '?', 'TBD', 'Sep 2025', '2025-09', 'Friday'])(
  'a row with the date "%s" is kept, without a date',
  async (date) => {
    const problem = `"${date}" names no day, so the visit has no date`;
    expect(await readOne(`name,date,notes\nA,${date},b`)).toMatchObject({ visitedAt: null, notes: 'b', problem });
  },
);

test('several dates in one cell are refused, because only one of them would be imported', async () => {
  const { rows } = await read('name,date\nA,9/4/2025 10/1/2025\nB,"9/4/2025, 10/1/2025"\nC,9/4/2025 - 9/6/2025');
  expect(rows.map(({ isBroken }) => isBroken)).toEqual([true, true, true]);
});

test('cells with very many spaces are read without delay', async () => {
  const long = `x${' '.repeat(300_000)}x`;
  const { rows } = await read(`name,date,rating,address,notes\nA,${long},${long},${long},b`);
  expect(rows).toMatchObject([{ isBroken: true, problem: expect.stringContaining('is not a date') }]);
});

test('in a table with semicolons, the day is first in 4/9/2025, unless another date shows that it is not', async () => {
  expect(await readOne('name;date\nA;4/9/2025')).toMatchObject({ visitedAt: '2025-09-04' });
  const { rows } = await read('name;date\nA;4/9/2025\nB;4/19/2025');
  expect(rows[0]?.content.visit?.visitedAt).toBe('2025-04-09');
});

test.each([
  ['location\nA,"St. Louis, MO"', { address: null, city: 'St. Louis, MO' }],
  ['location\nA,"1 Main St, St. Louis, MO 63110"', { address: '1 Main St', city: 'St. Louis', postalCode: '63110' }],
  ['coordinates\nA,"38.6, -90.2"', { latitude: 38.6, longitude: -90.2 }],
  ['lat,lng\nA,0,0', { latitude: null, longitude: null }],
])('reads where a restaurant is: %j', async (table, place) => {
  const { rows } = await read(`name,${table}`);
  expect(rows[0]?.content.place).toMatchObject(place);
});

test.each([
  [
    'Windows-1252',
    Buffer.from('name,date,notes\nCaf\xe9,2025-01-02,cr\xe8me ca\xf1\xf3n \x80 5', 'latin1'),
    'crème cañón € 5',
  ],
  ['control characters', Buffer.from('name,date,notes\nCafé,2025-01-02,a\x0bb\x02c\u0085d\x0ce'), 'a b c d e'],
])('reads a table with %s', async (_, content, notes) => {
  const { rows } = await read(content);
  expect(rows).toMatchObject([{ content: { place: { name: 'Café' }, visit: { notes } } }]);
});

test.each([
  ['Korean (CP949)', 'c0ccb8a70ab8edb5bfc4aeb1b9bcf60ab8c0c0d6b4d90a'],
  ['simplified Chinese (GBK)', '6e616d650abaa3b5d7c0ccbbf0b9f80ac0cfb2a1b5eac4cf0a'],
  ['traditional Chinese (Big5)', '6e616d650ab9a9aef5c2d70aa66ea659b4ba0a'],
])('a table in the Windows encoding for %s is refused, because it would be misread', async (_, hex) => {
  await expect(read(Buffer.from(hex, 'hex'))).rejects.toThrow('Save it as "CSV UTF-8"');
});
