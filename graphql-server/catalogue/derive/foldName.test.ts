import { foldName } from './foldName';

test.each([
  ["McDonald's", 'mcdonalds'],
  ['MCDONALDS #1234', 'mcdonalds'],
  ['McDonald’s  10383', 'mcdonalds'],
  ['ST LOUIS BREAD CO  673', 'st louis bread co'],
  ['Saint Louis Bread Co.', 'st louis bread co'],
  ['STARBUCKS T-1234', 'starbucks'],
  ['Arooga’s Store 12', 'aroogas'],
  ['A&W', 'a and w'],
  ["Smithfield's Chicken 'N Bar-B-Q", 'smithfields chicken n bbq'],
  ['Winchells Doughnuts', 'winchells donut'],
  ['The Melting Pot', 'melting pot'],
  ['Phở Hòa', 'pho hoa'],
  ["Bubba's 33", 'bubbas 33'],
  ['1818 Chophouse', '1818 chophouse'],
  ['The', 'the'],
  ['やよい軒', 'やよい軒'],
])('folds %s to %s', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});
