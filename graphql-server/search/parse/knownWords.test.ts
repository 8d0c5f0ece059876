import { isOrdinary } from './isOrdinary';
import { gatherWords, knownWords } from './knownWords';

it('knownWords returns exactly the words that gatherWords collects from their sources', () => {
  expect(knownWords()).toEqual(gatherWords());
});

it('isOrdinary distinguishes ordinary words from names', () => {
  for (const word of ['pizza', 'tacos', 'cheapest', 'monday', 'crown'])
    expect([word, isOrdinary(word)]).toEqual([word, true]);
  for (const word of ['mokabes', 'zorbax']) expect([word, isOrdinary(word)]).toEqual([word, false]);
});
