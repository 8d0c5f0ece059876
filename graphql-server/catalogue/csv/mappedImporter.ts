import type { Importer } from '../Importer';
import { readCsvRows } from '../read/readCsvRows';
import { readJsonRows } from '../read/readJsonRows';
import { applyMapping, refuseMissingColumns } from './applyMapping';
import type { Mapping } from './mapping';

/** Any CSV or JSON-lines file, by a mapping. */
export function mappedImporter(format: 'csv' | 'jsonl', mapping: Mapping): Importer {
  const { source, licence, attribution } = mapping;
  return {
    from: { source, licence, attribution, isSample: false },
    rows: format === 'csv' ? readCsvRows : readJsonRows,
    toPlaceRow: (values) => applyMapping(mapping, values),
    checkColumns: (columns, file) => refuseMissingColumns(mapping, columns, file),
  };
}
