import { basename } from 'node:path';
import { shorten } from '../checkPlace';
import { FileError } from '../FileError';
import type { Importer } from '../Importer';
import { readJsonItems } from '../read/readJsonItems';
import { readPlace } from './readPlace';

/** OpenStreetMap: Overpass JSON and GeoJSON, told apart by each item. */
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

/** Overpass that runs out of time or memory answers 200 and what it has so far, with a remark behind it. */
function refuseBrokenOff(file: string, key: string, text: string | null): void {
  if (key === 'remark' && /error/i.test(text ?? ''))
    throw new FileError(`${basename(file)} is not complete. Overpass says: ${shorten(text)}`);
}
