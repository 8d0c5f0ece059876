import { z } from 'zod';
import { isUuid } from '../../../../database/isUuid';
import { newDiaryEntry } from '../../../diary/diaryInput';
import { parseInput } from '../../../input/parseInput';
import { blankIsAbsent } from '../../../input/text';
import type { Reason } from '../../../input/words';
import { readMoment } from '../../../isoTime';
import { ratingInput } from '../../../ratings/rateRestaurant';
import { describedFacts, describedRestaurant } from '../../../restaurants/describedRestaurant';
import type { Snapshot } from '../../../restaurants/Snapshot';
import { writeVisitDate } from '../../../visitDate';
import { RECORD_KINDS } from '../../OwnRecord';
import { addedMoment } from '../addedMoment';
import { placeOf, type RowContent, shownName } from '../RowContent';
import type { ReadContent } from './checked';

const moment = { reason: 'must be a moment such as 2026-11-26T18:30:00.123Z' } satisfies Reason;
const notUuid = { reason: 'must be a UUID' } satisfies Reason;

const added = blankIsAbsent(
  z
    .string()
    .refine((text) => readMoment(text) !== null, { params: moment, abort: true })
    .transform((text) => addedMoment(readMoment(text) as Date).toISOString()),
);

const record = z.object({
  kind: z.enum(RECORD_KINDS),
  restaurantId: z.string().trim().toLowerCase().refine(isUuid, { params: notUuid }),
  restaurant: z.record(z.string(), z.unknown()).nullish(),
  addedAt: added,
  entryAddedAt: added,
});

/**
 * Reads a record of a file that Fuud exported. Every value is checked, because anybody may have changed the file. An
 * invalid fact about the restaurant is left out, and `problem` names it. For an invalid name, see snapshotFrom.
 * @throws UserError that describes any other problem
 */
export function readOwnItem(item: object): ReadContent {
  const { restaurant, ...read } = parseInput(record, item);
  const { snapshot, wrong } = snapshotFrom(restaurant);
  const facts = wrong.join(', ');
  const problem =
    wrong.length > 0 ? `These facts of the restaurant are not valid or too long, so they are left out: ${facts}` : null;
  return { content: contentOf(item, { ...read, name: shownName(restaurant?.name), snapshot }), problem };
}

type ReadRecord = Omit<z.output<typeof record>, 'restaurant'> & { name: string; snapshot: Snapshot | null };

function contentOf(item: object, { kind, restaurantId, name, snapshot, ...read }: ReadRecord): RowContent {
  const { addedAt = null, entryAddedAt = null } = read;
  const [city = null, region = null] = snapshot?.location?.split(', ') ?? [];
  const { address = null, latitude = null, longitude = null } = snapshot ?? {};
  const place = placeOf({ name, restaurantId, snapshot, address, city, region, latitude, longitude });
  const nothing = { place, saved: null, visit: null, rating: null };
  switch (kind) {
    case 'saved':
      return { ...nothing, saved: { savedAt: addedAt } };
    case 'visit': {
      const { visitId = null, visitedAt, notes = null, favoriteDishes = null } = parseInput(newDiaryEntry, item);
      const date = visitedAt ? writeVisitDate(visitedAt) : null;
      return { ...nothing, visit: { visitId, visitedAt: date, notes, favoriteDishes, addedAt, entryAddedAt } };
    }
    case 'rating': {
      const { stars, notes } = item as { stars?: unknown; notes?: unknown };
      const { rating, comment = null, visitedAt } = parseInput(ratingInput, { ...item, rating: stars, comment: notes });
      const date = visitedAt ? writeVisitDate(visitedAt) : null;
      return { ...nothing, rating: { stars: rating, comment, visitedAt: date, ratedAt: addedAt } };
    }
  }
}

/**
 * The snapshot of the restaurant, without invalid facts, and the names of these facts. If the snapshot would be too
 * large to store, its longest facts are also left out. The snapshot is null, and no facts are named, if the record has
 * no restaurant or a restaurant without a valid name. It is stored only if the catalogue does not have the restaurant.
 */
function snapshotFrom(restaurant: Record<string, unknown> | null | undefined): {
  snapshot: Snapshot | null;
  wrong: string[];
} {
  if (!restaurant) return { snapshot: null, wrong: [] };
  const { latitude, longitude, placeId, ...facts } = restaurant;
  const hasPoint = (latitude ?? longitude ?? null) !== null;
  const described = { ...facts, place_id: placeId, coordinates: hasPoint ? { latitude, longitude } : null };
  const wrong = new Set<string>();
  while (!wrong.has('name')) {
    const rest = Object.fromEntries(Object.entries(described).filter(([fact]) => !wrong.has(fact)));
    const { data, error } = describedRestaurant.safeParse(rest);
    if (data) return { snapshot: data, wrong: [...wrong] };
    for (const { path } of error.issues) wrong.add(String(path[0] ?? longestIn(rest)));
  }
  return { snapshot: null, wrong: [] };
}

/** The longest fact of a description (see describedFacts), except for the name; "name" if there is no other fact. */
function longestIn(described: Record<string, unknown>): string {
  const lengthOf = (fact: string) => (fact === 'name' ? 0 : (JSON.stringify(described[fact])?.length ?? 0));
  return [...describedFacts].sort((one, other) => lengthOf(other) - lengthOf(one))[0] ?? 'name';
}
