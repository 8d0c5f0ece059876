import { basename } from 'node:path';
import type { RowProblem } from './checkPlace';
import { FileError } from './FileError';
import type { Importer } from './Importer';
import { prepareRow } from './prepareRow';

/** So many rows are looked at. */
const SAMPLE = 200;
/** Fewer rows than this with a value tell nothing. */
const FEWEST = 10;
/** A field that does not fit in so large a part of them holds another column's values. */
const MOST = 0.9;
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
};

/**
 * Refuses a file whose columns stand in each other's place: nearly every one of its first rows has a value in a field that
 * cannot be one, or house numbers for names.
 * @throws FileError with the first line, what it holds, and the cure
 */
export async function refuseSwapped(importer: Importer, file: string): Promise<void> {
  const wrong = new Map<string, { line: number; problem: RowProblem; count: number }>();
  let rows = 0;
  for await (const row of importer.rows(file)) {
    if (!row.values) continue;
    const prepared = prepareRow(importer, row);
    if ('problem' in prepared && !TELLING[prepared.problem.field ?? '']) continue; // passed over by the mapping, or lacking
    rows += 1;
    const problems =
      'problem' in prepared ? [prepared.problem] : [...prepared.notes, ...housesAsNames(prepared.record)];
    for (const problem of problems) {
      const { field = '' } = problem;
      if (!problem.detail || !(field in TELLING || field === 'name')) continue;
      const known = wrong.get(field);
      if (known) known.count += 1;
      else wrong.set(field, { line: row.line, problem, count: 1 });
    }
    if (rows >= SAMPLE) break;
  }
  for (const [field, { line, problem, count }] of wrong) {
    if (rows < FEWEST || count < MOST * rows) continue;
    throw new FileError(
      `${basename(file)} line ${line}: ${field} is "${problem.detail}", and so in ${count} of the first ${rows} rows, where ` +
        `${TELLING[field] ?? 'a name'} should be. Are its columns swapped? Mend the mapping, or name them in order: --columns.`,
    );
  }
}

/** A street line where the name should be, and none where the address should be. */
function housesAsNames({ facts }: { facts: { name: string; address: string | null } }): RowProblem[] {
  const isHouse = (text: string) => /^\d+[a-z]? +(?:[nsew] +)?\p{L}/iu.test(text);
  if (!isHouse(facts.name) || (facts.address !== null && isHouse(facts.address))) return [];
  return [{ field: 'name', problem: 'is an address', detail: facts.name }];
}
