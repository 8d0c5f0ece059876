import type { Importer } from '../Importer';
import { readCsvRows } from '../read/readCsvRows';
import { readJsonRows } from '../read/readJsonRows';
import { findEncoding } from '../read/readText';
import type { TextFileSettings } from '../read/TextFileSettings';
import { applyMapping, refuseMissingColumns } from './applyMapping';
import type { Mapping } from './mapping';
import { readJsonColumns } from './readJsonColumns';
import { WordCounter } from './WordCounter';

const READERS = { csv: readCsvRows, jsonl: readJsonRows, json: readJsonColumns };

/**
 * Returns the importer for a CSV, JSON-lines or JSON file with a mapping. `settings` overrides the defaults for reading
 * the file, for example the separator of the fields.
 */
export function mappedImporter(
  format: keyof typeof READERS,
  mapping: Mapping,
  settings: TextFileSettings = {},
): Importer {
  const counter = new WordCounter();
  const { source, kind, licence, attribution, attributionUrl } = mapping;
  return {
    from: { source, kind, licence, attribution, attributionUrl },
    ...(format === 'json' && { countsIn: 'item' as const }),
    rows: (file) => READERS[format](file, settings),
    toPlaceRow: (values) => applyMapping(mapping, values, counter),
    wordsOfFields: () => counter.list(mapping),
    checkColumns: (columns, file) => refuseMissingColumns(mapping, columns, file),
    encodingOf: (file) => findEncoding(file, settings.encoding),
  };
}
