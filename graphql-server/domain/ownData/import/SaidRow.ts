import type { Snapshot } from '../../restaurants/Snapshot';
import type { RecordKind } from '../OwnRecord';

/** Files that members bring along, by who wrote them. */
export const IMPORT_KINDS = [
  'fuudJson',
  'fuudCsv',
  'fuudGeoJson',
  'takeoutPlaces',
  'takeoutList',
  'diary',
  'places',
] as const;

/** Ours of three formats; the saved places of Google Takeout and one list of it; a table of visits, or of places alone. */
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** A restaurant as a line tells of it; null is not said. Coordinates are in degrees. */
export interface SaidPlace {
  name: string;
  /** Our own id (uuid), in files of ours. */
  restaurantId: string | null;
  /** Checked, for a place that the catalogue does not hold (D21); in files of ours. */
  snapshot: Snapshot | null;
  /** House number and street. */
  address: string | null;
  city: string | null;
  region: string | null;
  postalCode: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** What one line says, checked. Dates are as in OwnRecord. */
export interface SaidRow {
  place: SaidPlace;
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
}

/** A line of a file: what it says, or what is wrong with it; both, where a part of it was left out. */
export interface ReadRow {
  /** From 1. */
  line: number;
  said: SaidRow;
  /** It cannot be taken at all. */
  isBroken: boolean;
  problem: string | null;
}

const blankPlace: SaidPlace = {
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

/** A place of which only so much is said. */
export const placeOf = (known: Partial<SaidPlace>): SaidPlace => ({ ...blankPlace, ...known });

/** A name as a file has it, on one line, as the database can hold it. */
export function shownName(told: unknown): string {
  const text = typeof told === 'string' ? told.replace(/[\s\p{Cc}]+/gu, ' ').replace(/\p{Cs}/gu, '') : '';
  return text.trim().slice(0, 200);
}

/** A line that cannot be taken, and why. */
export function brokenRow(line: number, problem: string, name = ''): ReadRow {
  const said = { place: placeOf({ name: shownName(name) }), saved: null, visit: null, rating: null };
  return { line, said, isBroken: true, problem };
}

/** Which of the three things a line is about. */
export const kindsOf = ({ saved, visit, rating }: SaidRow): RecordKind[] => [
  ...(saved ? ['saved' as const] : []),
  ...(visit ? ['visit' as const] : []),
  ...(rating ? ['rating' as const] : []),
];
