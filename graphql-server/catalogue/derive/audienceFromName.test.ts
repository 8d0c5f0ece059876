import { clues, kitchens, nothing } from './audienceClues.json';
import { audienceFromName } from './audienceFromName';
import { foldName } from './foldName';

test.each([
  ['LINCOLN ELEMENTARY SCHOOL', 'institution', 'name has "elementary school"'],
  ['Grand Hotel - Employee Cafeteria', 'institution', 'name has "employee cafeteria"'],
  ['SODEXO AT PG & E', 'institution', 'name has "sodexo"'],
  ['College of Nursing Coffee Bar', 'institution', 'name has "college of"'],
  ['Riverside Bed & Breakfast', 'institution', 'name has "bed and breakfast"'],
  ['First Stop Shop @ John Q Public Bldg', 'institution', 'name has "bldg"'],
  ['Baden Christian Childcare Ctr', 'institution', 'name has "childcare ctr"'],
  ['Banquet Kitchen @ Grand Hotel', 'events', 'name has "banquet kitchen"'],
  ['Harbor Yacht Club', 'events', 'name has "yacht club"'],
  ['Busch Stadium 148 - Carry Out', 'stall', 'name is a place in a venue'],
  ["Dome @ America's Center Booth #406", 'stall', 'name is a place in a venue'],
  ['AT&T - Doggie Diner Room 3205', 'stall', 'name is a place in a venue'],
  ["Dome @ America's Center Party Zone", 'stall', 'name is a place in a venue'],
  ['Grand Lodge of Ohio', 'events', 'name has "grand lodge"'],
  ['City Volunteer Dept', 'institution', 'name has "dept"'],
  ['Energizer Park - Hellcat', 'stall', 'name is a place in a venue'],
  ['Castro Theatre', 'stall', 'name has "theatre"'],
  ['Elm Art Museum (Cafe)', 'stall', 'name has "museum cafe"'],
  ['Snack Shack @ Elm Science Ctr', 'stall', 'name has "science ctr"'],
  ['Academy of Sciences Terrace', 'stall', 'name has "academy of sciences"'],
  ['Elm Academy of Science and Arts', 'institution', 'name has "academy of science and"'],
  ['Bon Apetit @ Elm Labs', 'institution', 'name has "bon apetit at"'],
  ["Otto's Granola", 'counter', 'name has "granola"'],
  ['GOURMET CATERING SF, LLC', 'supplier', 'name has "catering"'],
  ['Ferry Building Commissary', 'supplier', 'name has "commissary"'],
  ['AFC SUSHI @ SAFEWAY #1206', 'counter', 'name has the shop "safeway"'],
  ['Schnucks Bakery', 'counter', 'name has the shop "schnucks"'],
  ['College Market', 'counter', 'name has "market"'],
  ['QuikTrip Store #637', 'counter', 'name has the shop "quiktrip"'],
])('%s feeds %s', (name, audience, rule) => {
  expect(audienceFromName(name)).toEqual({ audience, rule });
});

test.each([
  'Boston Market',
  'Granola Bar and Grill',
  "Church's Chicken",
  'Old School Bagels',
  'Market Street Grill',
  'Noe Valley Market & Grill',
  'Village Catering and Cafe',
  'The Beer Hall',
  'Stadium Pizza',
  'Hot Dog Stand',
  'The Breakfast Club',
  'Gaslight Lounge',
  'Home Cooking',
  'Building 27 Cafe',
  'Pho Grand',
  'Tap Room 21',
  '',
])('%j is for everybody', (name) => {
  expect(audienceFromName(name)).toBeNull();
});

test('clues are written in the form of foldName, and no clue occurs twice', () => {
  const words = [...nothing, ...kitchens, ...Object.values(clues).flatMap(({ sure, alone }) => [...sure, ...alone])];
  expect(words.map((word) => word.replace('$', '')).filter((word) => foldName(word) !== word)).toEqual([]);
  const all = Object.values(clues).flatMap(({ sure, alone }) => [...sure, ...alone]);
  expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
});
