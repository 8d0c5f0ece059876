import type { Snapshot } from '../restaurants/Snapshot';
import type { OwnRecord } from './OwnRecord';

/** What a cell holds: text is guarded against spreadsheets, a list has a line for each of its words. */
export type CellType = 'text' | 'number' | 'boolean' | 'list';

type RecordColumn = Exclude<keyof OwnRecord, 'restaurant'>;

/** A column of the CSV, of the record itself or of its restaurant. */
export type Column =
  | { of: 'record'; name: RecordColumn; field: RecordColumn; type: CellType }
  | { of: 'restaurant'; name: string; field: keyof Snapshot; type: CellType };

const ofRecord: Record<RecordColumn, CellType> = {
  kind: 'text',
  restaurantId: 'text',
  addedAt: 'text',
  visitedAt: 'text',
  stars: 'number',
  notes: 'text',
  favoriteDishes: 'text',
  visitId: 'text',
  entryId: 'text',
  entryAddedAt: 'text',
};

const ofRestaurant: Record<keyof Snapshot, CellType> = {
  name: 'text',
  neighborhood: 'text',
  location: 'text',
  address: 'text',
  cuisine: 'text',
  priceRange: 'text',
  gemType: 'text',
  googleRating: 'number',
  rating: 'number',
  yelpRating: 'number',
  yelpReviews: 'number',
  yelpUrl: 'text',
  placeId: 'text',
  imageUrls: 'list',
  phone: 'text',
  needsReservation: 'boolean',
  reservationUrl: 'text',
  dietaryOptions: 'list',
  latitude: 'number',
  longitude: 'number',
};

/** The first column, which tells our CSV from all others; each row holds the version. */
export const VERSION_COLUMN = 'fuudVersion';

/** The columns behind it, in order. Those of the restaurant begin with "restaurant.". */
export const COLUMNS: readonly Column[] = [
  ...Object.entries(ofRecord).map(([field, type]) => {
    const name = field as RecordColumn;
    return { of: 'record' as const, name, field: name, type };
  }),
  ...Object.entries(ofRestaurant).map(([field, type]) => {
    const name = `restaurant.${field}`;
    return { of: 'restaurant' as const, name, field: field as keyof Snapshot, type };
  }),
];
