import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseIllustrations } from './chooseIllustrations';
import { palettes } from './palettes';
import { readIllustration } from './readIllustration';

const pizzeria = {
  name: 'Two Aunts Pizza',
  cuisine: 'Pizza',
  recommendedDishes: ['Deluxe square-cut with sausage and onion', 'Toasted ravioli', 'Lemon ice'],
};
const parsed = (facts: typeof pizzeria) =>
  chooseIllustrations(facts).map((source) => {
    const illustration = readIllustration(source);
    if (!illustration) throw new Error(source);
    return illustration;
  });

test('the kitchen leads, the dishes follow, each in another room and other colours', () => {
  const chosen = parsed(pizzeria);
  expect(chosen.map(({ dishes }) => dishes[0]).slice(0, 3)).toEqual(['1f355', '1f32d', '1f35d']);
  expect(new Set(chosen.map(({ look }) => look)).size).toBe(chosen.length);
  expect(new Set(chosen.map(({ seed }) => seed % palettes.length)).size).toBe(chosen.length);
  expect(chooseIllustrations(pizzeria)).toEqual(chooseIllustrations({ ...pizzeria }));
});

test('two places with the same menu do not look the same', () => {
  expect(chooseIllustrations({ ...pizzeria, name: 'Other' })).not.toEqual(chooseIllustrations(pizzeria));
});

test('a word inside another is not meant', () => {
  const [first] = parsed({ name: 'X', cuisine: 'Barbecue', recommendedDishes: ['Pieces of history'] });
  expect(first?.dishes[0]).toBe('1f356');
});

test('every sample has three or four, of different dishes', () => {
  const file = join(__dirname, '..', '..', 'catalogue', 'sample', 'restaurants.jsonl');
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const scenes = new Set<string>();
  for (const row of rows) {
    const chosen = parsed(row);
    expect([row.name, chosen.length >= 3 && chosen.length <= 4]).toEqual([row.name, true]);
    expect(new Set(chosen.map(({ dishes }) => dishes[0])).size).toBe(chosen.length);
    for (const { dishes, look, seed } of chosen) scenes.add(`${dishes} ${look} ${seed % palettes.length}`);
  }
  expect(scenes.size / (rows.length * 3.5)).toBeGreaterThan(0.7);
});
