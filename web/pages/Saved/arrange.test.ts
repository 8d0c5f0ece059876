import { type Arrangement, arrange } from './arrange';

const place = (name: string, latitude: number | null, ...words: string[]) => ({
  name,
  words,
  coordinates: latitude === null ? null : { latitude, longitude: -90 },
});
const places = [
  place('Zoë’s', 38.7, 'Greek', 'Soulard'),
  place('Élan', null, 'French'),
  place('Aki Ramen', 38.6, 'Japanese', 'The Hill'),
];
const wanted: Arrangement = { sort: 'newest', text: '', position: null, language: 'en' };
const names = (change: Partial<Arrangement>) => arrange(places, { ...wanted, ...change }).map(({ name }) => name);

test('stays as saved, newest first', () => {
  expect(names({})).toEqual(['Zoë’s', 'Élan', 'Aki Ramen']);
});

test('by name as the language sorts', () => {
  expect(names({ sort: 'name' })).toEqual(['Aki Ramen', 'Élan', 'Zoë’s']);
});

test('by distance from the reader, what stands nowhere last; unsorted where the reader is not known', () => {
  const position = { latitude: 38.61, longitude: -90 };
  expect(names({ sort: 'distance', position })).toEqual(['Aki Ramen', 'Zoë’s', 'Élan']);
  expect(names({ sort: 'distance' })).toEqual(['Zoë’s', 'Élan', 'Aki Ramen']);
});

test('has every word typed, whatever its accents and capitals, in the name or beside it', () => {
  expect(names({ text: 'zoe' })).toEqual(['Zoë’s']);
  expect(names({ text: ' hill  JAPAN ' })).toEqual(['Aki Ramen']);
  expect(names({ text: 'hill greek' })).toEqual([]);
});
