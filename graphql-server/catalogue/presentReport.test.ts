import type { ImportReport } from './ImportReport';
import { presentReport } from './presentReport';

const report: ImportReport = {
  source: 'my-city',
  read: 2671,
  written: 1770,
  fresh: 1700,
  joined: 60,
  changed: 9,
  closed: 1,
  unchanged: 10,
  skipped: 891,
  reasons: [{ reason: 'city is missing', count: 891, examples: [{ line: 2 }, { line: 3, detail: 'x' }] }],
  notes: [{ reason: 'phone is no US number, left out', count: 1, examples: [{ line: 9, detail: '(314)' }] }],
  samplesDelisted: 42,
  changes: [],
  isDryRun: false,
  interrupted: false,
  milliseconds: 1234,
};

test('presents counts, reasons and notes in lines', () => {
  expect(presentReport(report)).toEqual([
    'Done after 1.2 s. Source: my-city',
    '    2,671 read',
    '    1,770 written: 1,700 new, 60 join known restaurants, 9 changed, 1 closed for good',
    '       10 unchanged',
    '      891 skipped',
    '          891  city is missing: line 2, line 3 (x), …',
    'Notes on rows that were kept:',
    '            1  phone is no US number, left out: line 9 ((314))',
    '42 sample restaurants were replaced by real ones.',
  ]);
});

test('presents the audiences, the changed facts, and the number of places that joined rows of the same source', () => {
  const lines = presentReport({
    ...report,
    joinedOwn: 9,
    audiences: { public: 1650, counter: 40, stall: 80 },
    changedFields: [
      ['address', 8],
      ['cuisine', 1],
    ],
  });
  expect(lines.slice(2, 5)).toEqual([
    '    1,770 written: 1,700 new, 51 join known restaurants, 9 join other rows of this source, 9 changed, 1 closed for good',
    '              what changed: address 8, cuisine 1',
    '              1,650 of them appear in searches; 120 appear only under their names: 80 stall, 40 counter (status --classes lists these restaurants)',
  ]);
});

test('if the import counts items, the report calls an example "item 2" instead of "line 2"', () => {
  expect(presentReport({ ...report, countsIn: 'item' })).toContain(
    '          891  city is missing: item 2, item 3 (x), …',
  );
});

test('presents words of the mapping that no row has, and in a dry run also values that the mapping lacks', () => {
  const words = [{ field: 'audience', unused: ['SCHOL'], unlisted: ['SCHOOL', 'R1'] }];
  const unused = 'Words of the mapping that no row has: audience "SCHOL".';
  const unlisted = 'Values without a word in the mapping: audience "SCHOOL", "R1".';
  expect(presentReport({ ...report, words })).toContain(unused);
  expect(presentReport({ ...report, words })).not.toContain(unlisted);
  expect(presentReport({ ...report, words, isDryRun: true })).toEqual(expect.arrayContaining([unused, unlisted]));
});

test('the report of a dry run shows what would change, and states that nothing was written', () => {
  const joins = { name: 'Arby’s', sources: ['a-map', 'a-city'] };
  const facts = [{ field: 'phone', from: 'not listed', to: '+13145550142' }];
  const lines = presentReport({
    ...report,
    notes: [],
    isDryRun: true,
    changes: [
      { kind: 'new', place: 'Sushi Tei, St. Louis, MO', joins: null, facts: [] },
      { kind: 'joined', place: 'Arby’s #12, St. Louis, MO', joins, facts },
    ],
  });
  expect(lines.slice(0, 2)).toEqual([
    'Dry run, done after 1.2 s: nothing was written. Source: my-city',
    '    2,671 read',
  ]);
  expect(lines.slice(-6)).toEqual([
    '42 sample restaurants would be replaced by real ones.',
    'The first changes that a real import would write:',
    '  new     Sushi Tei, St. Louis, MO',
    '  joins   Arby’s #12, St. Louis, MO = "Arby’s" of a-map, a-city',
    '      phone: not listed -> +13145550142',
    '… and 1,768 more.',
  ]);
});

test('for a change without changed facts, the report states that what people see stays the same', () => {
  const changes = [{ kind: 'changed' as const, place: 'Sushi Tei', joins: null, facts: [] }];
  expect(presentReport({ ...report, isDryRun: true, changes })).toContain('      what people see stays the same');
});

test('the report of an interrupted import explains how to complete the import', () => {
  const lines = presentReport({ ...report, interrupted: true, notes: [], samplesDelisted: 0 });
  expect(lines[0]).toMatch(/^Stopped after/);
  expect(lines.at(-1)).toContain('Run the same command again');
});
