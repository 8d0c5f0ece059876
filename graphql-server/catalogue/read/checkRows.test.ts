import { checkRows } from './checkRows';
import type { Row } from './Row';

async function* from(rows: Row[]): AsyncGenerator<Row> {
  yield* rows;
}

test('counts the rows and collects the names of the columns', async () => {
  const rows: Row[] = [
    { line: 1, values: { a: 1 } },
    { line: 2, problem: 'bad' },
    { line: 3, values: { b: 2 } },
  ];
  expect(await checkRows('x', from(rows))).toEqual({ rows: 3, columns: new Set(['a', 'b']) });
});

test('a file without a readable row is refused', async () => {
  await expect(checkRows('/some/x.csv', from([]))).rejects.toThrow('x.csv has no rows.');
  await expect(checkRows('x.csv', from([{ line: 1, problem: 'bad' }]))).rejects.toThrow(
    'x.csv: no row can be read; the row at line 1 bad. Is --format right?',
  );
  await expect(checkRows('x.csv', from([{ line: 2, problem: 'is odd', detail: '1,2' }]))).rejects.toThrow(
    'the row at line 2 is odd ("1,2").',
  );
  await expect(checkRows('x.json', from([{ line: 3, problem: 'is odd' }]), 'item')).rejects.toThrow('; item 3 is odd.');
});
