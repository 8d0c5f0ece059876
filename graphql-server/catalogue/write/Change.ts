import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { shorten } from '../checkPlace';

/** What one place of an import changes in the catalogue, as text for people. `--dry-run` prints these changes. */
export interface Change {
  kind: 'new' | 'joined' | 'changed' | 'closed';
  /** "Corner Diner, 12 Elm St, St. Louis, MO" */
  place: string;
  /**
   * The restaurant that the place joins, or that it already shares with other stored places. `sources` has the sources
   * of these other places. Null if the place creates a restaurant, or is the only place of its restaurant.
   */
  joins: { name: string; sources: string[] } | null;
  /**
   * The facts that change. If the place is already stored, these are facts of the place. If the place is new, these
   * are facts of the restaurant that the place belongs to. Facts that a rule derives, such as the audience, are always
   * facts of the restaurant.
   */
  facts: { field: string; from: string; to: string }[];
}

/** Fields that `differingFacts` leaves out. */
const HIDDEN_FIELDS: (keyof RestaurantFacts)[] = ['cityKey', 'weeklyHours', 'timeZone', 'aiInsight'];

/** The fields whose values differ, with both values as text. The text for a missing value is "not listed". */
export function differingFacts(from: RestaurantFacts, to: RestaurantFacts): Change['facts'] {
  return (Object.keys(to) as (keyof RestaurantFacts)[])
    .filter((field) => !HIDDEN_FIELDS.includes(field))
    .map((field) => ({ field, from: inWords(from[field]), to: inWords(to[field]) }))
    .filter((fact) => fact.from !== fact.to);
}

function inWords(value: unknown): string {
  const isNothing = value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  if (isNothing) return 'not listed';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : shorten(value);
}

/** The place's name and address as one line of text. */
export const placeInWords = ({ name, address, city, state }: RestaurantFacts): string =>
  [name, address, city, state].filter(Boolean).join(', ');
