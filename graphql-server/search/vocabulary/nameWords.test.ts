import { fold } from '../words/fold';
import { cuisines, kinds, nothing, stems } from './names.json';
import { nameWords } from './nameWords';

const words = nameWords((word) => /^[A-Z]/.test(word));

test('the words of names.json and the phrases of cuisines and dishes are found', () => {
  expect(words.cuisines.get('saigon')).toBe('Vietnamese');
  expect(words.cuisines.get('khao soi')).toBe('Thai');
  expect(words.cuisines.get('medu vada')).toBe('Indian');
  expect(words.kinds.get('saloon')).toBe('Bar');
});

test('words that tell nothing about the food mean no cuisine', () => {
  expect(words.cuisines.has('london')).toBe(false);
  expect(nothing.filter((word) => words.cuisines.has(word))).toEqual([]);
});

test('names.json contains each word of its cuisines and kinds once; these words and the stems are folded', () => {
  const all = [cuisines, kinds].flatMap((part) => Object.values(part).flat());
  expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  expect([...all, ...Object.values(stems).flat()].filter((word) => fold(word) !== word)).toEqual([]);
});
