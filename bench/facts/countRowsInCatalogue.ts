import type { ImportReport } from '../../graphql-server/catalogue/ImportReport';
import { REPEATED } from '../../graphql-server/catalogue/ImportRun';

/**
 * `kept` is the number of rows whose place is in the catalogue after an import. A row that repeats the id of an earlier
 * row counts too, because its place is usually in the catalogue. `repeats` is the number of rows that repeat an earlier
 * row.
 */
export function countRowsInCatalogue({ read, skipped, reasons }: Pick<ImportReport, 'read' | 'skipped' | 'reasons'>): {
  kept: number;
  repeats: number;
} {
  const repeats = reasons.find(({ reason }) => reason === REPEATED)?.count ?? 0;
  return { kept: read - skipped + repeats, repeats };
}
