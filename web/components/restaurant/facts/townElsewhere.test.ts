import { townElsewhere } from './townElsewhere';

const place = (city: string | null, region: string | null, shortName: string | null = city) => ({
  address: { city, region },
  city: shortName === null ? null : { shortName },
});

test.each([
  ['is in the user’s city', 'St. Louis', place('St. Louis', 'MO'), null],
  ['is in another town', 'St. Louis', place('Granite City', 'IL'), 'Granite City'],
  ['is in the other Kansas City', 'Kansas City', place('Kansas City', 'KS', 'Kansas City, KS'), 'Kansas City, KS'],
  ['is in the user’s Kansas City', 'Kansas City, KS', place('Kansas City', 'KS', 'Kansas City, KS'), null],
  ['is in the larger Kansas City', 'Kansas City, KS', place('Kansas City', 'MO'), 'Kansas City, MO'],
  ['has an unknown state', 'Springfield, MO', place('Springfield', null, null), null],
  ['has an unknown town', 'St. Louis', place(null, 'MO', null), null],
])('if a restaurant %s, and the user’s city is %s, the town is right', (_, userCity, restaurant, town) => {
  expect(townElsewhere(userCity, restaurant)).toBe(town);
});
