import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { chooseIllustrations } from './chooseIllustrations';
import { palettes } from './palettes';
import { readIllustration } from './readIllustration';

const pizzeria = {
  name: 'Two Aunts',
  cuisine: 'Pizza',
  recommendedDishes: ['Deluxe square-cut with sausage and onion', 'Toasted ravioli', 'Lemon ice'],
  dietaryOptions: [] as RestaurantFacts['dietaryOptions'],
};
const parsed = (facts: typeof pizzeria) =>
  chooseIllustrations(facts).map((source) => {
    const illustration = readIllustration(source);
    if (!illustration) throw new Error(source);
    return illustration;
  });

test('a place always gets the same illustrations; they differ in dish, look and colors; the first has one dish', () => {
  const chosen = parsed({ ...pizzeria, recommendedDishes: [...pizzeria.recommendedDishes, 'Meatball sandwich'] });
  expect(chosen.map(({ dishes }) => dishes[0])).toEqual(['1f355', '1f35d', '1f96a']);
  expect(chosen[0]?.dishes).toHaveLength(1);
  expect(new Set(chosen.map(({ look }) => look)).size).toBe(chosen.length);
  expect(new Set(chosen.map(({ seed }) => seed % palettes.length)).size).toBe(chosen.length);
  expect(chooseIllustrations(pizzeria)).toEqual(chooseIllustrations({ ...pizzeria }));
});

const eatenAt = (facts: Partial<typeof pizzeria>) =>
  parsed({ ...pizzeria, recommendedDishes: [], ...facts }).flatMap(({ dishes }) => dishes);

test('the illustrations show only dishes that the menu or the cuisine names', () => {
  expect(eatenAt({ recommendedDishes: ['Lasagna'] })).toEqual(['1f355', '1f35d']);
  expect(eatenAt({ cuisine: 'Grill', recommendedDishes: ['Koji mushrooms'] })).toEqual([]);
  expect(eatenAt({ cuisine: 'Ice Cream', recommendedDishes: [] })).toEqual(['1f368']);
});

const firstAt = (cuisine: string, ...recommendedDishes: string[]) =>
  parsed({ ...pizzeria, cuisine, recommendedDishes })[0]?.dishes ?? [];

test.each<[string, string[], string[]]>([
  ['the first dish of a pizzeria is not an oyster', ['Pizza', 'Clam and garlic pizza bianca'], ['1f355']],
  ['the first dish of a coffee shop is not a carrot', ['Coffee', 'Hummus and roasted carrot tartine'], ['2615']],
  ['the first dish of a trattoria is not a meatball', ['Italian', 'One big meatball', 'Spaghetti'], ['1f35d']],
  [
    'the first dish of a bakery is not an onion',
    ['Kosher Bakery', 'Water challah', 'Egg salad on onion roll'],
    ['1f35e'],
  ],
  ['the first dish of a diner is not a shake', ['Diner', 'Date shake', 'Buttermilk waffle'], ['1f9c7']],
  ['the second cuisine decides when the first has no picture', ['Korean, Soups', 'Soft tofu soup'], ['1f372']],
  [
    'a kitchen that is not known for sweets has no picture if its menu names only a cake',
    ['Cambodian', 'Palm sugar cake'],
    [],
  ],
])('%s', (_, [cuisine = '', ...menu], first) => {
  expect(firstAt(cuisine, ...menu)).toEqual(first);
});

test('an all-vegan pizzeria has no picture, because our pizza has salami on it', () => {
  const vegan = { ...pizzeria, description: 'Every pizza is vegan, and the garden is quiet.' };
  expect(chooseIllustrations(vegan)).toEqual([]);
});

test.each<[string, Partial<typeof pizzeria>]>([
  ['a kosher kitchen', { dietaryOptions: ['kosher'] }],
  ['a vegetarian kitchen', { cuisine: 'Vegetarian, Pizza' }],
])('the picture of a pizza with salami is not used in this case: %s', (_, facts) => {
  expect(eatenAt({ recommendedDishes: ['Pizza and beer', 'Fried chicken', 'Cheesecake'], ...facts })).not.toContain(
    '1f355',
  );
});

test('a halal grill is not shown with beer; a vegan burger is not shown as a burger with meat', () => {
  expect(
    eatenAt({ cuisine: 'Grill', recommendedDishes: ['Lamb kebab, root beer'], dietaryOptions: ['halal'] }),
  ).not.toContain('1f37a');
  expect(eatenAt({ cuisine: 'Diner', recommendedDishes: ['Vegan burger'] })).not.toContain('1f354');
});

test.each<[string, string, string, string]>([
  ['a vegan ice cream shop has no salad', 'Ice Cream, Vegan', 'Lime paleta (vegan)', '1f957'],
  ['a slice of cake is not a slice of pizza', 'Sushi', 'Tamago like a slice of cake', '1f355'],
  ['pastrami is not pastry', 'Kosher, Deli', 'Hand-cut pastrami on rye', '1f950'],
  ['sour cream is not a cocktail', 'Bakery', 'Sour cream old-fashioned', '1f379'],
  ["goat's milk is not meat", 'Dessert', "Goat's milk flan", '1f356'],
  ['a waffle bowl is not a bowl of rice', 'Ice Cream', 'Waffle bowl with dates', '1f35a'],
  ['a dish without nuts shows no nuts', 'Sandwiches', 'Ants on a log without nuts', '1f95c'],
  ['the word "bar" in "wine bar" does not mean beer', 'Wine Bar', 'Figs in wine', '1f37a'],
  ['a white pizza has no salami', 'Italian', 'Clam and garlic pizza bianca', '1f355'],
  ['a soup with chicken is not a drumstick', 'Ramen', 'Shio ramen with torched chicken', '1f357'],
  ['a dish named "Not the burger" is not a burger', 'Vegan', 'Not the burger', '1f354'],
  ['a stew of lamb is not a steak', 'Diner', 'Lamb tagine with quince', '1f969'],
  ['a fritter is not a fried shrimp', 'Donuts', 'Apple fritter', '1f364'],
])('no wrong dish is shown: %s', (_, cuisine, dish, wrong) => {
  expect(eatenAt({ cuisine, recommendedDishes: [dish] })).not.toContain(wrong);
});

test('two places with the same menu have different illustrations', () => {
  expect(chooseIllustrations({ ...pizzeria, name: 'Other' })).not.toEqual(chooseIllustrations(pizzeria));
});

test('the word for a dish does not match a part of a longer word', () => {
  const about = (dish: string) => ({ name: 'X', cuisine: 'Barbecue', recommendedDishes: [dish], dietaryOptions: [] });
  const dishes = (dish: string) => parsed(about(dish)).flatMap(({ dishes: [main] }) => main);
  expect(dishes('Pieces of history')).toEqual(['1f356']);
  expect(dishes('Pie')).toEqual(['1f356', '1f967']);
});

test('nearly every sample place has illustrations, with different main dishes; most illustrations are unique', () => {
  const file = join(__dirname, '..', '..', 'catalogue', 'sample', 'restaurants.jsonl');
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const scenes = new Set<string>();
  let pictured = 0;
  for (const row of rows) {
    const chosen = parsed({ dietaryOptions: [], ...row });
    if (chosen.length > 0) pictured++;
    expect(new Set(chosen.map(({ dishes }) => dishes[0])).size).toBe(chosen.length);
    for (const { dishes, look, seed } of chosen) scenes.add(`${dishes} ${look} ${seed % palettes.length}`);
  }
  expect(pictured / rows.length).toBeGreaterThan(0.9);
  expect(scenes.size / (rows.length * 3)).toBeGreaterThan(0.7);
});
