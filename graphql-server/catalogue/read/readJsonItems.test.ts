import { makeScratch } from '../testing/scratchFile';
import { DEEPEST_ITEM, JsonFault, JsonItemScanner } from './JsonItemScanner';
import { LONGEST_ROW, type Row } from './Row';
import { readJsonItems } from './readJsonItems';

const scratch = makeScratch();
afterAll(scratch.remove);

async function read(content: string | Buffer, name = 'x.json') {
  const members: Record<string, string | null> = {};
  const rows: Row[] = [];
  const onMember = (key: string, text: string | null) => {
    members[key] = text;
  };
  for await (const row of readJsonItems(scratch.file(name, content), { onMember })) rows.push(row);
  return { rows, members };
}

test.each([
  ['a list', '[{"a":1},{"b":[2,{"c":"]}"}]}]'],
  ['an object with elements', ' {"version":0.6,"osm3s":{"x":[1]},"elements":[{"a":1},{"b":[2,{"c":"]}"}]}],"n":null} '],
  [
    'a feature collection',
    '{"type":"FeatureCollection","bbox":[1,2],"features":\n[ {"a":1} , {"b":[2,{"c":"]}"}]} ]\n}\n',
  ],
])('returns the items with their numbers from %s', async (_, text) => {
  const { rows } = await read(text);
  expect(rows).toEqual([
    { line: 1, values: { a: 1 } },
    { line: 2, values: { b: [2, { c: ']}' }] } },
  ]);
});

test('accepts gzip, a byte order mark and an empty list; reports the other members of the object', async () => {
  expect((await read('[{"a":"ü"}]', 'x.json.gz')).rows).toEqual([{ line: 1, values: { a: 'ü' } }]);
  expect((await read('\ufeff[{"a":1}]')).rows).toHaveLength(1);
  expect(await read('{"elements":[ ],"remark":"runtime error","items":[1,2]}')).toEqual({
    rows: [],
    members: { remark: '"runtime error"', items: '[1,2]' },
  });
});

test('an item that is invalid, too long or too deep becomes a broken row, and the other items are read', async () => {
  const long = `{"a":"${'x'.repeat(3 * LONGEST_ROW)}"}`;
  const deep = `${'['.repeat(DEEPEST_ITEM + 1)}${']'.repeat(DEEPEST_ITEM + 1)}`;
  const { rows } = await read(`[{"a":tru},7,"text",null,[],${long},${deep},{"ok":true}]`);
  expect(rows.map(({ line, problem, values }) => [line, problem ?? values])).toEqual([
    ...[1, 2, 3, 4, 5].map((line) => [line, 'is not a JSON object']),
    [6, 'is longer than 1000000 characters'],
    [7, 'is nested deeper than 64 levels'],
    [8, { ok: true }],
  ]);
});

test.each([
  ['cut short in an item', '[{"a":1},{"b":', 'is cut short: its JSON ends too early.'],
  ['cut short after an item', '{"elements":[{"a":1}', 'is cut short: its JSON ends too early.'],
  ['cut short in a string', '[{"a":"1}]', 'is cut short: its JSON ends too early.'],
  ['with something after the end', '[{"a":1}] {"b":2}', 'has something after the end of its JSON.'],
  ['with words after the end', '[{"a":1}]\nok', 'has something after the end of its JSON.'],
  [
    'with something far after the end',
    `[{"a":1}]${' '.repeat(2_000_000)}{`,
    'has something after the end of its JSON.',
  ],
  ['a web page', '<!doctype html><p class="a">No, {sorry}</p>', 'is not JSON.'],
  ['plain words', 'nothing here', 'is not JSON.'],
  ['a key without quotes', '{elements:[{"a":1}]}', 'is not JSON.'],
  ['closed with the wrong bracket', '[{"a":1}}', 'is not JSON.'],
  ['words after the list', '{"elements":[{"a":1}] x,"b":1}', 'is not JSON.'],
  ['without a list', '{"a":{"elements":[1]}}', 'has no list of places ("elements", "features",'],
  ['an object instead of the list', '{"elements":{"a":1}}', 'has no list of places ('],
])('a file of this kind is refused with an error that names the file: %s', async (_, text, words) => {
  await expect(read(text)).rejects.toThrow(`x.json ${words}`);
});

test('UTF-16 and Windows-1252 are read', async () => {
  const items = async (content: Buffer) => (await read(content)).rows;
  expect(await items(Buffer.from('[{"a":"\xfc"}]', 'latin1'))).toEqual([{ line: 1, values: { a: 'ü' } }]);
  expect(await items(Buffer.from('\ufeff[{"a":1}]', 'utf16le'))).toEqual([{ line: 1, values: { a: 1 } }]);
});

/** Scans these pieces of text. Returns a list of rows and members. After an error, the last entry is its message. */
function scan(pieces: string[]): unknown[] {
  const found: unknown[] = [];
  const scanner = new JsonItemScanner(['elements'], (key, text) => found.push([key, text]));
  try {
    for (const piece of pieces) for (const row of scanner.scan(piece)) found.push(row);
    scanner.finish();
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    found.push(error.message);
  }
  return found;
}

const DOCUMENT = String.raw`{"a\"]":"\\","elements":[{"n":"q\"\\","t":{"k":[1,{}]}},3,{"n":"\u00e9 ü 店"}],"z":[{"y":"}"}]}`;

test('the result does not depend on where the text is cut into pieces', () => {
  const whole = scan([DOCUMENT]);
  expect(whole).toHaveLength(5);
  for (let size = 1; size < DOCUMENT.length; size += 1) {
    const pieces = DOCUMENT.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    expect(scan(pieces)).toEqual(whole);
  }
});

test('a damaged text causes at most one error, and a text that is still valid JSON causes no syntax error', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let round = 0; round < 3000; round += 1) {
    const at = random(DOCUMENT.length);
    const noise = '{}[]",:\\ x\u0000'[random(11)] ?? '';
    const mangled = DOCUMENT.slice(0, at) + noise.repeat(random(3)) + DOCUMENT.slice(at + random(4));
    const found = scan([mangled]);
    const isSound = found.every((entry) => typeof entry === 'string' || typeof entry === 'object');
    expect(isSound && found.filter((entry) => typeof entry === 'string').length <= 1).toBe(true);
    if (tryParse(mangled) === undefined) continue; // valid JSON must not cause the errors below
    expect(found.filter((entry) => entry === 'is not JSON.' || /cut short|something/.test(String(entry)))).toEqual([]);
  }
});

function tryParse(text: string): unknown {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
