import { bestRated } from './bestRated';

const place = (average: number | null, ...elsewhere: (number | null)[]) => ({
  node: {
    ratingSummary: { average },
    externalListings: elsewhere.map((each) => ({ ratingSummary: { average: each } })),
  },
});

test('bestRated returns the well rated places in order, without unrated places and places with a low average', () => {
  const [high, google, good] = [place(5), place(null, 4.5), place(3.5, 4)];
  expect(bestRated([high, place(2), google, place(null, null), good, place(5, 2.5)])).toEqual([high, google, good]);
});

test('two well rated places are too few for a carousel, so no place is returned', () => {
  expect(bestRated([place(5), place(4), place(null)])).toEqual([]);
});
