import { applyMapping } from './applyMapping';
import type { Mapping } from './mapping';
import { WordCounter } from './WordCounter';

const mapping: Mapping = {
  source: 'my-city',
  kind: 'register',
  licence: 'CC0',
  attribution: 'My City',
  sourceId: 'name',
  fields: {
    name: 'name',
    city: { constant: 'Boise, ID' },
    audience: [
      { column: 'name', words: { 'Elm Club': 'events' }, otherwise: '' },
      { column: 'class', words: { SCHOL: 'institution', 'CART - 1': 'stall' }, otherwise: '' },
    ],
    cuisine: { column: 'class', words: { 'CART - 1': 'Food Cart' }, otherwise: '' },
  },
};

test('lists words of the mapping that match no row, and values of the field `audience` that match no word', () => {
  const counter = new WordCounter();
  for (const kind of ['SCHOOL', 'cart 1', 'SCHOOL', '']) applyMapping(mapping, { name: 'x', class: kind }, counter);
  expect(counter.list(mapping)).toEqual([{ field: 'audience', unused: ['Elm Club', 'SCHOL'], unlisted: ['SCHOOL'] }]);
});

test('lists nothing if each word matches a row and each row matches a word', () => {
  const counter = new WordCounter();
  for (const kind of ['SCHOL', 'CART - 1']) applyMapping(mapping, { name: 'x', class: kind }, counter);
  applyMapping(mapping, { name: 'ELM CLUB', class: 'other' }, counter);
  expect(counter.list(mapping)).toEqual([]);
});
