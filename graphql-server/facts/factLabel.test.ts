import { factLabel } from './factLabel';

test.each([
  ['Thai', 'Tailandesa'],
  ['Kosher Bakery', 'Kosher, Panadería'],
  ['gluten-free', 'Sin gluten'],
  ['outdoor seating', 'Mesas al aire libre'],
  ['Klingon', null],
])('the Spanish label of %j is %j', (text, label) => {
  expect(factLabel(text, 'es')).toBe(label);
});
