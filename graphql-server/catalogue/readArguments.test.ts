import { readArguments, UsageError } from './readArguments';

const read = (line: string) => readArguments(line.split(' ').filter(Boolean));

test('help', () => {
  expect(read('--help')).toEqual({ command: 'help' });
  expect(read('import --help')).toEqual({ command: 'help' });
  expect(read('help')).toEqual({ command: 'help' });
});

test('imports', () => {
  expect(read('import a.csv --format csv --map m')).toEqual({
    command: 'import',
    file: 'a.csv',
    format: 'csv',
    map: 'm',
  });
  expect(read('import --format=fuud a.jsonl')).toEqual({
    command: 'import',
    file: 'a.jsonl',
    format: 'fuud',
    source: 'fuud',
    licence: 'No licence stated',
    attribution: 'fuud',
  });
  expect(read('import a --format fuud --source us --licence CC0')).toMatchObject({
    source: 'us',
    licence: 'CC0',
    attribution: 'us',
  });
});

test.each([
  ['', 'Say what to do'],
  ['export x', 'There is no command "export"'],
  ['import', 'Name the file'],
  ['import a b --format fuud', 'One file at a time'],
  ['import a', '--format should be csv, jsonl or fuud.'],
  ['import a --format xml', 'not "xml"'],
  ['import a --format csv', '--format csv needs --map'],
  ['import a --format fuud --map m', 'takes no --map'],
  ['import a --format csv --map m --source x', 'The mapping says'],
  ['import a --format fuud --source sample', '--source may not be "sample"'],
  ['import a --format fuud --source UPPER', '--source should be'],
  ['import a --wat', "Unknown option '--wat'."],
  ['import a --format', '--format'],
])('"%s" says %s', (line, words) => {
  expect(() => read(line)).toThrow(UsageError);
  expect(() => read(line)).toThrow(words);
  expect(() => read(line)).toThrow(/^[^\n]+$/);
});
