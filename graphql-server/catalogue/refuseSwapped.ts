import { basename } from 'node:path';
import type { RowProblem } from './checkPlace';
import { FileError } from './FileError';
import type { Importer } from './Importer';
import { type PreparedRow, prepareRow } from './prepareRow';
import { namesFault } from './swappedNames';

/** So many rows are looked at. */
const SAMPLE = 200;
/** Fewer rows than this with a value tell nothing. */
const FEWEST = 10;
/** A field that does not fit in so large a part of them holds another column's values. */
const MOST = 0.9;
/** Names that are missing in so large a part of them stand elsewhere. */
const MISSING = 0.5;
/** Fields whose values can be told from others; what they should hold. */
const TELLING: Record<string, string> = {
  state: 'a US state',
  coordinates: 'latitude and longitude',
  latitude: 'degrees',
  longitude: 'degrees',
  phone: 'a US number',
  website: 'a web address',
  openedOn: 'a date',
  priceRange: '$ to $$$$',
  cuisine: 'what a place cooks',
};
const CURE =
  'Are its columns swapped? Mend the mapping, or name them in order: --columns; --trust-columns if it is so.';

/**
 * Refuses a file whose columns stand in each other's place: nearly every one of its first rows has a value in a field that
 * cannot be one, or what should be names is missing, or is streets, numbers or a few words again and again.
 * @throws FileError with the first line, what it holds, and the cure
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
    for (const problem of problems) {
      const { field = '' } = problem;
      const known = wrong.get(field);
      if (known) known.count += 1;
      else wrong.set(field, { line: row.line, problem, count: 1 });
    }
    if (rows >= SAMPLE) break;
  }
  if (rows < FEWEST) return;
  const refuse = (line: number, words: string): never => {
    throw new FileError(`${basename(file)} line ${line}: ${words} ${CURE}`);
  };
  for (const [field, { line, problem, count }] of wrong) {
    if (field === 'name' && count >= MISSING * rows)
      refuse(line, `name is missing, and so in ${count} of the first ${rows} rows.`);
    const should = TELLING[field];
    if (should && count >= MOST * rows)
      refuse(
        line,
        `${field} is "${problem.detail}", and so in ${count} of the first ${rows} rows, where ${should} should be.`,
      );
  }
  const fault = namesFault([...names.values()], importer.from.kind);
  if (fault) refuse(fault.line, fault.words);
}

/** What does not fit in a row; null for a row that the mapping passes over, or that lacks something else than its name. */
function problemsOf(prepared: PreparedRow): RowProblem[] | null {
  const isTelling = ({ field = '', problem, detail }: RowProblem) =>
    field === 'name' ? problem === 'is missing' : field in TELLING && Boolean(detail) && !isHarmless(problem, detail);
  if ('record' in prepared) return prepared.notes.filter(isTelling);
  return isTelling(prepared.problem) ? [prepared.problem] : null;
}

/** Coordinates that were turned are known, and zeros say openly that they are not. */
const isHarmless = (problem: string, detail = '') => problem.endsWith(', turned') || /^[0.,\s]+$/.test(detail);
