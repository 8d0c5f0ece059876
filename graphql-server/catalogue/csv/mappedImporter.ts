import type { Importer } from '../Importer';
import { readCsvRows } from '../read/readCsvRows';
import { readJsonRows } from '../read/readJsonRows';
import { applyMapping, refuseMissingColumns } from './applyMapping';
import type { Mapping } from './mapping';
import { readJsonColumns } from './readJsonColumns';

const READERS = { csv: readCsvRows, jsonl: readJsonRows, json: readJsonColumns };

/** Any CSV, JSON-lines or JSON file, by a mapping. */
export function mappedImporter(format: keyof typeof READERS, mapping: Mapping): Importer {
  const { source, kind, licence, attribution, attributionUrl } = mapping;
  return {
    from: { source, kind, licence, attribution, attributionUrl },
    ...(format === 'json' && { countsIn: 'item' as const }),
    rows: READERS[format],
    toPlaceRow: (values) => applyMapping(mapping, values),
    checkColumns: (columns, file) => refuseMissingColumns(mapping, columns, file),
  };
}
