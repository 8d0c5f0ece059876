import { makeScratch } from '../testing/scratchFile';
import { LONGEST_ROW, type Row } from './Row';
import { readCsvRows } from './readCsvRows';
import type { TextFileSettings } from './TextFileSettings';

const scratch = makeScratch();
afterAll(scratch.remove);

async function rows(text: string, settings?: TextFileSettings): Promise<Row[]> {
  const found: Row[] = [];
  for await (const row of readCsvRows(scratch.file('some.csv', text), settings)) found.push(row);
  return found;
}

test('returns the values of each row by column, with the line on which the row begins', async () => {
  expect(await rows('name,city\r\n"Two\nlines",Here\r\n\r\nJoe "Fat" Smith,"St. ""L"""\r\n')).toEqual([
    { line: 2, values: { name: 'Two\nlines', city: 'Here' } },
    { line: 5, values: { name: 'Joe "Fat" Smith', city: 'St. "L"' } },
  ]);
});

test('if some lines of a file end in CRLF and others in LF, each line is one row', async () => {
  const text = 'id,name,city\r\n1,Nudo,Here\n2,Weber,There\n3,Tei,Here\r\n4,Pho,Here\r\n5,Ito,Here\n6,Bo,Here';
  const found = await rows(text);
  expect(found.map(({ line, values }) => [line, values?.id, values?.name, values?.city])).toEqual([
    [2, '1', 'Nudo', 'Here'],
    [3, '2', 'Weber', 'There'],
    [4, '3', 'Tei', 'Here'],
    [5, '4', 'Pho', 'Here'],
    [6, '5', 'Ito', 'Here'],
    [7, '6', 'Bo', 'Here'],
  ]);
});

test('the quotes around a field are no part of its value, whichever way its line ends', async () => {
  const quoted = [
    'id,name,city\r\n"1","Nudo","Here, MO"\n"2 ""B""",Weber,"The ""Loop"""\n',
    '"",Tei,""\n"4",Pho,"Here"\n',
  ].join('');
  const found = await rows(quoted);
  expect(found.map(({ values }) => Object.values(values ?? {}))).toEqual([
    ['1', 'Nudo', 'Here, MO'],
    ['2 "B"', 'Weber', 'The "Loop"'],
    ['', 'Tei', ''],
    ['4', 'Pho', 'Here'],
  ]);
});

test('a line break in a field without quotes does not split the row if the other lines end in CRLF', async () => {
  expect(await rows('id,name,city\r\n1,Nudo\nBar,Here\r\n2,Tei,Here\r\n')).toMatchObject([
    { line: 2, values: { name: 'Nudo\nBar', city: 'Here' } },
    { line: 4, values: { name: 'Tei' } },
  ]);
});

test('lines may end in CR', async () => {
  expect(await rows('name,city\r"Nudo\nBar",Here\rTei,Here\r')).toMatchObject([
    { values: { name: 'Nudo\nBar', city: 'Here' } },
    { values: { name: 'Tei', city: 'Here' } },
  ]);
});

test('a row with too few or too many fields is one broken row', async () => {
  expect(await rows('a,b\n1,2\n3\n4,5,6\n7,8')).toEqual([
    { line: 2, values: { a: '1', b: '2' } },
    { line: 3, problem: 'has 1 fields, but the header has 2', detail: '3' },
    { line: 4, problem: 'has 3 fields, but the header has 2', detail: '4,5,6' },
    { line: 5, values: { a: '7', b: '8' } },
  ]);
});

test('columns may have the names of JavaScript properties', async () => {
  expect(await rows('constructor,toString\n1,2\n')).toEqual([{ line: 2, values: { constructor: '1', toString: '2' } }]);
});

test('a quote that never closes is an error of the whole file', async () => {
  await expect(rows('a,b\n1,2\n"3,4\n5,6\n')).rejects.toThrow(
    'some.csv line 3: a quote that opens in ""3,4" never closes. Close it, or',
  );
});

test('a row longer than LONGEST_ROW is an error of the whole file', async () => {
  await expect(rows(`a,b\n1,2\n"${'x'.repeat(LONGEST_ROW + 100_000)}`)).rejects.toThrow(
    /broken at line 3: a row longer/,
  );
});

test('two columns with the same name are refused; a blank file has no rows', async () => {
  await expect(rows('a,b,a\n1,2,3\n')).rejects.toThrow('two columns named "a"');
  await expect(rows('\n')).resolves.toEqual([]);
});

test('the last of 40,000 rows has the right line number', async () => {
  const text = `id\n${Array.from({ length: 40_000 }, (_, index) => `row ${index}`).join('\n')}\n`;
  const found = await rows(text);
  expect(found).toHaveLength(40_000);
  expect(found.at(-1)).toEqual({ line: 40_001, values: { id: 'row 39999' } });
});

test('a delimiter other than a comma is named in the error, and --delimiter makes the file readable', async () => {
  await expect(rows('name;city\nA;B\n')).rejects.toThrow(
    'some.csv line 1 has one field, "name;city". Its fields seem to have another delimiter: --delimiter ";".',
  );
  await expect(rows('name\tcity\nA\tB\n')).rejects.toThrow('--delimiter tab.');
  expect(await rows('name;city\nA, B;C\n', { delimiter: ';' })).toEqual([
    { line: 2, values: { name: 'A, B', city: 'C' } },
  ]);
});

test('a row of data with two blank fields is refused as a header; with --columns, no header is needed', async () => {
  await expect(rows('19,Nudo,,\n20,Weber,,\n')).rejects.toThrow(
    'some.csv line 1 is not a header row: it contains "19". Name the 4 columns in order: --columns name,address,…',
  );
  expect(await rows('19,Nudo\n', { columns: ['id', 'name'] })).toEqual([
    { line: 1, values: { id: '19', name: 'Nudo' } },
  ]);
});

test('a quote around several rows causes an error that names the line; --quote none reads all rows', async () => {
  const text = 'id,name,city\n1,Nudo,Here\n2,"Weber,Here\n3,Pho,Here\n4,"Tei",Here\n';
  await expect(rows(text)).rejects.toThrow(
    'some.csv line 3: a quote that opens at "Weber,Here" swallows everything up to line 5. Close it there, or read quotes as ordinary characters: --quote none.',
  );
  expect(await rows(text, { quote: 'none' })).toHaveLength(4);
});

test.each([
  [
    'a quote that opens at the end of a line',
    'id,name,city,x\n1,Nudo,Here,"\n2,Weber,There,\n3,"Pho",Here,\n',
    'line 2: a quote that opens after "Here", at the end of the line, swallows everything up to line 4',
  ],
  [
    'a title above the header',
    'Food, 2026\n\nid,name,address,city,zip\n1,Nudo,1 A St,Here,63101\n',
    'line 1 is a title ("Food, 2026"); the header seems to be line 3 ("id,name,address,city,zip"). Delete the lines above it.',
  ],
  [
    'a file that ends within its last row',
    'id,name,city\n1,Nudo,Here\n2,Web',
    'is cut short: it ends within line 3, which has 2 fields, but the header has 3 ("2,Web"). Fetch it again',
  ],
  ['JSON', '[{"id": 1, "name": "Nudo"}]', 'some.csv is JSON, not CSV: use --format json.'],
  ['JSON lines', '{"id": 1, "name": "Nudo"}\n', 'some.csv contains JSON objects, not CSV: use --format jsonl.'],
  ['a web page', '<!DOCTYPE html>\n<html>', 'is a web page or XML ("<!DOCTYPE html>"), not CSV.'],
])('%s is refused', async (_, text, words) => {
  await expect(rows(text)).rejects.toThrow(words);
});

test('the error states how many rows --quote none would lose', async () => {
  const text = 'id,name,city\n1,Nudo,"Here\n2,Weber,There\n3,"Pho, Joe",Here\n';
  await expect(rows(text)).rejects.toThrow(
    '--quote none, which loses the 1 row with a delimiter or line break between',
  );
});

test('if a row with a stray quote has too many fields, the problem of the row mentions the quote', async () => {
  const [row] = await rows('id,name,city\n1,"35th A"ve Hotel, The",Here\n');
  expect(row).toMatchObject({ problem: 'has 4 fields, but the header has 3 (a stray quote?)' });
});

test('--columns is refused if the file has a header; a row with too many fields for --columns is broken', async () => {
  const text = 'id,name,city\n1,Nudo,63101\n';
  const words = 'some.csv line 1 is a header row ("id,name,city"): leave --columns out';
  await expect(rows(text, { columns: ['id', 'name', 'city'] })).rejects.toThrow(words);
  expect(await rows('1,Nudo,Here\n', { columns: ['id'] })).toMatchObject([
    { problem: 'has 3 fields, but --columns names 1; it must name all of them', detail: '1,Nudo,Here' },
  ]);
});

test('if --delimiter names the wrong delimiter, the error names the likely delimiter', async () => {
  await expect(rows('id,name\n1,Nudo\n', { delimiter: ';' })).rejects.toThrow('--delimiter comma (or leave it out).');
});
