import type { Restaurant } from '../database/__generated__/prisma/client';
import { factNames } from './factTypes';
import type { PlaceSource } from './PlaceSource';
import type { RestaurantFacts } from './RestaurantFacts';

/** Where one fact of a restaurant comes from: a source, or a rule that derived it from other facts. */
export interface FactOrigin {
  /** The fact's name in REST, e.g. "cuisine", "coordinates". */
  field: string;
  /** Null for a derived fact. */
  source: PlaceSource | null;
  /** The rule in words, e.g. 'name has "taqueria"'; null for a fact from a source. */
  rule: string | null;
}

/** Facts that are not listed separately, because the origin of another fact applies to them too. */
const COVERED_FACTS = new Set<string>(['cityKey', 'weeklyHours', 'holidayHours', 'timeZone', 'latitude', 'longitude']);

/** The listed facts: for each, its name in REST and the column that shows whether the fact is known. */
const FACTS: readonly (readonly [field: string, column: keyof RestaurantFacts])[] = [
  ...factNames.filter((fact) => !COVERED_FACTS.has(fact)).map((fact) => [fact, fact] as const),
  ['coordinates', 'latitude'],
];

/** The origin of the audience "public" if no origin is stored for the audience. */
const FOR_EVERYBODY: FactOrigin = { field: 'audience', source: null, rule: 'nothing says otherwise' };

/**
 * The origin of each known fact of a restaurant. Merged and derived facts have a stored origin. If the restaurant has
 * only one source, facts without a stored origin come from that source, except the audience "public" (see
 * FOR_EVERYBODY). Facts whose origin is unknown are not listed, and isClosed is listed only if it is true.
 * @param sources the sources of this restaurant
 */
export function provenanceOf(restaurant: Restaurant, sources: readonly PlaceSource[]): FactOrigin[] {
  const stored = isRecord(restaurant.provenance) ? restaurant.provenance : {};
  const only = sources.length === 1 ? (sources[0] ?? null) : null;
  return FACTS.flatMap(([field, column]): FactOrigin[] => {
    if (!isKnown(restaurant[column]) || (column === 'isClosed' && !restaurant.isClosed)) return [];
    const storedOrigin = stored[column];
    if (!isRecord(storedOrigin) && column === 'audience' && restaurant.audience === 'public')
      return sources.length > 0 ? [FOR_EVERYBODY] : [];
    if (!isRecord(storedOrigin)) return only ? [{ field, source: only, rule: null }] : [];
    if (typeof storedOrigin.rule === 'string') return [{ field, source: null, rule: storedOrigin.rule }];
    const source = sources.find(
      (each) => each.source === storedOrigin.source && each.sourceId === storedOrigin.sourceId,
    );
    return source ? [{ field, source, rule: null }] : [];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isKnown = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);
