import { pageCount, pageNumbers } from './pageNumbers';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 6, [1, 2, 'gap', 6]],
  [3, 6, [1, 2, 3, 4, 5, 6]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('on page %i of %i, the page bar shows %j', (current, last, expected) => {
  expect(pageNumbers(current, last)).toEqual(expected);
});

test('a page has ten results, and there is always at least one page', () => {
  expect([0, 1, 10, 11, 95].map(pageCount)).toEqual([1, 1, 1, 2, 10]);
});
