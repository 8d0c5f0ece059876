import type { DiaryEntry, DiaryVisit, Prisma, UserRating } from '../../../database/__generated__/prisma/client';
import { visitOn } from '../../diary/Visit';
import { writeVisitDate } from '../../visitDate';
import { dateFrom } from './dateFrom';
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
 * Whether the restaurant's entry already has the imported visit (see isSameVisit). If the imported visit is blank, it
 * is enough that the entry exists.
 */
export function hasVisit({ entries }: StoredData, restaurantId: string, imported: VisitContent): boolean {
  const visits = entries.get(restaurantId)?.visits;
  if (!visits) return false;
  const isBlank = imported.visitedAt === null && imported.notes === null && imported.favoriteDishes === null;
  return isBlank || visits.some((visit) => isSameVisit(visit, imported));
}

/**
 * Whether an imported visit has the id or the content of a visit. Only a file of Fuud states when a visit was added.
 * Two visits of such a file with the same content, for example lunch and dinner on one day, were added at different
 * times, so the time is compared too. A spreadsheet may have removed the milliseconds of this time.
 */
export function isSameVisit(visit: DiaryVisit, imported: VisitContent): boolean {
  return (
    visit.id === imported.visitId ||
    (writeVisitDate(visit) === imported.visitedAt &&
      visit.notes === imported.notes &&
      visit.favoriteDishes === imported.favoriteDishes &&
      (imported.addedAt === null || isSameMoment(visit.addedAt, new Date(imported.addedAt))))
  );
}

/** If the imported moment has no milliseconds, the milliseconds of the stored moment are ignored. */
const isSameMoment = (stored: Date, imported: Date) =>
  imported.getTime() - stored.getTime() + (imported.getMilliseconds() === 0 ? stored.getMilliseconds() : 0) === 0;

/**
 * Whether the member has a stored rating that stays. If the file states when the imported rating was given, the stored
 * rating is replaced only if it is older. If the file does not state this, a rating from before the import
 * stays. A rating that an earlier line of this import wrote is replaced only if it belongs to an earlier visit. A visit
 * without a date counts as the earliest.
 * @param importedAt when the import was started; null if the import has not written anything
 */
export function hasRating(
  { ratings }: StoredData,
  restaurantId: string,
  { ratedAt, visitedAt }: RatingContent,
  importedAt: Date | null = null,
): boolean {
  const rating = ratings.get(restaurantId);
  if (!rating) return false;
  if (ratedAt !== null) return new Date(ratedAt) <= rating.ratedAt;
  const isOfImport = rating.ratedAt.getTime() === importedAt?.getTime();
  return !isOfImport || timeOf(dateFrom(visitedAt).visitedAt) <= timeOf(rating.visitedAt);
}

const timeOf = (date: Date | null) => date?.getTime() ?? Number.NEGATIVE_INFINITY;

/** Whether an import of the line would change nothing. */
export function hasAll(stored: StoredData, restaurantId: string, { saved, visit, rating }: RowContent): boolean {
  return (
    (!saved || stored.saved.has(restaurantId)) &&
    (!visit || hasVisit(stored, restaurantId, visit)) &&
    (!rating || hasRating(stored, restaurantId, rating))
  );
}
