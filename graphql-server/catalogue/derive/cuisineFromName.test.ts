import { cuisineFromName } from './cuisineFromName';
import { foldName } from './foldName';
import { clues } from './nameClues.json';

test.each([
  ['Pho Grand', 'Vietnamese', ['pho']],
  ['TAQUERIA EL BRONCO #2', 'Mexican', ['taqueria']],
  ["Tony's Pizza & Subs", 'Pizza, Sandwiches', ['pizza', 'subs']],
  ['Seoul Korean BBQ', 'Korean, Barbecue', ['korean bbq']],
  ["Bogart's Smokehouse", 'Barbecue', ['smokehouse']],
  ["Smokin' Al's Bar-B-Q", 'Barbecue', ['bbq']],
  ['Strange Donuts', 'Donuts', ['donut']],
  ['World’s Fair Doughnuts', 'Donuts', ['donut']],
  ['Crêperie du Marché', 'Crêpes', ['creperie']],
  ['Ristorante Da Gianni', 'Italian', ['ristorante']],
  ['Hot Pot City', 'Hot Pot', ['hot pot']],
  ['Fish & Chips Shop', 'Fish & Chips', ['fish and chips']],
  ['New Mexico Taco Shop', 'Tacos', ['taco shop']],
])('%s cooks %s', (name, cuisine, words) => {
  expect(cuisineFromName(name)).toEqual({ cuisine, words });
});

test.each(['Thailand', "Phoebe's", 'The Grill', 'Indian Hills Country Club', 'Wingate', 'Saloon', '', 'Chinatown'])(
  '%j does not say what is cooked',
  (name) => {
    expect(cuisineFromName(name)).toBeNull();
  },
);

test('clues are written as names are compared, and each once', () => {
  const all = Object.values(clues).flat();
  expect(all.filter((word) => foldName(word) !== word)).toEqual([]);
  expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
});
