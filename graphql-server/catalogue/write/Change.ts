import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { shorten } from '../checkPlace';

/** What one row does to the catalogue, in words for people; see --dry-run. */
export interface Change {
  kind: 'new' | 'joined' | 'changed' | 'closed';
  /** "Corner Diner, 12 Elm St, St. Louis, MO" */
  place: string;
  /** The restaurant it joins, and which sources know that; null where it joins none. */
  joins: { name: string; sources: string[] } | null;
  /** What would read otherwise: of the restaurant it joins, or of the place itself. */
  facts: { field: string; from: string; to: string }[];
}

/** Fields that follow from others, or are not for reading. */
const UNTOLD: (keyof RestaurantFacts)[] = ['cityKey', 'weeklyHours', 'timeZone', 'aiInsight'];

/** Every fact that differs, by field; "not listed" where there is none. */
export function differingFacts(from: RestaurantFacts, to: RestaurantFacts): Change['facts'] {
  return (Object.keys(to) as (keyof RestaurantFacts)[])
    .filter((field) => !UNTOLD.includes(field))
    .map((field) => ({ field, from: inWords(from[field]), to: inWords(to[field]) }))
    .filter((fact) => fact.from !== fact.to);
}

function inWords(value: unknown): string {
  const isNothing = value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  if (isNothing) return 'not listed';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : shorten(value);
}

/** The place in a line. */
export const placeInWords = ({ name, address, city, state }: RestaurantFacts): string =>
  [name, address, city, state].filter(Boolean).join(', ');
