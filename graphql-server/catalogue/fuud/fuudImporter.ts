import type { Importer } from '../Importer';
import { readJsonRows } from '../read/readJsonRows';
import type { SourceInfo } from '../write/SourceInfo';
import { readFuudRow } from './readFuudRow';

/** Returns the importer for JSON lines with the field names of PlaceInput. */
export function fuudImporter(from: SourceInfo): Importer {
  return { from, rows: readJsonRows, toPlaceRow: readFuudRow };
}
