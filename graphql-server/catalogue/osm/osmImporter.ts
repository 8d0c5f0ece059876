import { basename } from 'node:path';
import { shorten } from '../checkPlace';
import { FileError } from '../FileError';
import type { Importer } from '../Importer';
import { readJsonItems } from '../read/readJsonItems';
import { readPlace } from './readPlace';

/** Imports places of OpenStreetMap from Overpass JSON or GeoJSON. The importer recognizes the format of each item. */
export const osmImporter: Importer = {
  from: {
    source: 'osm',
    kind: 'map',
    licence: 'ODbL 1.0',
    attribution: '© OpenStreetMap contributors',
    attributionUrl: 'https://www.openstreetmap.org/copyright',
  },
  countsIn: 'item',
  rows: (file) =>
    readJsonItems(file, {
      lists: ['elements', 'features'],
      onMember: (key, text) => refuseBrokenOff(file, key, text),
    }),
  toPlaceRow: readPlace,
};

/**
 * Throws a FileError if a property of the JSON answer (`key` and its value `text`) is a remark about an error. If
 * Overpass runs out of time or memory, its answer has the status 200, an incomplete list, and such a remark.
 */
function refuseBrokenOff(file: string, key: string, text: string | null): void {
  if (key === 'remark' && /error/i.test(text ?? ''))
    throw new FileError(`${basename(file)} is not complete. Overpass says: ${shorten(text)}`);
}
