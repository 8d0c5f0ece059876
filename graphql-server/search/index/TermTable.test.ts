import { TermTable } from './TermTable';

function tableOf(words: readonly string[]): TermTable {
  const table = new TermTable();
  for (const word of words) {
    const bytes = Buffer.from(`-${word}-`);
    table.add(bytes, 1, bytes.length - 2);
  }
  return table;
}

test('a word that is added twice has one number; find returns this number, or -1 for an unknown word', () => {
  const words = Array.from({ length: 20_000 }, (_, number) => `wört${number}`);
  const table = tableOf([...words, ...words]);
  expect(table.size).toBe(words.length);
  expect(words.map((word) => table.find(word))).toEqual(words.map((_, number) => number));
  expect(table.find('wört')).toBe(-1);
  expect(tableOf([]).find('x')).toBe(-1);
});

test('withPrefix finds words by their prefix in alphabetical order, including words added after its first call', () => {
  const table = tableOf(['pizza', 'past', 'pizzeria', 'pie', 'pasta', 'ñandú']);
  const beginning = (text: string, most = 10) => table.withPrefix(text, most);
  expect(beginning('piz')).toEqual([0, 2]);
  expect(beginning('p', 3)).toEqual([1, 4, 3]);
  expect(beginning('ñ')).toEqual([5]);
  expect(beginning('z')).toEqual([]);
  const more = Buffer.from('zest');
  table.add(more, 0, more.length);
  expect(beginning('z')).toEqual([6]);
});
