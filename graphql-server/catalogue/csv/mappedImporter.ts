import type { Importer } from '../Importer';
import type { ReadHow } from '../read/ReadHow';
import { readCsvRows } from '../read/readCsvRows';
import { readJsonRows } from '../read/readJsonRows';
import { findEncoding } from '../read/readText';
import { applyMapping, refuseMissingColumns } from './applyMapping';
import type { Mapping } from './mapping';
import { readJsonColumns } from './readJsonColumns';
import { WordCounter } from './WordCounter';

const READERS = { csv: readCsvRows, jsonl: readJsonRows, json: readJsonColumns };

/**
 * Returns the importer for a CSV, JSON-lines or JSON file with a mapping. `how` overrides the defaults for reading the
 * file, for example the separator of the fields.
 */
export function mappedImporter(format: keyof typeof READERS, mapping: Mapping, how: ReadHow = {}): Importer {
  const counter = new WordCounter();
  const { source, kind, licence, attribution, attributionUrl } = mapping;
  return {
    from: { source, kind, licence, attribution, attributionUrl },
    ...(format === 'json' && { countsIn: 'item' as const }),
    rows: (file) => READERS[format](file, how),
    toPlaceRow: (values) => applyMapping(mapping, values, counter),
    wordsOfFields: () => counter.list(mapping),
    checkColumns: (columns, file) => refuseMissingColumns(mapping, columns, file),
    encodingOf: (file) => findEncoding(file, how.encoding),
  };
}
