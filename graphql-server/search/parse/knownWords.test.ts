import { isOrdinary } from './isOrdinary';
import { gatherCounts, gatherWords, knownWords, memoryWords, phraseWords } from './knownWords';

it('knownWords returns exactly the words that gatherWords collects from their sources', () => {
  expect(knownWords()).toEqual(gatherWords());
});

it('memoryWords and phraseWords return exactly the words that gatherCounts collects, in the same order', () => {
  expect({ memory: [...memoryWords()], phrases: phraseWords() }).toEqual(gatherCounts());
});

it('isOrdinary distinguishes ordinary words from names', () => {
  for (const word of ['pizza', 'tacos', 'cheapest', 'monday', 'crown'])
    expect([word, isOrdinary(word)]).toEqual([word, true]);
  for (const word of ['mokabes', 'zorbax']) expect([word, isOrdinary(word)]).toEqual([word, false]);
});
