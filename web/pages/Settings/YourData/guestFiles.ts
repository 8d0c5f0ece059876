import type { GuestSave } from '../../../device/guestSaves';
import type { FileFormat } from './formats';

/** The version of the file format (docs/own-data.md). */
const version = 1;

function recordOf({ id, savedAt, ...save }: GuestSave) {
  const { name, cuisine = null, priceRange = null, googleRating = null, imageUrl } = save;
  const imageUrls = imageUrl ? [imageUrl] : [];
  const restaurant = { name, cuisine, priceRange, googleRating, imageUrls };
  return { kind: 'saved', restaurantId: id, restaurant, addedAt: savedAt };
}

/** A CSV cell. Text that looks like a formula gets an apostrophe before it, as in the server's csvCell.ts. */
function cell(value: string | number | null): string {
  const text = typeof value === 'string' && /^'*[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : String(value ?? '');
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const columns = [
  'kind',
  'restaurantId',
  'addedAt',
  'restaurant.name',
  'restaurant.cuisine',
  'restaurant.priceRange',
  'restaurant.googleRating',
  'restaurant.imageUrls',
];

function csvOf(saves: readonly GuestSave[]): string {
  const rows = saves.map(recordOf).map(({ kind, restaurantId, addedAt, restaurant }) => {
    const { name, cuisine, priceRange, googleRating, imageUrls } = restaurant;
    return [version, kind, restaurantId, addedAt, name, cuisine, priceRange, googleRating, imageUrls.join('\n')];
  });
  const lines = [['fuudVersion', ...columns].join(','), ...rows.map((row) => row.map(cell).join(','))];
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/**
 * A guest's saved restaurants in the format of a member's file. The file has only facts that the device stores, so it
 * has no coordinates.
 */
export function writeGuestFile(extension: FileFormat['extension'], saves: readonly GuestSave[]): string {
  const exportedAt = new Date().toISOString();
  switch (extension) {
    case 'csv':
      return csvOf(saves);
    case 'json': {
      const file = { format: 'fuud', version, exportedAt, account: null, records: saves.map(recordOf), searches: [] };
      return `${JSON.stringify(file, null, 1)}\n`;
    }
    case 'geojson': {
      const features = saves.map((save) => ({ type: 'Feature', geometry: null, properties: recordOf(save) }));
      return `${JSON.stringify({ type: 'FeatureCollection', fuud: { version, exportedAt }, features }, null, 1)}\n`;
    }
  }
}
