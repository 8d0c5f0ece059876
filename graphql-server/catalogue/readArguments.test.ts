import { FORMAT_NAMES } from './formats';
import { HELP, readArguments } from './readArguments';
import { UsageError } from './UsageError';

const read = (line: string) => readArguments(line.split(' ').filter(Boolean));

test('reads `help` and `--help`', () => {
  expect(read('--help')).toEqual({ command: 'help' });
  expect(read('import --help')).toEqual({ command: 'help' });
  expect(read('help')).toEqual({ command: 'help' });
});

test.each(FORMAT_NAMES)('the --help text explains the format %s and the command that imports it', (format) => {
  expect(HELP).toMatch(new RegExp(`import FILE --format (\\w+\\|)*${format}\\b`));
  expect(HELP).toMatch(new RegExp(`^ +(--format +)?${format} +\\S`, 'm'));
});

test('reads the arguments of an import', () => {
  expect(read('import a.csv --format csv --map m')).toEqual({
    command: 'import',
    file: 'a.csv',
    format: 'csv',
    map: 'm',
    dryRun: false,
  });
  expect(read('import --format=fuud a.jsonl')).toEqual({
    command: 'import',
    file: 'a.jsonl',
    format: 'fuud',
    source: 'fuud',
    licence: 'none stated',
    attribution: 'fuud',
    dryRun: false,
  });
  expect(read('import a --format fuud --source us --licence CC0')).toMatchObject({
    source: 'us',
    licence: 'CC0',
    attribution: 'us',
  });
});

test('reads the city of `import --city`', () => {
  expect(readArguments(['import', '--city', ' St. Louis, MO '])).toEqual({
    command: 'import city',
    city: 'St. Louis, MO',
    dryRun: false,
  });
});

test.each([
  ['', 'Say what to do'],
  ['export x', 'There is no command "export"'],
  ['import', 'Name the file'],
  ['import a b --format fuud', 'One file at a time'],
  ['import a', '--format should be csv, jsonl, json, fuud, osm, overture or foursquare.'],
  ['import a --format xml', 'not "xml"'],
  ['import a --format csv', '--format csv needs --map'],
  ['import a --format fuud --map m', 'takes no --map'],
  ['import a --format csv --map m --source x', 'The mapping states the source'],
  ['import a --format fuud --source sample', '--source must not be "sample"'],
  ['import a --format fuud --source UPPER', '--source should be'],
  ['import a --format json', '--format json needs --map'],
  ['import a --format osm --map m', 'takes no --map'],
  ['import a --format osm --source x', 'attribution: leave out --source, --licence and --attribution.'],
  ['import --city', '--city'],
  ['import a --city Phoenix', 'Either a file or --city'],
  ['import --city Phoenix --format osm', '--city takes no --format'],
  ['import --city Phoenix --source x', '--city takes no --source'],
  ['import --city=', '--city should name a city'],
  ['import a --wat', "Unknown option '--wat'."],
  ['import a --format', '--format'],
])('"%s" is refused: %s', (line, words) => {
  expect(() => read(line)).toThrow(UsageError);
  expect(() => read(line)).toThrow(words);
  expect(() => read(line)).toThrow(/^[^\n]+$/);
});

test('reads --dry-run for a file and for a city', () => {
  expect(read('import a.json --format osm --dry-run')).toMatchObject({ file: 'a.json', dryRun: true });
  expect(read('import --city Phoenix --dry-run')).toMatchObject({ city: 'Phoenix', dryRun: true });
});

test('reads --trust-columns', () => {
  expect(read('import a.csv --format csv --map m --trust-columns')).toMatchObject({ trustColumns: true });
});

test('reads the commands `status` and `evaluate`; commands refuse arguments that they do not take', () => {
  expect(read('status')).toEqual({ command: 'status' });
  expect(read('status --classes')).toEqual({ command: 'status classes' });
  expect(() => read('merge --classes')).toThrow('merge takes no --classes.');
  expect(() => read('import a.csv --format csv --map m --classes')).toThrow('import takes no --classes.');
  expect(() => read('status everything')).toThrow('status takes nothing else: "everything" is one too many.');
  expect(read('evaluate')).toEqual({ command: 'evaluate' });
  expect(() => read('evaluate pairs')).toThrow('evaluate takes nothing else: "pairs" is one too many.');
  expect(() => read('status --dry-run')).toThrow('status takes no --dry-run.');
});

test('reads the options for text files', () => {
  const csv = 'import a.csv --format csv --map m';
  expect(read(`${csv} --encoding Windows-1252 --delimiter tab --quote none --columns id,name`)).toMatchObject({
    textFileSettings: { encoding: 'windows-1252', delimiter: '\t', quote: 'none', columns: ['id', 'name'] },
  });
  expect(read('import a.jsonl --format jsonl --map m --encoding utf-16')).toMatchObject({
    textFileSettings: { encoding: 'utf-16' },
  });
  expect(read(csv)).not.toHaveProperty('textFileSettings');
});

test.each([
  [
    'import a.csv --format csv --map m --encoding latin',
    '--encoding should be utf-8 or utf-16 or windows-1252, not "latin".',
  ],
  [
    'import a.csv --format csv --map m --delimiter ;;',
    '--delimiter should be tab, or one character that is not a double quotation mark; it is ";;".',
  ],
  ['import a.csv --format csv --map m --quote yes', '--quote should be none, not "yes".'],
  ['import a.csv --format csv --map m --columns a,,b', '--columns should be different names with commas between them'],
  ['import a.jsonl --format jsonl --map m --delimiter ;', '--format jsonl takes no --delimiter.'],
  ['import a.json --format osm --encoding utf-8', '--format osm takes no --encoding.'],
])('%s is refused', (line, words) => {
  expect(() => read(line)).toThrow(words);
});
