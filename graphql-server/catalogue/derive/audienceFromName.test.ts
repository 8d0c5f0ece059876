import { bars, clues, figurative, kitchens, nothing, outweighed } from './audienceClues.json';
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
  ['MV Oak Bay', 'stall', 'name is a boat'],
  ['Elm and Oak Fleet - Queen', 'stall', 'name is a place in a venue'],
  ['Elm West Lobby 2', 'stall', 'name is a place in a venue'],
  ['ELM THEATER C&M', 'stall', 'name has "theater"'],
  ['Landmark Theatres Elm Center', 'stall', 'name has "landmark theatres"'],
  ['Access SFUSD: Bay Street', 'institution', 'name has a school district'],
  ['CHINESE IMMERSION SCHOOL', 'institution', 'name has "immersion school"'],
  ["St Raymond's Hall", 'institution', 'name is a house of a parish'],
  ['St. Thomas the Apostle', 'institution', 'name has "apostle"'],
  ['Oak Grove Care', 'institution', 'name has "care"'],
  ['Elm Law Firm Dining Room Floor 36', 'institution', 'name is a kitchen on an office floor'],
  ['SALESFORCE FREMONT', 'institution', 'name has the company "salesforce"'],
  ['Coffee Bar at Nestle Purina', 'institution', 'name has the company "nestle purina"'],
  ['Compass @ Elms', 'institution', 'name has "compass at"'],
  ['Grand Hotel (Spanish Suite)', 'events', 'name is a room of a hotel'],
  ['Oak Park - In-Seat Service Kitchen', 'stall', 'name has "in seat service"'],
  ['Fresh Ideas Mgmt @ Elm Tech Cafeteria', 'institution', 'name has "fresh ideas mgmt"'],
  ['Westin Elm - Club Lounge', 'events', 'name is a room of a hotel'],
  ['Grand Hotel - 2nd Floor Pantry', 'supplier', 'name has "floor pantry"'],
  ['Grand Hotel (Cafeteria)', 'institution', 'name is a cafeteria in a hotel'],
  ['Elm Center North Food Court #115', 'stall', 'name is a place in a venue'],
  ['Hotel Elm-Garde Manger', 'supplier', 'name is a kitchen of a hotel'],
  ['Elm Hilton Pastry Bakery Kitchen', 'supplier', 'name is a kitchen of a hotel'],
  ['Elm Private Chef', 'supplier', 'name has "private chef"'],
  ['Castro Street Chevron', 'counter', 'name has "chevron"'],
  ['Elm Cheese Company', 'counter', 'name has "cheese company"'],
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
  'The Scullery',
  'Scullery',
  'Rehab Bar & Grill',
  'The Chapel',
  'Elm Food & Spirits',
  'Elm Meat and Drink',
  'Sybergs on Market',
  'Garden Variety Deli',
  'Hilton Elm at the Ballpark',
  'Elm Theater District Grill',
  'International School of Pizza',
  'Fuel Cafe',
  'Elm Theater & Dive',
  'Starbucks at Wells Fargo',
  'Wells Fargo Plaza Sushi',
  'Hotel Elm - Harmony Room',
  "Four Seasons Hotel - Elm's Kitchen",
  '',
])('%j is for everybody', (name) => {
  expect(audienceFromName(name)).toBeNull();
});

test('clues are written in the form of foldName, and no clue occurs twice', () => {
  const words = [
    ...nothing,
    ...kitchens,
    ...bars,
    ...Object.values(clues).flatMap(({ sure, alone }) => [...sure, ...alone]),
  ];
  expect(words.map((word) => word.replace('$', '')).filter((word) => foldName(word) !== word)).toEqual([]);
  const all = Object.values(clues).flatMap(({ sure, alone }) => [...sure, ...alone]);
  expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  const known = new Set(all.map((word) => word.replace('$', '')));
  expect([...figurative, ...outweighed].filter((word) => !known.has(word))).toEqual([]);
});
