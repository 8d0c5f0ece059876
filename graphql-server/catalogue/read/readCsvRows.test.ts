import { makeScratch } from '../testing/scratchFile';
import { LONGEST_ROW, type Row } from './Row';
import { readCsvRows } from './readCsvRows';

const scratch = makeScratch();
afterAll(scratch.remove);

async function rows(text: string): Promise<Row[]> {
  const found: Row[] = [];
  for await (const row of readCsvRows(scratch.file('some.csv', text))) found.push(row);
  return found;
}

test('rows by column, with the line they begin on', async () => {
  expect(await rows('name,city\r\n"Two\nlines",Here\r\n\r\nJoe "Fat" Smith,"St. ""L"""\r\n')).toEqual([
    { line: 2, values: { name: 'Two\nlines', city: 'Here' } },
    { line: 5, values: { name: 'Joe "Fat" Smith', city: 'St. "L"' } },
  ]);
});

test('a row of the wrong width is one broken row', async () => {
  expect(await rows('a,b\n1,2\n3\n4,5,6\n7,8')).toEqual([
    { line: 2, values: { a: '1', b: '2' } },
    { line: 3, problem: 'has 1 fields where the header has 2' },
    { line: 4, problem: 'has 3 fields where the header has 2' },
    { line: 5, values: { a: '7', b: '8' } },
  ]);
});

test('columns named like parts of JavaScript are columns', async () => {
  expect(await rows('constructor,toString\n1,2\n')).toEqual([{ line: 2, values: { constructor: '1', toString: '2' } }]);
});

test('a quote that never closes breaks the file', async () => {
  await expect(rows('a,b\n1,2\n"3,4\n5,6\n')).rejects.toThrow('some.csv is broken at line 3: a quote that opens there');
});

test('a row without end breaks the file instead of filling the memory', async () => {
  await expect(rows(`a,b\n1,2\n"${'x'.repeat(LONGEST_ROW + 100_000)}`)).rejects.toThrow(
    /broken at line 3: a row longer/,
  );
});

test('header faults', async () => {
  await expect(rows('a,b,a\n1,2,3\n')).rejects.toThrow('two columns named "a"');
  await expect(rows('\n')).resolves.toEqual([]);
});

test('many rows over many chunks keep their lines', async () => {
  const text = `id\n${Array.from({ length: 40_000 }, (_, index) => `row ${index}`).join('\n')}\n`;
  const found = await rows(text);
  expect(found).toHaveLength(40_000);
  expect(found.at(-1)).toEqual({ line: 40_001, values: { id: 'row 39999' } });
});
