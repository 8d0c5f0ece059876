import type { Snapshot } from '../restaurants/Snapshot';
import type { OwnRecord } from './OwnRecord';

/** The type of a cell. A list has one item per line. textCell makes sure that no text or list is read as a formula. */
export type CellType = 'text' | 'number' | 'boolean' | 'list';

type RecordColumn = Exclude<keyof OwnRecord, 'restaurant'>;

/** A column of the CSV: a field of the record itself or of its restaurant. */
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

/** The heading of the first column. It marks a CSV as a Fuud export. The cells below it contain the format version. */
export const VERSION_COLUMN = 'fuudVersion';

/**
 * The columns after the version column, in the order of the file. Names of restaurant columns begin with "restaurant.".
 */
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
