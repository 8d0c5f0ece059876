import { makeReader } from './testing/makeReader';

const { read, remove } = makeReader();
afterAll(remove);

test('a column with "Yes" and "No" tells which restaurants were visited', async () => {
  const { about, rows } = await read('Name,Visited,Rating,Notes\nPho Grand,Yes,4,Yum\nBest,No,,try it\nZia,FALSE,,');
  expect(about.kind).toBe('diary');
  expect(rows).toMatchObject([
    { content: { saved: null, visit: { visitedAt: null, notes: 'Yum' }, rating: { stars: 4 } }, isBroken: false },
    { content: { saved: {}, visit: null, rating: null }, problem: expect.stringContaining('no visit') },
    { content: { saved: {}, visit: null, rating: null }, problem: null, isBroken: false },
  ]);
});

test('in a column with marks, a row without a mark is no visit', async () => {
  const { rows } = await read('Name,Visited,City\nPho Grand,x,St. Louis\nBest,,St. Louis');
  expect(rows.map(({ content }) => content.visit !== null)).toEqual([true, false]);
});

test('the dates of other rows stay dates if one row has a mark', async () => {
  const { rows } = await read('Name,Visited\nPho Grand,9/14/2025\nBest,Yes\nZia,');
  expect(rows.map(({ content }) => content.visit?.visitedAt)).toEqual(['2025-09-14', null, null]);
});

test('if a row has no date, its mark decides whether it is a visit; a timestamp does not', async () => {
  const table = 'Name,Visited,Date,Rating\nPho Grand,Yes,9/14/2025,4\nBest,No,,\nZia,Yes,,5\nNudo,,,\nAya,,9/1/2025,';
  const { about, rows } = await read(table);
  expect(about.unusedHeadings).toEqual([]);
  expect(rows.map(({ content }) => content.visit && [content.visit.visitedAt])).toEqual([
    ['2025-09-14'],
    null,
    [null],
    null,
    ['2025-09-01'],
  ]);
  const plans = await read('Name,Visited,Date\nBest,No,');
  expect(plans.rows).toMatchObject([{ content: { saved: {}, visit: null } }]);
  const form = await read('Timestamp,Name,Date Visited\n9/30/2025 10:00:00,Zia,\n9/30/2025 10:05:00,Best,9/1/2025');
  expect(form.rows.map(({ content }) => content.visit?.visitedAt)).toEqual([null, '2025-09-01']);
});

test('a score of the food is no dish', async () => {
  const table = (food: string) => `Restaurant,Date,Food,Service,Rating\nPho Grand,2025-09-04,${food},4,5`;
  const scores = await read(table('5'));
  expect(scores.about.unusedHeadings).toEqual(['Food', 'Service']);
  expect(scores.rows).toMatchObject([{ content: { visit: { favoriteDishes: null }, rating: { stars: 5 } } }]);
  const dishes = await read(table('7 Up'));
  expect(dishes.about.unusedHeadings).toEqual(['Service']);
  expect(dishes.rows).toMatchObject([{ content: { visit: { favoriteDishes: '7 Up' } } }]);
});

test('reads stars as Yelp writes them', async () => {
  const { rows } = await read('Business,Stars\nPho Grand,4.0 star rating');
  expect(rows).toMatchObject([{ content: { rating: { stars: 4 } }, problem: null }]);
});
