import { basename } from 'node:path';
import type { RowProblem } from './checkPlace';
import { FileError } from './FileError';
import type { Importer } from './Importer';
import { type PreparedRow, prepareRow } from './prepareRow';
import { namesFault } from './swappedNames';

/** The maximum number of rows to examine. */
const MAX_ROWS = 200;
/** A file is always accepted if fewer rows than this can be examined. */
const MIN_ROWS = 10;
/** If a field with recognizable values is wrong in at least this share of the examined rows, the file is refused. */
const MIN_WRONG_SHARE = 0.9;
/** If names are missing in at least this share of the examined rows, the file is refused. */
const MIN_MISSING_SHARE = 0.5;
/** Fields with recognizable values, and the values that they should have. */
const RECOGNIZABLE_FIELDS: Record<string, string> = {
  state: 'a US state',
  coordinates: 'latitude and longitude',
  gpsCoordinates: 'latitude and longitude',
  latitude: 'degrees',
  longitude: 'degrees',
  phone: 'a US number',
  website: 'a web address',
  openedOn: 'a date',
  priceRange: '$ to $$$$',
  cuisine: 'what a place cooks',
};
const CURE =
  'If the columns are swapped, correct the mapping, or name the columns in order with --columns. If the file is right, ' +
  'add --trust-columns.';

/**
 * Refuses a file with swapped columns. Either of two signs is enough. The first sign is a field with an impossible
 * value in nearly all of the first rows. The second sign is that names are missing, or that the names are streets,
 * numbers, or a few words that repeat.
 * @throws FileError that names a line with one of the signs, describes the sign, and explains what to do
 */
export async function refuseSwapped(importer: Importer, file: string): Promise<void> {
  const wrong = new Map<string, { line: number; problem: RowProblem; count: number }>();
  const names = new Map<string, { line: number; name: string; address: string | null }>();
  let rows = 0;
  for await (const row of importer.rows(file)) {
    if (!row.values) continue;
    const prepared = prepareRow(importer, row);
    const problems = problemsOf(prepared);
    if (!problems) continue;
    rows += 1;
    if ('record' in prepared) {
      const { sourceId, facts } = prepared.record;
      names.set(sourceId, { line: row.line, name: facts.name, address: facts.address });
    }
    const ofFields = new Map(problems.map((problem) => [problem.field ?? '', problem]));
    for (const [field, problem] of ofFields) {
      const known = wrong.get(field);
      if (known) known.count += 1;
      else wrong.set(field, { line: row.line, problem, count: 1 });
    }
    if (rows >= MAX_ROWS) break;
  }
  if (rows < MIN_ROWS) return;
  const refuse = (line: number, words: string): never => {
    throw new FileError(`${basename(file)} line ${line}: ${words} ${CURE}`);
  };
  for (const [field, { line, problem, count }] of wrong) {
    if (field === 'name' && count >= MIN_MISSING_SHARE * rows)
      refuse(line, `name is missing, as in ${count} of the first ${rows} rows.`);
    const should = RECOGNIZABLE_FIELDS[field];
    if (should && count >= MIN_WRONG_SHARE * rows)
      refuse(
        line,
        `${field} is "${problem.detail}" but should be ${should}. It is wrong in ${count} of the first ${rows} rows.`,
      );
  }
  const fault = namesFault([...names.values()], importer.from.kind);
  if (fault) refuse(fault.line, fault.words);
}

/**
 * Returns the problems of a row that may be signs of swapped columns. Null if the row is skipped for a reason that is
 * not a sign of swapped columns.
 */
function problemsOf(prepared: PreparedRow): RowProblem[] | null {
  const isSignOfSwap = ({ field = '', problem, detail, isCorrected }: RowProblem) =>
    field === 'name'
      ? problem === 'is missing'
      : field in RECOGNIZABLE_FIELDS && detail && !isCorrected && !MEANS_UNKNOWN.test(detail);
  if ('record' in prepared) return prepared.notes.filter(isSignOfSwap);
  return isSignOfSwap(prepared.problem) ? [prepared.problem] : null;
}

/** Matches values that contain only zeros, commas, periods and spaces. Zeros often mean that a value is unknown. */
const MEANS_UNKNOWN = /^[0.,\s]+$/;
