import { audienceOf } from './audienceOf';

const audienceFor = (name: string, more: { cuisine?: string; address?: string } = {}) =>
  audienceOf({ name, brand: null, ...more })?.audience ?? 'public';

test.each([
  ['7 Spices', 'Caribbean'],
  ['99 Cents Delicious Pizza', 'Pizza'],
  ['Gnocchi on 9th BP', 'Italian'],
  ["Lucy's Italian Sausage Company", 'Italian'],
  ['Fuzhou Snack Bar', 'Chinese, Fast Food'],
  ['Stanley Cigar Co', 'Tavern'],
])('%s is for the public, because its cuisine outweighs a word of its name', (name, cuisine) => {
  expect(audienceFor(name, { cuisine })).toBe('public');
  expect(audienceFor(name)).not.toBe('public');
});

test.each(['The Spice Club', 'La Grange Delice'])('%s is for the public', (name) => {
  expect(audienceFor(name)).toBe('public');
});

test.each([
  ['St. Francis College', 'American', 'institution'],
  ['P & S Deli Grocery', 'American', 'counter'],
  ['Metropolitan Ballroom', 'Kosher', 'events'],
  ['Oak Pool Snack Bar', 'Fast Food', 'stall'],
  ['Morgan Stanley 2nd Floor Bistro', 'American', 'institution'],
])('%s is not for the public, although it has a cuisine', (name, cuisine, audience) => {
  expect(audienceFor(name, { cuisine })).toBe(audience);
});

test.each([
  ['H&F Ballrooms', 'events'],
  ['AA Admirals Club', 'events'],
  ['Awesum Cloud Kitchen', 'supplier'],
  ['Crystal Lake Senior Day Care', 'institution'],
  ['CP Printing', 'counter'],
  ['Grasmere Body Building', 'counter'],
])('the audience of %s is %s', (name, audience) => {
  expect(audienceFor(name)).toBe(audience);
});

test('a lounge at an airport is not for the public', () => {
  expect(audienceFor('Wingtips Lounge', { address: 'JFK International Airport' })).toBe('events');
  expect(audienceFor('Zest Lounge', { address: '12414 101st Ave' })).toBe('public');
});
