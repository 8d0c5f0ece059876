import { randomUUID } from 'node:crypto';
import type { DiaryVisit, Prisma } from '../../../database/__generated__/prisma/client';
import { UserError } from '../../../errors/UserError';
import { holdEntry } from '../../diary/holdEntry';
import { placeVisits } from '../../diary/placeVisits';
import { isBlank } from '../../diary/Visit';
import { roomFor } from '../../memberQuota';
import { freeVisits } from '../../removed/freeVisits';
import { addedMoment } from './addedMoment';
import { dateFrom } from './dateFrom';
import { hasVisit, type Kept } from './Kept';
import type { TakenRow, Taker } from './TakenRow';

/** A line of a visit, and the visit as it is to be. */
interface Arrival {
  row: TakenRow;
  visit: DiaryVisit;
}

/**
 * Writes visits into the diary, with the ids and the dates of our own files; a visit of another file counts as added when it
 * was. A restaurant that is not in the diary gets an entry.
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
    const there = kept.entries.get(restaurantId)?.entry.id;
    if (!there && room === 0) {
      for (const { row } of arrivals) row.hasNoRoom = true;
      continue;
    }
    if (!there) room -= 1;
    await takeInto(transaction, taker, there ?? (await createEntry(transaction, taker, arrivals)), arrivals);
  }
}

async function takeInto(
  transaction: Prisma.TransactionClient,
  { userId }: Taker,
  entryId: string,
  arrivals: readonly Arrival[],
): Promise<void> {
  const entry = await holdEntry(transaction, userId, entryId);
  const told = arrivals.filter(({ visit }) => !isBlank(visit)).map(({ visit }) => ({ ...visit, entryId }));
  try {
    if (told.length > 0) await placeVisits(transaction, entry, await freeVisits(transaction, entry, told));
    for (const { row, visit } of arrivals) if (!isBlank(visit)) row.written.push('diaryVisit');
  } catch (error) {
    // It counts before it writes: the transaction goes on.
    if (!(error instanceof UserError)) throw error;
    for (const { row } of arrivals) row.hasNoRoom = true;
  }
}

async function createEntry(
  { diaryEntry }: Prisma.TransactionClient,
  { userId }: Taker,
  arrivals: readonly [Arrival, ...Arrival[]] | readonly Arrival[],
): Promise<string> {
  const [first] = arrivals;
  const { restaurantId, restaurantData, said } = (first as Arrival).row;
  const earliest = Math.min(...arrivals.map(({ visit }) => visit.addedAt.getTime()));
  const addedAt = said.visit?.entryAddedAt ? new Date(said.visit.entryAddedAt) : new Date(earliest);
  const blank = arrivals.find(({ visit }) => isBlank(visit))?.visit;
  const visitId = (await isFree({ diaryEntry }, blank?.id)) ? blank?.id : randomUUID();
  const visitAddedAt = blank?.addedAt ?? addedAt;
  const data = { userId, restaurantId, restaurantData, visitId, visitAddedAt, addedAt };
  const { id } = await diaryEntry.create({ data: { ...data, updatedAt: new Date() } });
  for (const { row } of arrivals.slice(0, 1)) row.written.push('diaryEntry');
  return id;
}

/** An entry of which nothing is said keeps its one id too. */
async function isFree({ diaryEntry }: Pick<Prisma.TransactionClient, 'diaryEntry'>, visitId: string | undefined) {
  return visitId !== undefined && (await diaryEntry.count({ where: { visitId } })) === 0;
}

function visitFrom({ said, line }: TakenRow, { importedAt }: Taker): DiaryVisit {
  const { visitId = null, visitedAt = null, notes = null, favoriteDishes = null, addedAt = null } = said.visit ?? {};
  const date = dateFrom(visitedAt);
  const whenever = new Date(importedAt.getTime() - line);
  const added = addedAt ? new Date(addedAt) : addedMoment(date.visitedAt ?? whenever);
  return { id: visitId ?? randomUUID(), entryId: '', ...date, notes, favoriteDishes, addedAt: added };
}

/** A file that names one visit twice means one. */
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
