import { makeReader } from './testing/makeReader';

const { read, remove } = makeReader();
afterAll(remove);

const location = { address: '3195 S Grand Blvd\nSt. Louis, MO 63118 미국', name: 'Pho Grand' };
const place = (properties: object) => ({ type: 'Feature', geometry: null, properties });
const collection = (properties: object, members: object = {}) =>
  JSON.stringify({ type: 'FeatureCollection', ...members, features: [place(properties)] });

test.each([
  [
    'today',
    {
      date: '2023-05-01T10:00:00Z',
      five_star_rating_published: 2,
      review_text_published: 'Bad\nservice',
      location,
    },
  ],
  [
    'before 2023',
    {
      Published: '2023-05-01T10:00:00Z',
      'Star Rating': 2,
      'Review Comment': 'Bad\nservice',
      Location: { Address: location.address, 'Business Name': 'Pho Grand' },
    },
  ],
])('a review of Takeout (%s) becomes a rating', async (_, properties) => {
  const { about, rows } = await read(collection(properties));
  expect(about.kind).toBe('takeoutPlaces');
  expect(rows).toMatchObject([
    {
      problem: null,
      content: {
        place: {
          name: 'Pho Grand',
          address: '3195 S Grand Blvd',
          city: 'St. Louis',
          region: 'MO',
          postalCode: '63118',
        },
        saved: null,
        visit: null,
        rating: { stars: 2, comment: 'Bad\nservice', ratedAt: '2023-05-01T10:00:00.000Z' },
      },
    },
  ]);
});

test('a review without stars is refused; a text that is not valid is left out, and the stars are kept', async () => {
  const unrated = await read(collection({ review_text_published: 'Good', location }));
  expect(unrated.rows).toMatchObject([{ isBroken: true, problem: 'Rating must be a whole number from 1 to 5' }]);
  const long = await read(
    collection({ five_star_rating_published: 5, review_text_published: 'x'.repeat(501), location }),
  );
  expect(long.rows).toMatchObject([
    { isBroken: false, problem: expect.stringContaining('too long'), content: { rating: { stars: 5, comment: null } } },
  ]);
  const list = await read(collection({ five_star_rating_published: 5, review_text_published: ['Good'], location }));
  expect(list.rows).toMatchObject([
    { problem: 'The text of the review is no valid text, so it is left out', content: { rating: { stars: 5 } } },
  ]);
});

test('a labeled place of Takeout is not a restaurant', async () => {
  const { rows } = await read(collection({ address: '1 Main St, St. Louis, MO', name: 'Home' }));
  expect(rows).toMatchObject([{ isBroken: true, problem: expect.stringContaining('is a label') }]);
});

test('a later version is refused in a file of Fuud, and has no effect in a file from another program', async () => {
  expect((await read(collection({ location }, { version: 2 }))).rows).toHaveLength(1);
  await expect(read('{"version":2,"format":"fuud","records":[]}')).rejects.toThrow('a later Fuud');
});

test('an export that contains only searches is read', async () => {
  const searches = [{ query: 'tacos', location: 'St. Louis', searchedAt: '2025-01-01T00:00:00.000Z' }];
  const { about, rows } = await read(JSON.stringify({ format: 'fuud', version: 1, records: [], searches }));
  expect(rows).toEqual([]);
  expect(about).toMatchObject({ kind: 'fuudJson', searches });
});

test('JSON may be UTF-16', async () => {
  const { rows } = await read(Buffer.from(`\ufeff${collection({ location })}`, 'utf16le'));
  expect(rows).toMatchObject([{ content: { place: { name: 'Pho Grand' } } }]);
});
