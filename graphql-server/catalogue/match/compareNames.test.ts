import { compareNames } from './compareNames';
import { readPlaceName } from './readPlaceName';

const alike = (one: string, other: string, city = 'St. Louis') =>
  compareNames(readPlaceName(one, city), readPlaceName(other, city)).alike;

test.each([
  ['Gioia’s Deli', 'GIOIAS DELI'],
  ['Café d’Amis', 'Cafe dAmis Restaurant'],
  ['The Tenderloin Room', 'Tenderloin Room the'],
  ['Taco Bell #029638', 'Taco Bell'],
  ['HandleBar', 'Handle Bar'],
  ['J J Twig’s', 'JJ Twigs'],
  ['Breakfast & Lunch', 'Breakfast and Lunch'],
  ['Panera Bread', 'St. Louis Bread Co'],
  ['Mc Donald’s Restaurant', 'McDonald’s'],
  ['Starbucks@Marriott Grand', 'Starbucks'],
  ['Taco Bell / KFC', 'Kentucky Fried Chicken'],
  ['Starbucks', 'Starbucks Coffee'],
  ['Yugen (formerly Grace)', 'Yugen'],
  ['Yugen, fka Grace', 'Yugen'],
  ['7-Eleven', 'Seven Eleven'],
  ['Three Dots and a Dash', '3 Dots & a Dash'],
  ['Brennan’s 2nd floor', 'Brennan’s'],
  ['PBR St. Louis', 'PBR'],
])('the names count as one name: %s, %s', (one, other) => {
  expect(alike(one, other)).toBeGreaterThanOrEqual(0.95);
  expect(alike(other, one)).toBe(alike(one, other));
});

test.each([
  ['Urban Chestnut', 'Urban Chestnut Brewing Company'],
  ['Cecil Whittaker’s', 'Cecil Whitakers'],
  ['Chipotle Mexican Grill', 'Chiptle Mexican Grill'],
  ['Ray’s Sports House', 'Rays Sportshouse'],
  ['Station Grille', 'Union Station Hotel Station Grille'],
])('the names are very similar: %s, %s', (one, other) => {
  expect(alike(one, other)).toBeGreaterThanOrEqual(0.8);
});

test.each([
  ['China Garden Restaurant', 'Olive Garden Restaurant'],
  ['Thai Kitchen', 'Indian Kitchen'],
  ['The Pizza Place', 'The Burger Place'],
  ['Pho St. Louis', 'St. Louis Gyros'],
  ['The St. Louis Brewery', 'Brew House'],
  ['India House', 'India Palace'],
  ['Yugen (formerly Grace)', 'Grace'],
  ['Zenia@Marriott Grand Hotel', 'Starbucks@Marriott Grand Hotel'],
])('the names are different: %s, %s', (one, other) => {
  expect(alike(one, other)).toBeLessThan(0.65);
});

test.each([
  ['Antonio’s', 'Antonia’s', false],
  ['Angelo’s Pizza', 'Angela’s Pizza', false],
  ['La Fiesta', 'La Siesta', false],
  ['Cecil Whittaker’s', 'Cecil Whitakers', true],
  ['Chipotle Mexican Grill', 'Chiptle Mexican Grill', true],
  ['Guido’s Tavern', 'Guidos Tavernn', true],
])('whether a strict comparison of %s and %s finds only a spelling mistake: %s', (one, other, isAlike) => {
  const [a, b] = [readPlaceName(one, 'St. Louis'), readPlaceName(other, 'St. Louis')];
  expect(compareNames(a, b).alike).toBeGreaterThanOrEqual(0.8);
  expect(compareNames(a, b, true).alike >= 0.8).toBe(isAlike);
});
