import { wordCode } from './indexedFactsOf';
import { marksOf } from './marksOf';

const marked = (text: string, concept: string | null, words: number[] = []) =>
  marksOf({ text, concept, words }).map(({ start, end }) => text.slice(start, end));

test('words that mention the concept or a kind of it are marked, unless the text denies the concept', () => {
  expect(marked('A quiet room behind the bakery.', 'quiet')).toEqual(['quiet']);
  expect(marked('Tonkotsu ramen until midnight.', 'japanese')).toContain('Tonkotsu ramen');
  expect(marked('Never quiet.', 'quiet')).toEqual([]);
});

test('typed words are marked', () => {
  expect(marked('Proverb Donuts', null, [wordCode('proverb')])).toEqual(['Proverb']);
});
