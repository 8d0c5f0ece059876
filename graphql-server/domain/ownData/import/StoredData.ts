import type { DiaryEntry, DiaryVisit, Prisma, UserRating } from '../../../database/__generated__/prisma/client';
import { visitOn } from '../../diary/Visit';
import { writeVisitDate } from '../../visitDate';
import type { RowContent } from './RowContent';

/** What a member has stored about some restaurants. Each restaurant is identified by its uuid. */
export interface StoredData {
  saved: Set<string>;
  entries: Map<string, { entry: DiaryEntry; visits: DiaryVisit[] }>;
  ratings: Map<string, UserRating>;
}

/** Reads what the member has stored about these restaurants (uuids). */
export async function readStoredData(
  { savedRestaurant, diaryEntry, userRating }: Prisma.TransactionClient,
  userId: string,
  restaurantIds: readonly string[],
): Promise<StoredData> {
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

type VisitContent = NonNullable<RowContent['visit']>;
type RatingContent = NonNullable<RowContent['rating']>;

/**
 * Whether the restaurant's entry already has a visit with the id or with the content of the imported visit. If the
 * imported visit is blank, it is enough that the entry exists.
 */
export function hasVisit({ entries }: StoredData, restaurantId: string, imported: VisitContent): boolean {
  const visits = entries.get(restaurantId)?.visits;
  if (!visits) return false;
  const isBlank = imported.visitedAt === null && imported.notes === null && imported.favoriteDishes === null;
  return (
    isBlank ||
    visits.some(
      (visit) =>
        visit.id === imported.visitId ||
        (writeVisitDate(visit) === imported.visitedAt &&
          visit.notes === imported.notes &&
          visit.favoriteDishes === imported.favoriteDishes),
    )
  );
}

/** Whether the member has a stored rating that stays, because the file's rating is not newer or has no date. */
export function hasRating({ ratings }: StoredData, restaurantId: string, { ratedAt }: RatingContent): boolean {
  const rating = ratings.get(restaurantId);
  return rating !== undefined && (ratedAt === null || new Date(ratedAt) <= rating.ratedAt);
}

/** Whether an import of the line would change nothing. */
export function hasAll(stored: StoredData, restaurantId: string, { saved, visit, rating }: RowContent): boolean {
  return (
    (!saved || stored.saved.has(restaurantId)) &&
    (!visit || hasVisit(stored, restaurantId, visit)) &&
    (!rating || hasRating(stored, restaurantId, rating))
  );
}
