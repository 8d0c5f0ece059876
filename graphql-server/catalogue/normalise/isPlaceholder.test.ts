import { isPlaceholder, isPlaceholderDish, isPlaceholderName } from './isPlaceholder';

test.each(['N/A', 'n.a.', '#N/A', 'nan', 'NULL', 'None', 'unknown', 'TBD', '-', '?', '...', '000', 'Not Available'])(
  '%s stands for an unknown value',
  (text) => expect(isPlaceholder(text)).toBe(true),
);

test.each(['Nana', 'Nonna', 'Unknown Pleasures', '1', 'No. 1'])('%s is a value', (text) =>
  expect(isPlaceholder(text)).toBe(false),
);

test('Nan, TBD and NA may be names of restaurants, but nan and N/A are not names', () => {
  expect(['Nan', 'NAN', 'TBD', 'NA', '00'].filter(isPlaceholderName)).toEqual([]);
  expect(['nan', 'NaN', 'N/A', 'NULL', '-'].filter(isPlaceholderName)).toHaveLength(5);
});

test('"Nan" is a dish, but "nan", "NA" and "TBD" are not dishes', () => {
  expect(['Nan', 'NAN', 'Tikka'].filter(isPlaceholderDish)).toEqual([]);
  expect(['nan', 'NaN', 'NA', 'TBD', 'none', '-'].filter(isPlaceholderDish)).toHaveLength(6);
});
