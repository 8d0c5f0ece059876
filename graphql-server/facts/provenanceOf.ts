import type { Restaurant } from '../database/__generated__/prisma/client';
import { factNames } from './factTypes';
import type { PlaceSource } from './PlaceSource';
import type { RestaurantFacts } from './RestaurantFacts';

/** Where one fact of a restaurant is from: a source, or a rule that derived it from other facts. */
export interface FactOrigin {
  /** The fact's name as in REST, e.g. "cuisine", "coordinates". */
  field: string;
  /** Null for a derived fact. */
  source: PlaceSource | null;
  /** In words, e.g. 'name has "taqueria"'; null for a fact from a source. */
  rule: string | null;
}

/** Facts without their own entry: another fact's origin covers them. */
const BESIDE = new Set<string>(['cityKey', 'weeklyHours', 'holidayHours', 'timeZone', 'latitude', 'longitude']);

/** The facts that people see, by the name they have in REST, with the column that shows whether they are known. */
const FACTS: readonly (readonly [field: string, column: keyof RestaurantFacts])[] = [
  ...factNames.filter((fact) => !BESIDE.has(fact)).map((fact) => [fact, fact] as const),
  ['coordinates', 'latitude'],
];

/** The origin of the default audience: without a source or rule, a place is for everybody. */
const FOR_EVERYBODY: FactOrigin = { field: 'audience', source: null, rule: 'nothing says otherwise' };

/**
 * Where each known fact of a restaurant is from. The stored provenance says so for merged and derived facts; with a
 * single source, all other facts are from this source. Unknown facts are not listed.
 * @param sources the restaurant's own
 */
export function provenanceOf(restaurant: Restaurant, sources: readonly PlaceSource[]): FactOrigin[] {
  const stored = isRecord(restaurant.provenance) ? restaurant.provenance : {};
  const only = sources.length === 1 ? (sources[0] ?? null) : null;
  return FACTS.flatMap(([field, column]): FactOrigin[] => {
    if (!isKnown(restaurant[column]) || (column === 'isClosed' && !restaurant.isClosed)) return [];
    const told = stored[column];
    if (!isRecord(told) && column === 'audience' && restaurant.audience === 'public')
      return sources.length > 0 ? [FOR_EVERYBODY] : [];
    if (!isRecord(told)) return only ? [{ field, source: only, rule: null }] : [];
    if (typeof told.rule === 'string') return [{ field, source: null, rule: told.rule }];
    const source = sources.find((each) => each.source === told.source && each.sourceId === told.sourceId);
    return source ? [{ field, source, rule: null }] : [];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isKnown = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);
