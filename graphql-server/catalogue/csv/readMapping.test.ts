import '../../domain/input/words'; // gives all schemas the words for a form; the errors of a mapping must not use them
import { FileError } from '../FileError';
import { makeScratch } from '../testing/scratchFile';
import { checkMapping, readMapping, SHIPPED_MAPPINGS } from './readMapping';

const scratch = makeScratch();
afterAll(scratch.remove);

const sound = {
  source: 'my-city',
  licence: 'CC0',
  attribution: 'My City',
  sourceId: 'id',
  fields: {
    name: 'name',
    city: { constant: 'Clayton' },
    state: { column: 'st', words: { missouri: 'MO' }, otherwise: 'IL' },
  },
};

test.each(SHIPPED_MAPPINGS)('the shipped mapping %s is valid', async (name) => {
  expect(await readMapping(name)).toMatchObject({ source: name });
});

test('reads a mapping file by its path', async () => {
  expect(await readMapping(scratch.file('my.json', JSON.stringify(sound)))).toEqual({ ...sound, kind: 'guide' });
});

test.each([
  ['source', { source: 'My City' }, 'should be 2 to 50 lowercase letters'],
  ['source', { source: 'sample' }, 'must not be "sample"'],
  ['licence', { licence: undefined }, 'is missing'],
  ['sourceId', { sourceId: [] }, 'should be a column name or a list'],
  ['keep.in', { keep: { column: 'kind', in: [] } }, ''],
  ['fields', { fields: { city: 'city' } }, 'needs a rule for "name"'],
  ['fields', { fields: { name: 'n', state: 's' } }, 'needs a rule for "city" or "location"'],
  ['fields', { fields: { name: 'n', city: 'c', sourceId: 'x' } }, 'belongs beside "fields"'],
  ['fields.city', { fields: { name: 'n', city: { col: 'c' } } }, 'should be a column name'],
  ['fields.city', { fields: { name: 'n', city: { column: 'c', take: 'middle' } } }, 'may also have "take" .beforeLast'],
  ['fields.city', { fields: { name: 'n', city: { column: 'c', word: {} } } }, 'Unrecognized key: "word"'],
  ['keep', { keep: { column: 'kind' } }, 'should be { "column": "…", "in": .+ or "has" or "hasNot"'],
  ['keep', { keep: 'kind' }, 'should be { "column"'],
  ['keep', { keep: { column: 'kind', in: 'BAKERY' } }, 'should be { "column"'],
  [
    'fields.website.prefix.of.A',
    { fields: { name: 'n', city: 'c', website: { column: 'u', prefix: { column: 'b', of: { A: 'a/' } } } } },
    'Invalid URL',
  ],
])('the error of an invalid mapping names the key with the fault: %s', (at, change, words) => {
  const check = () => checkMapping('my.json', { ...sound, ...change });
  expect(check).toThrow(FileError);
  expect(check).toThrow(new RegExp(`^The mapping my.json has a fault at ${at}: .*${words}`));
});

test('the error names an unknown key, or the top level if the mapping is not an object', () => {
  expect(() => checkMapping('m', { ...sound, licens: 'x' })).toThrow(/licens/);
  expect(() => checkMapping('m', { ...sound, fields: { ...sound.fields, cusine: 'x' } })).toThrow(/cusine/);
  expect(() => checkMapping('m', [])).toThrow(/its top level/);
});

test('a mapping is refused if it is missing, is not valid JSON, is a folder or is too large', async () => {
  await expect(readMapping('no-such')).rejects.toThrow(
    'There is no mapping "no-such": neither a file nor one of austin-osm',
  );
  await expect(readMapping(scratch.file('bad.json', '{"source": '))).rejects.toThrow(
    'The mapping bad.json is not valid JSON:',
  );
  await expect(readMapping(scratch.file('bad.json', '{\n  "source": "x"\n  "kind": "map"}'))).rejects.toThrow(
    'is not valid JSON: at line 3, column 3 (before "kind": "map"}): Expected',
  );
  await expect(readMapping(scratch.file('bad.json', '{\n  "source": x\n}'))).rejects.toThrow('at line 2, column 13');
  await expect(readMapping(scratch.folder)).rejects.toThrow('cannot be read (EISDIR)');
  await expect(readMapping(scratch.file('vast.json', ' '.repeat(1_000_001)))).rejects.toThrow(
    'is too large: a mapping has at most',
  );
  await expect(readMapping('constructor')).rejects.toThrow('There is no mapping');
});
