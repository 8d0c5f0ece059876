import { cuisineFromName } from './cuisineFromName';

test.each([
  ['Pho Grand', 'Vietnamese', ['pho']],
  ['TAQUERIA EL BRONCO #2', 'Mexican', ['taqueria']],
  ["Tony's Pizza & Subs", 'Pizza, Sandwiches', ['pizza', 'subs']],
  ['Seoul Korean BBQ', 'Korean, Barbecue', ['seoul', 'bbq']],
  ["Bogart's Smokehouse", 'Barbecue', ['smokehouse']],
  ["Smokin' Al's Bar-B-Q", 'Barbecue', ['smokin']],
  ['Strange Donuts', 'Donuts', ['donut']],
  ['World’s Fair Doughnuts', 'Donuts', ['donut']],
  ['Crêperie du Marché', 'Crêpes', ['creperie']],
  ['Ristorante Da Gianni', 'Italian', ['ristorante']],
  ['Hot Pot City', 'Hot Pot', ['hot pot']],
  ['Little Saigon', 'Vietnamese', ['little saigon']],
  ['Hong Kong Express', 'Chinese', ['hong kong']],
  ['Taste of Lebanon', 'Lebanese', ['lebanon']],
  ['Kimchi Guys', 'Korean', ['kimchi']],
  ["L'Osteria del Forno", 'Italian', ['osteria']],
  ['Wing Lee Bakery', 'Bakery', ['bakery']],
  ['Masala Dosa House', 'Indian', ['masala dosa']],
  ['Fish & Chips Shop', 'Fish & Chips', ['fish and chips']],
  ['Pie Guy Pizza', 'Pizza', ['pizza']],
  ['Wasabi Bistro', 'Japanese', ['wasabi']],
  ['Crepe and Brioche', 'Crêpes, Bakery', ['crepe', 'brioche']],
  ['Rinconcito Nicaragüense', 'Nicaraguan', ['nicaraguense']],
  ['Paris Banh Mi', 'Vietnamese', ['paris banh mi']],
  ['Hot Zushi', 'Sushi', ['zushi']],
  ['New Mexico Taco Shop', 'Tacos', ['taco shop']],
])('the name %s implies the cuisine %s', (name, cuisine, words) => {
  expect(cuisineFromName(name)).toEqual({ cuisine, words });
});

test.each(["Phoebe's", 'Indian Hills Country Club', 'Wingate', '', 'Chinatown', 'Main Kitchen', 'Wing Lum'])(
  'the name %j implies no cuisine',
  (name) => {
    expect(cuisineFromName(name)).toBeNull();
  },
);

test.each([
  ['Veg & Non Veg Indian Restaurant', 'Indian'],
  ['Not Vegan BBQ', 'Barbecue'],
  ['Vegan Friendly Cafe', 'Cafe'],
  ['Kosher Style Deli', 'Jewish'],
  ['Not Just Donuts', 'Donuts'],
  ['More Than Just Tacos', 'Tacos'],
  ['Nothing But Noodles', 'Noodles'],
  ['No Fish Today', undefined],
  ['Without Pizza', undefined],
  ['Anything But Burgers', undefined],
])('a cuisine that the name refuses does not count: the name %s implies %s', (name, cuisine) => {
  expect(cuisineFromName(name)?.cuisine).toBe(cuisine);
});

test('the name of an owner is no food, but a food may have "\'s" instead of "s"', () => {
  expect(cuisineFromName("Frank's Pizza")?.cuisine).toBe('Pizza');
  expect(cuisineFromName('Frank’s Italian Restaurant')?.cuisine).toBe('Italian');
  expect(cuisineFromName("Wing's Kitchen")).toBeNull();
  expect(cuisineFromName('Franks & Dogs')?.cuisine).toBe('Hot Dogs');
  expect(cuisineFromName("Taco's El Rey")?.cuisine).toBe('Tacos');
});

test('a stem also counts at the beginning or end of a longer word, except in ignored words such as "Tacoma"', () => {
  expect(cuisineFromName('Sushirrito')).toEqual({ cuisine: 'Sushi', words: ['sushirrito'] });
  expect(cuisineFromName("Wesburger N' More")?.cuisine).toBe('Burgers');
  expect(cuisineFromName('Tacoma House')).toBeNull();
});

test('if no word names a cuisine, the last word that names a kind of place counts', () => {
  expect(cuisineFromName('Venice Cafe')).toEqual({ cuisine: 'Cafe', words: ['cafe'] });
  expect(cuisineFromName('Thai Cafe')?.cuisine).toBe('Thai');
  expect(cuisineFromName('Cafe Natasha Saloon')?.cuisine).toBe('Bar');
  expect(cuisineFromName('Cafe Natasha Lounge')?.cuisine).toBe('Cafe'); // a lounge is not always a bar
});

test.each([
  ["Bread Winner's Cafe", 'Cafe'],
  ["Indian Spring's Grill", 'Grill'],
  ["General Tso's Chicken", 'Chinese'],
  ["shepherd's pie", 'British'],
  ["Chicken Wing's & More", 'Wings'],
  ["Wing's Chinese", 'Chinese'],
  ["Frank's Pizza", 'Pizza'],
  ['Key Lime Pie & Pizza', 'Pies, Pizza'],
])('a phrase with "\'s" is read as a whole, but an owner is no food: %s', (name, cuisine) => {
  expect(cuisineFromName(name)?.cuisine).toBe(cuisine);
});
