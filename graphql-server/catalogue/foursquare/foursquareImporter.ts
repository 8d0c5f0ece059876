import { basename } from 'node:path';
import { FileError } from '../FileError';
import type { Importer } from '../Importer';
import { readParquetRows } from '../read/parquet/readParquetRows';
import type { Row } from '../read/Row';
import { readCsvRows } from '../read/readCsvRows';
import { sniffFile } from '../read/sniffFile';
import { readPlace } from './readPlace';

const NEEDED = ['fsq_place_id', 'name', 'locality', 'region', 'country', 'fsq_category_labels'];
/** The only columns that the importer reads from a parquet file. */
const COLUMNS = [
  ...NEEDED,
  'latitude',
  'longitude',
  'geom',
  'address',
  'postcode',
  'post_town',
  'date_closed',
  'tel',
  'website',
  'unresolved_flags',
];

/**
 * Imports Foursquare Open Source Places from parquet or CSV. The importer recognizes the format from the content of the
 * file. See README.md.
 */
export const foursquareImporter: Importer = {
  from: {
    source: 'foursquare',
    kind: 'aggregate',
    licence: 'Apache-2.0',
    attribution: 'Foursquare Open Source Places',
    attributionUrl: 'https://docs.foursquare.com/data-products/docs/places-os-data-schema',
  },
  rows: readRows,
  toPlaceRow: readPlace,
  checkColumns: (columns, file) => {
    const missing = NEEDED.find((column) => !columns.has(column));
    if (missing) throw new FileError(`${basename(file)} has no column "${missing}": are these Foursquare places?`);
  },
};

async function* readRows(file: string): AsyncGenerator<Row> {
  yield* (await sniffFile(file)) === 'parquet' ? readParquetRows(file, COLUMNS) : readCsvRows(file);
}
