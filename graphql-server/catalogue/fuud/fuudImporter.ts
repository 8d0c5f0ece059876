import type { Importer } from '../Importer';
import { readJsonRows } from '../read/readJsonRows';
import type { SourceInfo } from '../write/SourceInfo';
import { readFuudRow } from './readFuudRow';

/** JSON lines with the Restaurant's own field names. */
export function fuudImporter(from: SourceInfo): Importer {
  return { from, rows: readJsonRows, toPlaceRow: readFuudRow };
}
