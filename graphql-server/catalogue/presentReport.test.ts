import type { ImportReport } from './ImportReport';
import { presentReport } from './presentReport';

const report: ImportReport = {
  source: 'my-city',
  read: 2671,
  written: 1770,
  unchanged: 10,
  skipped: 891,
  reasons: [{ reason: 'city is missing', count: 891, examples: [{ line: 2 }, { line: 3, detail: 'x' }] }],
  notes: [{ reason: 'phone is no US number, left out', count: 1, examples: [{ line: 9, detail: '(314)' }] }],
  samplesDelisted: 42,
  interrupted: false,
  milliseconds: 1234,
};

test('the report in lines', () => {
  expect(presentReport(report)).toEqual([
    'Done after 1.2 s. Source: my-city',
    '    2,671 read',
    '    1,770 written',
    '       10 unchanged',
    '      891 skipped',
    '          891  city is missing: line 2, line 3 (x), …',
    'Left out of rows that were kept:',
    '            1  phone is no US number, left out: line 9 ((314))',
    '42 sample restaurants gave way to real ones.',
  ]);
});

test('an interrupted one says how to complete it', () => {
  const lines = presentReport({ ...report, interrupted: true, notes: [], samplesDelisted: 0 });
  expect(lines[0]).toMatch(/^Stopped after/);
  expect(lines.at(-1)).toContain('Run the same command again');
});
