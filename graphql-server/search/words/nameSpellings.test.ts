import { nameSpellings, withoutJoiners } from './nameSpellings';

test.each([
  ['Rehab Bar and Grill', 'rehab bar grill'],
  ['Rehab Bar & Grill', 'rehab bar and grill'],
  ['Wings n Things', 'wings and things'],
  ['D.J.’s', 'djs'],
  ['P.F. Chang’s', 'p f changs'],
  ['P.F. Chang’s', 'pf changs'],
  ['U.S. Grill', 'us grill'],
  ['7-11', '7 eleven'],
  ['7eleven', '7 eleven'],
  ['seven eleven', '7 eleven'],
  ['Pasta House Co', 'the pasta house co'],
  ['the Fountain', 'fountain'],
  ['Café Osage', 'cafe osage'],
  ['- Starbucks', 'starbucks'],
])('a person who types %s can mean the name "%s"', (typed, name) => {
  expect(nameSpellings(typed)).toContain(name);
});

test.each(['!!!', '-starbucks', '-rehab bar and grill', '🚫 starbucks', 'music bar $$', '$5'])(
  '"%s" is no name',
  (typed) => {
    expect(nameSpellings(typed)).toEqual([]);
  },
);

test('"kitchen and bar" does not mean The Kitchen Bar; a text with many numbers means few names', () => {
  expect(nameSpellings('kitchen and bar')).not.toContain('the kitchen bar');
  expect(nameSpellings('the')).toEqual(['the']);
  expect(nameSpellings('K$ Bar')).toContain('k bar');
  expect(nameSpellings('1 2 3 4 5 6 7 8 9').length).toBeLessThan(4);
});

test.each([
  ['salt and smoke', 'salt smoke'],
  ['steak n shake', 'steak shake'],
  ['k n', 'k n'],
  ['k n chicken', 'k n chicken'],
  ['and pizza', 'and pizza'],
])('the words of "%s" that must be typed are "%s"', (name, words) => {
  expect(withoutJoiners(name.split(' ')).join(' ')).toBe(words);
});
