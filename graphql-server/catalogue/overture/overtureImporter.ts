import { basename } from 'node:path';
import { FileError } from '../FileError';
import type { Importer } from '../Importer';
import { readParquetRows } from '../read/parquet/readParquetRows';
import type { Row } from '../read/Row';
import { readJsonItems } from '../read/readJsonItems';
import { readJsonRows } from '../read/readJsonRows';
import { readText } from '../read/readText';
import { sniffFile } from '../read/sniffFile';
import { readPlace } from './readPlace';

/** The only columns that the importer reads from a GeoParquet file. */
const COLUMNS = [
  'id',
  'geometry',
  'names.primary',
  'names.common',
  'categories',
  'basic_category',
  'taxonomy',
  'confidence',
  'operating_status',
  'websites',
  'phones',
  'brand.names.primary',
  'addresses',
];
/** isDocument examines at most this number of characters, at the beginning of the file. */
const HEAD = 10_000;

/**
 * Imports Overture Maps places from GeoParquet, GeoJSON, JSON lines or a JSON list. The importer recognizes the format
 * from the content of the file. See README.md.
 */
export const overtureImporter: Importer = {
  from: {
    source: 'overture',
    kind: 'aggregate',
    licence: 'CDLA-Permissive-2.0',
    attribution: 'Overture Maps Foundation',
    attributionUrl: 'https://overturemaps.org',
  },
  rows: readRows,
  toPlaceRow: readPlace,
  checkColumns: (columns, file) => {
    if (columns.has('properties') || (columns.has('id') && columns.has('names'))) return;
    throw new FileError(`${basename(file)} has no "id" and "names": are these Overture places?`);
  },
};

async function* readRows(file: string): AsyncGenerator<Row> {
  if ((await sniffFile(file)) === 'parquet') yield* readParquetRows(file, COLUMNS);
  else if (await isDocument(file)) yield* readJsonItems(file, { lists: ['features'] });
  else yield* readJsonRows(file);
}

/** Whether the file is one JSON document, instead of one document on each line. */
async function isDocument(file: string): Promise<boolean> {
  for await (const text of readText(file)) {
    const head = text.slice(0, HEAD).trimStart();
    return head.startsWith('[') || /"FeatureCollection"|^\{\s*"features"/.test(head);
  }
  return false;
}
