import { audienceOf } from './audienceOf';

type More = { brand?: string; cuisine?: string; statedCuisine?: string; address?: string };
const audienceFor = (name: string, more: More = {}) => audienceOf({ name, brand: null, ...more })?.audience ?? 'public';

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

test.each([
  ['Foreign Cinema', 'Californian'],
  ['Bollywood Theater', 'Indian'],
  ['Night + Market', 'Thai'],
  ['Native Foods', 'Vegan'],
  ['Pecan Lodge', 'Barbecue'],
  ['Warehouse 54', 'Barbecue'],
  ['Temple', 'Thai, Bar'],
  ['Jing Fong Banquet', 'Chinese'],
  ['Meat Market', 'Steak'],
])('%s is for the public, because its source states the cuisine %s', (name, cuisine) => {
  expect(audienceFor(name, { cuisine, statedCuisine: cuisine })).toBe('public');
  expect(audienceFor(name, { cuisine })).not.toBe('public');
});

test.each([
  ['Lincoln Elementary School', 'Thai', 'institution'],
  ['Elm Banquet Hall', 'Chinese', 'events'],
  ['Elm Catering', 'Pizza', 'supplier'],
  ['Elm Liquors', 'Brewery', 'counter'],
  ['Elm Market', 'Kosher, Pizza', 'counter'],
  ['Elm Museum', 'Cafe', 'stall'],
])('%s is not for the public, although its source states the cuisine %s', (name, cuisine, audience) => {
  expect(audienceFor(name, { cuisine, statedCuisine: cuisine })).toBe(audience);
});

test('a place whose name has the form of a school is for the public if its source states a cuisine', () => {
  expect(audienceFor('PS 450', { cuisine: 'American', statedCuisine: 'American' })).toBe('public');
  expect(audienceFor('PS 450')).toBe('institution');
});

test.each([
  'Waxing Moon Cafe',
  'Turkish Bath Cafe',
  'Travel Stop Diner',
  'Fraternity Pizza',
  'Sorority House Pizza',
  'Naval Station Grill',
  'Parish Kitchen & Bar',
  'Speedway Pizza',
  'Speedway Bar',
  'Gas Station Tacos',
  'Service Station Grill',
  'General Store Cafe',
  'Meat Market Grill',
])('%s is for the public, because its name has a word for a kitchen', (name) => {
  expect(audienceFor(name)).toBe('public');
});

test.each([
  ['Elm Waxing', 'counter'],
  ['Elm Travel Stop', 'counter'],
  ['Halal Meat Market', 'counter'],
  ['Shell Gas Station & Deli', 'counter'],
  ['Alpha Sorority', 'institution'],
  ['Great Elm Naval Station', 'institution'],
  ['St. Anne Parish Kitchen', 'institution'],
])('%s is not for the public: apart from the clue, its name has no word of `kitchens`', (name, audience) => {
  expect(audienceFor(name)).toBe(audience);
});

test('a place with the name of a chain is for the public, except in a school', () => {
  expect(audienceFor("Jersey Mike's - Oak Park - 123", { brand: 'Jersey Mike’s Subs' })).toBe('public');
  expect(audienceFor('Starbucks - University of Oak', { brand: 'Starbucks' })).toBe('public');
  expect(audienceFor('Subway - Lincoln High School', { brand: 'Subway' })).toBe('institution');
  expect(audienceFor('Perkins (Adams Elementary)', { brand: 'Perkins' })).toBe('institution');
});

test.each(['The Spice Club', 'La Grange Delice'])('%s is for the public: its name has words of `nothing`', (name) => {
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
