import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { main } from './cli';
import { diner } from './testing/diner';
import { makeScratch } from './testing/scratchFile';

const scratch = makeScratch();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.pool.query('TRUNCATE restaurants, places CASCADE'));
afterAll(async () => {
  await database.drop();
  scratch.remove();
});

/** Runs the command with the test's database. Returns the exit code and the output of the command. */
async function run(...argv: string[]) {
  let out = '';
  let err = '';
  const output = {
    write: (text: string) => {
      out += text;
    },
  };
  const errors = {
    write: (text: string) => {
      err += text;
    },
  };
  const code = await main(argv, { DATABASE_URL: database.url }, output, errors);
  return { code, out, err };
}

test('--help explains the import and needs no database', async () => {
  let out = '';
  expect(
    await main(
      ['--help'],
      { DATABASE_URL: 'nonsense' },
      {
        write: (text) => {
          out += text;
        },
      },
    ),
  ).toBe(0);
  for (const word of ['import FILE', '--format', '--map', 'stl-food-facilities', 'FUUD_DATA_DIR', 'Ctrl+C'])
    expect(out).toContain(word);
});

test('evaluate prints the scores of the matcher', async () => {
  const { code, out } = await run('evaluate');
  expect(code).toBe(0);
  for (const part of ['precision  recall', 'development', 'held-out', 'easy', 'hard', 'mistake'])
    expect(out).toContain(part);
});

test('imports a csv.gz file with a mapping file', async () => {
  const mapping = scratch.file(
    'm.json',
    JSON.stringify({
      source: 'my-city',
      licence: 'CC0',
      attribution: 'My City',
      sourceId: ['dba'],
      fields: { name: 'dba', city: 'town', state: { constant: 'MO' }, cuisine: 'food' },
    }),
  );
  const file = scratch.file('city.csv.gz', `dba,town,food\n"O'CONNELL'S, PUB",SAINT LOUIS,burger;pizza\nNo Town,,\n`);
  const { code, out, err } = await run('import', file, '--format', 'csv', '--map', mapping);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(
    /Source: my-city\n\s+2 read\n\s+1 written: 1 new\n\s+0 unchanged\n\s+1 skipped\n\s+1 {2}city is missing: line 3\n/,
  );
  expect(await database.prisma.restaurant.findMany()).toMatchObject([
    { name: "O'Connell's, Pub", city: 'St. Louis', cuisine: 'Burgers, Pizza' },
  ]);
});

test('imports a file in the format "fuud"', async () => {
  const file = scratch.jsonl('own.jsonl', [diner()]);
  const { code } = await run(
    'import',
    file,
    '--format',
    'fuud',
    '--source',
    'guide',
    '--licence',
    'CC BY 4.0',
    '--attribution',
    'The Guide',
  );
  expect(code).toBe(0);
  expect(await database.prisma.place.findMany()).toMatchObject([
    { source: 'guide', licence: 'CC BY 4.0', attribution: 'The Guide' },
  ]);
});

test.each([
  ['wrong usage', ['import'], /^Name the file to import\. See npm run catalogue -- --help\n$/],
  ['a missing file', ['import', '/nowhere/x.jsonl', '--format', 'fuud'], /^x\.jsonl does not exist\.\n$/],
  ['a directory', ['import', scratch.folder, '--format', 'fuud'], /^\S+ is a directory; name a file\.\n$/],
  ['a missing mapping', ['import', 'x', '--format', 'csv', '--map', 'nope'], /^There is no mapping "nope".*\n$/],
  [
    'the wrong format',
    ['import', scratch.file('no.jsonl', 'a,b\n1,2\n'), '--format', 'fuud'],
    /^no\.jsonl: no row can be read; the row at line 1 is not a JSON object\..*\n$/,
  ],
  [
    'the wrong mapping',
    ['import', scratch.file('no.csv', 'a,b\n1,2\n'), '--format', 'csv', '--map', 'us-chain-locations'],
    /^no\.csv has no column "brand".*\n$/,
  ],
])('%s: the command prints one line and ends with exit code 1', async (_, argv, line) => {
  const { code, out, err } = await run(...argv);
  expect(err).toMatch(line);
  expect({ code, out }).toEqual({ code: 1, out: '' });
});

test('a wrong DATABASE_URL or FUUD_DATA_DIR, or an unreachable database: the command prints one line and exits with code 1', async () => {
  const lines: string[] = [];
  const argv = ['import', scratch.jsonl('fine.jsonl', [diner()]), '--format', 'fuud'];
  const errors = { write: (text: string) => lines.push(text) };
  expect(await main(argv, { DATABASE_URL: 'mysql://x' }, errors, errors)).toBe(1);
  expect(await main(argv, { DATABASE_URL: 'postgres://127.0.0.1:1/x' }, errors, errors)).toBe(1);
  expect(await main(argv, { FUUD_DATA_DIR: '/dev/null' }, errors, errors)).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^DATABASE_URL [^\n]+\n$/),
    expect.stringMatching(/^DATABASE_URL: cannot connect[^\n]+\n$/),
    expect.stringMatching(/^FUUD_DATA_DIR [^\n]+ENOTDIR[^\n]+\n$/),
  ]);
});

test.each([
  ['Ctrl+C', 'SIGINT'],
  ['a supervisor', 'SIGTERM'],
  ['a closed terminal', 'SIGHUP'],
] as const)('%s stops the import with exit code 130, and a second run completes the import', async (_, signal) => {
  const rows = Array.from({ length: 5000 }, (_, index) =>
    diner({ sourceId: `d-${index}`, name: `Diner ${index % 1000}`, address: `${index} Elm St` }),
  );
  const argv = ['import', scratch.jsonl('long.jsonl', rows), '--format', 'fuud'];
  let out = '';
  const output = {
    isTTY: true,
    write: (text: string) => {
      out += text;
      if (text.includes('of 5,000 rows')) process.emit(signal);
    },
  };
  expect(await main(argv, { DATABASE_URL: database.url }, output)).toBe(130);
  expect(out).toContain('Run the same command again to complete the import.');
  const partly = await database.prisma.restaurant.count();
  expect(partly).toBeLessThan(5000);
  expect((await run(...argv)).code).toBe(0);
  expect(await database.prisma.restaurant.count()).toBe(5000);
});
