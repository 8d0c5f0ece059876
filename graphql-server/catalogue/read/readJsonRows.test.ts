import { makeScratch } from '../testing/scratchFile';
import { LONGEST_ROW, type Row } from './Row';
import { readJsonRows } from './readJsonRows';

const scratch = makeScratch();
afterAll(scratch.remove);

async function rows(text: string): Promise<Row[]> {
  const found: Row[] = [];
  for await (const row of readJsonRows(scratch.file('some.jsonl', text))) found.push(row);
  return found;
}

test('returns objects with their line numbers, and skips blank lines', async () => {
  expect(await rows('{"a":1}\r\n\n{"a":2}')).toEqual([
    { line: 1, values: { a: 1 } },
    { line: 3, values: { a: 2 } },
  ]);
});

test('a line that is not an object is one broken row', async () => {
  const problem = 'is not a JSON object';
  expect(await rows('{"a":\n[1]\nnull\n"x"\n{"a":1}\n')).toEqual([
    { line: 1, problem },
    { line: 2, problem },
    { line: 3, problem },
    { line: 4, problem },
    { line: 5, values: { a: 1 } },
  ]);
});

test.each(['{"a":{"b":1}', '{"a":"Nu', '{"a":"{}', '{'])(
  'a file that ends within an object is refused: %s',
  async (end) => {
    const words = 'some.jsonl is cut short: it ends within line 2. Fetch it again, or delete that line.';
    await expect(rows(`{"a":1}\n${end}`)).rejects.toThrow(words);
    expect(await rows(`{"a":1}\n${end}\n`)).toHaveLength(2);
  },
);

test('a last line that is wrong, but not cut short, is one broken row', async () => {
  expect(await rows(`{"a":1}\n{'a':1}`)).toMatchObject([{ line: 1 }, { line: 2, problem: 'is not a JSON object' }]);
});

test('a line longer than LONGEST_ROW is one broken row', async () => {
  const long = 'x'.repeat(LONGEST_ROW + 300_000);
  expect(await rows(`{"a":1}\n"${long}"\n{"a":2}\n${long}`)).toEqual([
    { line: 1, values: { a: 1 } },
    { line: 2, problem: 'is longer than 1000000 characters' },
    { line: 3, values: { a: 2 } },
    { line: 4, problem: 'is longer than 1000000 characters' },
  ]);
});

test('a row that is nested too deep is one broken row; brackets in texts do not count', async () => {
  const deep = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const inText = JSON.stringify({ a: '["\\'.repeat(100) });
  const wide = JSON.stringify({ a: Array.from({ length: 100 }, () => []) });
  const [sound, broken, vast, text, list] = await rows(
    `${deep(63)}\n${deep(64)}\n${deep(400_000)}\n${inText}\n${wide}\n`,
  );
  expect([sound, text, list].map((row) => row?.problem)).toEqual([undefined, undefined, undefined]);
  expect([broken, vast].map((row) => row?.problem)).toEqual(Array(2).fill('is nested deeper than 64 levels'));
});
