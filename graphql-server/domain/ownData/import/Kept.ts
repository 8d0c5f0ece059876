import type { DiaryEntry, DiaryVisit, Prisma, UserRating } from '../../../database/__generated__/prisma/client';
import { visitOn } from '../../diary/Visit';
import { writeVisitDate } from '../../visitDate';
import type { SaidRow } from './SaidRow';

/** What a member has stored about some restaurants, by restaurant uuid. */
export interface Kept {
  saved: Set<string>;
  entries: Map<string, { entry: DiaryEntry; visits: DiaryVisit[] }>;
  ratings: Map<string, UserRating>;
}

/** Reads what the member has stored about these restaurants (uuids). */
export async function readKept(
  { savedRestaurant, diaryEntry, userRating }: Prisma.TransactionClient,
  userId: string,
  restaurantIds: readonly string[],
): Promise<Kept> {
  const where = { userId, restaurantId: { in: [...restaurantIds] } };
  const saved = await savedRestaurant.findMany({ where, select: { restaurantId: true } });
  const entries = await diaryEntry.findMany({ where, include: { visits: true } });
  const ratings = await userRating.findMany({ where });
  return {
    saved: new Set(saved.map(({ restaurantId }) => restaurantId)),
    entries: new Map(
      entries.map(({ visits, ...entry }) => [entry.restaurantId, { entry, visits: [visitOn(entry), ...visits] }]),
    ),
    ratings: new Map(ratings.map((rating) => [rating.restaurantId, rating])),
  };
}

type SaidVisit = NonNullable<SaidRow['visit']>;
type SaidRating = NonNullable<SaidRow['rating']>;

/**
 * Whether the restaurant's entry already has a visit with the same id or the same content. If the visit is blank, it is
 * enough that the entry exists.
 */
export function hasVisit({ entries }: Kept, restaurantId: string, said: SaidVisit): boolean {
  const visits = entries.get(restaurantId)?.visits;
  if (!visits) return false;
  const isBlank = said.visitedAt === null && said.notes === null && said.favoriteDishes === null;
  return (
    isBlank ||
    visits.some(
      (visit) =>
        visit.id === said.visitId ||
        (writeVisitDate(visit) === said.visitedAt &&
          visit.notes === said.notes &&
          visit.favoriteDishes === said.favoriteDishes),
    )
  );
}

/** Whether the member already has a rating that stays, because the file's rating is not newer or has no date. */
export function hasRating({ ratings }: Kept, restaurantId: string, { ratedAt }: SaidRating): boolean {
  const rating = ratings.get(restaurantId);
  return rating !== undefined && (ratedAt === null || new Date(ratedAt) <= rating.ratedAt);
}

/** Whether the member already has everything in the line. */
export function hasAll(kept: Kept, restaurantId: string, { saved, visit, rating }: SaidRow): boolean {
  return (
    (!saved || kept.saved.has(restaurantId)) &&
    (!visit || hasVisit(kept, restaurantId, visit)) &&
    (!rating || hasRating(kept, restaurantId, rating))
  );
}
