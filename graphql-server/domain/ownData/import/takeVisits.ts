import { randomUUID } from 'node:crypto';
import type { DiaryVisit, Prisma } from '../../../database/__generated__/prisma/client';
import { UserError } from '../../../errors/UserError';
import { lockEntry } from '../../diary/lockEntry';
import { placeVisits } from '../../diary/placeVisits';
import { isBlank } from '../../diary/Visit';
import { roomFor } from '../../memberQuota';
import { freeVisits } from '../../removed/freeVisits';
import { addedMoment } from './addedMoment';
import { dateFrom } from './dateFrom';
import { hasVisit, type Kept } from './Kept';
import type { TakenRow, Taker } from './TakenRow';

/** A line with a visit, and the visit to write. */
interface Arrival {
  row: TakenRow;
  visit: DiaryVisit;
}

/**
 * Writes visits into the diary. Visits from our own files keep their ids and dates. In other files, the date of a visit
 * also counts as the date on which it was added, so that visits stay in their order. A restaurant that is not in the
 * diary gets a new entry. If the file has no date for the entry, the entry counts as added now.
 */
export async function takeVisits(
  transaction: Prisma.TransactionClient,
  taker: Taker,
  rows: readonly TakenRow[],
  kept: Kept,
): Promise<void> {
  const byRestaurant = new Map<string, Arrival[]>();
  for (const row of rows) {
    const { said, restaurantId } = row;
    if (!said.visit || hasVisit(kept, restaurantId, said.visit)) continue;
    const arrivals = byRestaurant.get(restaurantId) ?? [];
    if (arrivals.some(({ visit }) => isSame(visit, said.visit))) continue;
    byRestaurant.set(restaurantId, [...arrivals, { row, visit: visitFrom(row, taker) }]);
  }
  let room = byRestaurant.size > 0 ? await roomFor(transaction, taker.userId, 'diaryEntry') : 0;
  for (const [restaurantId, arrivals] of byRestaurant) {
    const entryId = kept.entries.get(restaurantId)?.entry.id;
    if (!entryId && room === 0) {
      for (const { row } of arrivals) row.hasNoRoom = true;
      continue;
    }
    if (!entryId) room -= 1;
    await takeInto(transaction, taker, entryId ?? (await createEntry(transaction, taker, arrivals)), arrivals);
  }
}

async function takeInto(
  transaction: Prisma.TransactionClient,
  { userId }: Taker,
  entryId: string,
  arrivals: readonly Arrival[],
): Promise<void> {
  const entry = await lockEntry(transaction, userId, entryId);
  const toWrite = arrivals.filter(({ visit }) => !isBlank(visit)).map(({ visit }) => ({ ...visit, entryId }));
  try {
    if (toWrite.length > 0) await placeVisits(transaction, entry, await freeVisits(transaction, entry, toWrite));
    for (const { row, visit } of arrivals) if (!isBlank(visit)) row.written.push('diaryVisit');
  } catch (error) {
    // placeVisits checks the limit before it writes, so the transaction can continue.
    if (!(error instanceof UserError)) throw error;
    for (const { row } of arrivals) row.hasNoRoom = true;
  }
}

async function createEntry(
  { diaryEntry }: Prisma.TransactionClient,
  { userId, importedAt }: Taker,
  arrivals: readonly [Arrival, ...Arrival[]] | readonly Arrival[],
): Promise<string> {
  const [first] = arrivals;
  const { restaurantId, restaurantData, said, line } = (first as Arrival).row;
  const [earliest] = arrivals.flatMap(({ row }) => row.said.visit?.addedAt ?? []).sort();
  const told = said.visit?.entryAddedAt ?? earliest;
  const addedAt = new Date(told ?? importedAt.getTime() - line);
  const blank = arrivals.find(({ visit }) => isBlank(visit))?.visit;
  const visitId = (await isFree({ diaryEntry }, blank?.id)) ? blank?.id : randomUUID();
  const visitAddedAt = blank?.addedAt ?? addedAt;
  const data = { userId, restaurantId, restaurantData, visitId, visitAddedAt, addedAt };
  const { id } = await diaryEntry.create({ data: { ...data, updatedAt: new Date() } });
  for (const { row } of arrivals.slice(0, 1)) row.written.push('diaryEntry');
  return id;
}

/** Whether a blank entry can keep the visit id of the file. */
async function isFree({ diaryEntry }: Pick<Prisma.TransactionClient, 'diaryEntry'>, visitId: string | undefined) {
  return visitId !== undefined && (await diaryEntry.count({ where: { visitId } })) === 0;
}

function visitFrom({ said, line }: TakenRow, { importedAt }: Taker): DiaryVisit {
  const { visitId = null, visitedAt = null, notes = null, favoriteDishes = null, addedAt = null } = said.visit ?? {};
  const date = dateFrom(visitedAt);
  const orderInFile = new Date(importedAt.getTime() - line);
  const added = addedAt ? new Date(addedAt) : addedMoment(date.visitedAt ?? orderInFile);
  return { id: visitId ?? randomUUID(), entryId: '', ...date, notes, favoriteDishes, addedAt: added };
}

/** Whether the visit `said` in the file equals `visit`, which will be written. If so, `said` is not written again. */
function isSame(visit: DiaryVisit, said: TakenRow['said']['visit']): boolean {
  if (!said) return false;
  const { visitedAt } = dateFrom(said.visitedAt);
  return (
    visit.id === said.visitId ||
    (visit.visitedAt?.getTime() === visitedAt?.getTime() &&
      visit.notes === said.notes &&
      visit.favoriteDishes === said.favoriteDishes)
  );
}
