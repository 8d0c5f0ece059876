import { cutText } from '../../../text/cutText';
import type { Snapshot } from '../../restaurants/Snapshot';
import type { RecordKind } from '../OwnRecord';

/** The kinds of files that members can import. */
export const IMPORT_KINDS = [
  'fuudJson',
  'fuudCsv',
  'fuudGeoJson',
  'takeoutPlaces',
  'takeoutList',
  'diary',
  'places',
] as const;

/**
 * The kind of a file. The values of IMPORT_KINDS mean, in this order: Fuud's own three formats, the saved places or the
 * reviews from Google Takeout, one list from Google Takeout, a table of visits, and a table with only places.
 */
export type ImportKind = (typeof IMPORT_KINDS)[number];

/**
 * A restaurant as a line of a file describes it. A missing name is an empty text. Other fields without a usable value
 * are null. Coordinates are in degrees.
 */
export interface DescribedPlace {
  name: string;
  /** Our own id (uuid); only in our own files. */
  restaurantId: string | null;
  /** The checked snapshot; only in our own files. It is stored when the catalogue does not have the restaurant. */
  snapshot: Snapshot | null;
  /** House number and street, or the whole address if it could not be split. */
  address: string | null;
  city: string | null;
  region: string | null;
  postalCode: string | null;
  latitude: number | null;
  longitude: number | null;
}

/**
 * A cell that should contain the date of a visit, but contains no valid date. `heading` and `text` are cleaned and
 * shortened by shownName.
 */
export interface UnreadDate {
  /** The number of the row in the file, as a spreadsheet shows it. The row of headings counts too. */
  row: number;
  /** The heading of the cell's column. */
  heading: string;
  text: string;
}

/** The checked content of one line. Dates have the same form as in OwnRecord. */
export interface RowContent {
  place: DescribedPlace;
  saved: { savedAt: string | null } | null;
  visit: {
    visitId: string | null;
    visitedAt: string | null;
    notes: string | null;
    favoriteDishes: string | null;
    addedAt: string | null;
    entryAddedAt: string | null;
  } | null;
  rating: { stars: number; comment: string | null; visitedAt: string | null; ratedAt: string | null } | null;
  /** Set only if the line cannot be imported because of this date. */
  unreadDate?: UnreadDate;
}

/**
 * A line of a file with its content, and with its problem if there is one. If `isBroken` is false, a problem concerns
 * only a part of the line, and that part is left out.
 */
export interface ReadRow {
  /** The number of the line, counted from 1. Headings and empty rows are not counted. */
  line: number;
  content: RowContent;
  /** True if nothing of the line can be imported. */
  isBroken: boolean;
  problem: string | null;
}

const blankPlace: DescribedPlace = {
  name: '',
  restaurantId: null,
  snapshot: null,
  address: null,
  city: null,
  region: null,
  postalCode: null,
  latitude: null,
  longitude: null,
};

/** A place in which only these fields have a value. */
export const placeOf = (known: Partial<DescribedPlace>): DescribedPlace => ({ ...blankPlace, ...known });

/** A name from a file, cut to 200 characters, as one line that the database accepts. Empty if it is not text. */
export function shownName(value: unknown): string {
  const text = typeof value === 'string' ? value.replace(/[\s\p{Cc}]+/gu, ' ') : '';
  return cutText(text.trim(), 200).trim();
}

/** A line that cannot be imported, with the reason. */
export function brokenRow(line: number, problem: string, name = ''): ReadRow {
  const content = { place: placeOf({ name: shownName(name) }), saved: null, visit: null, rating: null };
  return { line, content, isBroken: true, problem };
}

/** The kinds of records that a line contains. */
export const kindsOf = ({ saved, visit, rating }: RowContent): RecordKind[] => [
  ...(saved ? ['saved' as const] : []),
  ...(visit ? ['visit' as const] : []),
  ...(rating ? ['rating' as const] : []),
];
