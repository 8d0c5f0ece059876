import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FileError } from '../FileError';
import { makeScratch } from '../testing/scratchFile';
import { findEncoding, readText } from './readText';

const scratch = makeScratch();
afterAll(scratch.remove);

async function all(file: string): Promise<string> {
  let text = '';
  for await (const chunk of readText(file)) text += chunk;
  return text;
}

test('reads plain text, and leaves out its byte order mark', async () => {
  expect(await all(scratch.file('plain.txt', '\ufeffcafé 서울'))).toBe('café 서울');
});

test('reads gzip under any file name', async () => {
  expect(await all(scratch.file('packed.gz', 'café'))).toBe('café');
  expect(await all(scratch.file('packed.csv', gzipSync('café')))).toBe('café');
});

test('a character that is split between two chunks is read correctly', async () => {
  const text = '한'.repeat(100_000);
  expect(await all(scratch.file('long.txt', text))).toBe(text);
});

test.each([
  ['latin1.csv', Buffer.from('caf\xe9 au lait', 'latin1'), 'café au lait'],
  ['quotes.csv', Buffer.from('Wendy\x92s', 'latin1'), 'Wendy’s'],
  ['utf16.csv', Buffer.from('\ufeffcafé', 'utf16le'), 'café'],
  ['utf16be.csv', Buffer.from('\ufeffcafé', 'utf16le').swap16(), 'café'],
  ['unmarked.csv', Buffer.from('name,city', 'utf16le'), 'name,city'],
])('finds the encoding of %s', async (name, content, text) => {
  const path = join(scratch.folder, name);
  writeFileSync(path, content);
  expect(await all(path)).toBe(text);
  expect(await findEncoding(path)).not.toBe('utf-8');
});

test('if the caller names an encoding, the file is read in this encoding', async () => {
  const path = join(scratch.folder, 'named.csv');
  writeFileSync(path, Buffer.from('cafÃ©', 'latin1'));
  let text = '';
  for await (const chunk of readText(path, 'windows-1252')) text += chunk;
  expect(text).toBe('cafÃ©');
});

test('the encoding UTF-16 is refused for text with one byte per character', async () => {
  const path = scratch.file('plain.csv', 'name,city');
  await expect(findEncoding(path, 'utf-16')).rejects.toThrow('plain.csv is not UTF-16 text');
});

test.each([
  ['empty.txt', Buffer.alloc(0), 'is empty'],
  [
    'mixed.csv',
    Buffer.from('caf\xc3\xa9\n\n caf\xe9 caf\xc3\xa9', 'latin1'),
    'is not UTF-8 text at line 3 \\(the byte 0xE9\\)',
  ],
  ['nothing.csv', Buffer.from('a\nb\x81', 'latin1'), 'is not UTF-8 text at line 2 \\(the byte 0x81\\)'],
  ['korean.csv', Buffer.from('c0ccb8a70ab8edb5bfc4aeb1b9bcf60ab8c0c0d6b4d90a', 'hex'), 'is not UTF-8 text at line 1'],
  ['zeros.csv', Buffer.from('name\0,city'), 'is not UTF-8 text at line 1'],
  ['nul.csv', Buffer.from('\ufeffname\0,city', 'utf16le'), 'is not a text file: it contains NUL characters'],
  ['utf32.csv', Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]), 'is UTF-32 text: save it as UTF-8'],
  ['zipped.csv', Buffer.from('PK\x03\x04\x14\0'), 'is a zip, or a spreadsheet \\(xlsx\\): unpack it'],
  ['short.csv', gzipSync('a'.repeat(1000)).subarray(0, 20), 'is cut short'],
  ['damaged.csv', Buffer.concat([gzipSync('abc').subarray(0, 10), Buffer.alloc(30, 0xff)]), 'is damaged'],
])('%s is refused with an error of one line that names the file', async (name, content, words) => {
  const path = join(scratch.folder, name);
  writeFileSync(path, content);
  const error = await all(path).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(FileError);
  expect((error as Error).message).toMatch(new RegExp(`^${name} ${words}.*$`));
});

test('gzip that unpacks to far more than its size is refused before it is completely unpacked', async () => {
  const path = join(scratch.folder, 'bomb.csv.gz');
  writeFileSync(path, gzipSync(Buffer.alloc(200 * 2 ** 20, 'a')));
  let seen = 0;
  const read = async () => {
    for await (const chunk of readText(path)) seen += chunk.length;
  };
  await expect(read()).rejects.toThrow('bomb.csv.gz unpacks to far more than its size');
  expect(seen).toBeLessThan(110 * 2 ** 20);
});

test('refuses a missing file and a directory', async () => {
  await expect(all(join(scratch.folder, 'nowhere.csv'))).rejects.toThrow('nowhere.csv does not exist.');
  await expect(all(scratch.folder)).rejects.toThrow('is a directory');
});

const isRoot = process.getuid?.() === 0;
(isRoot ? test.skip : test)(
  `refuses a file that the user may not read${isRoot ? ' (skipped: root may read everything)' : ''}`,
  async () => {
    const path = scratch.file('secret.csv', 'x');
    chmodSync(path, 0);
    await expect(all(path)).rejects.toThrow('may not be read');
  },
);
