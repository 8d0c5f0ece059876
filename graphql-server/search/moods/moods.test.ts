import { LANGUAGES } from '../../languages';
import { vocabulary } from '../vocabulary/Vocabulary';
import { moodKeys, moodOf, moods } from './moods';
import { readMood } from './readMood';

test('each of the eight moods has texts in all languages, a search term of several words and its own color', () => {
  expect(moods.map(({ key }) => key)).toEqual([...moodKeys]);
  expect(moods).toHaveLength(8);
  for (const { name, description, searchTerm, color } of moods) {
    for (const language of LANGUAGES) expect(name[language] && description[language]).toBeTruthy();
    expect(searchTerm).toMatch(/^[a-z]+( [a-z]+)+$/);
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
  }
  expect(new Set(moods.map(({ color }) => color)).size).toBe(8);
});

test('a mood consists of known concepts; exactly one has the weight 1, the others have weights between 0 and 1', () => {
  for (const { concepts } of moods) {
    expect(Object.keys(concepts).filter((id) => !vocabulary.concepts.has(id))).toEqual([]);
    expect(Object.values(concepts).filter((weight) => weight <= 0 || weight > 1)).toEqual([]);
    expect(Object.values(concepts).filter((weight) => weight === 1)).toHaveLength(1);
  }
});

describe('a REST query', () => {
  test.each([...moodKeys])('that ends with the search term of the mood %s has this mood', (key) => {
    const { searchTerm } = moodOf(key);
    expect(readMood(`Ramen near the Loop ${searchTerm}`)).toEqual({ text: 'Ramen near the Loop', mood: key });
    expect(readMood(` ${searchTerm.toUpperCase().replace(' ', '  ')} `)).toEqual({ text: '', mood: key });
  });

  test.each(['', 'ramen', 'study', 'wifi study', 'quiet coffee wifi study please'])('%j has no mood', (query) => {
    expect(readMood(query)).toEqual({ text: query, mood: null });
  });
});
