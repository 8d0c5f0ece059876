import { pageOf } from './pageOf';

const all = ['a', 'b', 'c', 'd', 'e'];
const page = (request: Parameters<typeof pageOf>[2], key = 'letters') => pageOf(all, (letter) => letter, request, key);
const letters = (request: Parameters<typeof pageOf>[2]) =>
  page(request)
    .items.map(({ entry }) => entry)
    .join('');
const cursor = (letter: string) => page({ first: 5 }).items.find(({ entry }) => entry === letter)?.cursor;

test('returns pages forward and backward, up to both ends of the list', () => {
  expect(page({ first: 2 })).toMatchObject({ totalCount: 5, hasPreviousPage: false, hasNextPage: true });
  expect(letters({ first: 2, after: cursor('b') })).toBe('cd');
  expect(page({ first: 2, after: cursor('d') })).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
  expect(letters({ last: 2 })).toBe('de');
  expect(letters({ last: 2, before: cursor('d') })).toBe('bc');
  expect(letters({ first: 9, after: cursor('a'), before: cursor('d') })).toBe('bc');
  expect(letters({ first: 1, after: cursor('e') })).toBe('');
  expect(letters({ first: 3, after: cursor('d'), before: cursor('b') })).toBe('');
});

test('an invalid cursor, or a cursor from other arguments, is refused', () => {
  for (const after of ['', 'x', page({ first: 1 }, 'numbers').items[0]?.cursor]) {
    expect(() => page({ after })).toThrow(expect.objectContaining({ code: 'BAD_CURSOR', field: 'after' }));
  }
});

test('the positions of entries are computed once for many pages', () => {
  const numbers = Array.from({ length: 1000 }, (_, number) => number);
  const idOf = jest.fn(String);
  const pages = (request: Parameters<typeof pageOf>[2]) => pageOf(numbers, idOf, request, 'numbers');
  const cursors = pages({ first: 100 }).items.map((item) => item.cursor);
  idOf.mockClear();
  for (const after of cursors) pages({ first: 1, after, before: cursors.at(-1) });
  expect(idOf.mock.calls.length).toBeLessThanOrEqual(1000 + 100);
});
