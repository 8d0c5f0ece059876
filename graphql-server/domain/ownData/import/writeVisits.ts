import { randomUUID } from 'node:crypto';
import type { DiaryVisit, Prisma } from '../../../database/__generated__/prisma/client';
import { UserError } from '../../../errors/UserError';
import { isTakenVisit } from '../../diary/findVisit';
import { lockEntry } from '../../diary/lockEntry';
import { lockVisitIds } from '../../diary/lockVisitIds';
import { storeVisits } from '../../diary/storeVisits';
import { isBlank } from '../../diary/Visit';
import { roomFor } from '../../memberQuota';
import { freeVisits } from '../../removed/freeVisits';
import { addedMoment } from './addedMoment';
import { dateFrom } from './dateFrom';
import type { Importer, RowToWrite } from './RowToWrite';
import { hasVisit, isSameVisit, type StoredData } from './StoredData';

/** A line with a visit, and the visit to write. */
interface VisitToWrite {
  row: RowToWrite;
  visit: DiaryVisit;
}

/**
 * Writes visits into the diary. Visits from exports of Fuud keep their dates, and also their ids if these are not in
 * use. A dated visit from another file counts as added on the date of the visit, so that visits are listed in the order
 * of their dates. A restaurant that is not in the diary gets a new entry if the account has room for it. If the file
 * does not state when the entry or one of its visits was added, the entry gets the date of the import.
 */
export async function writeVisits(
  transaction: Prisma.TransactionClient,
  importer: Importer,
  rows: readonly RowToWrite[],
  stored: StoredData,
): Promise<void> {
  const byRestaurant = new Map<string, VisitToWrite[]>();
  for (const row of rows) {
    const { content, restaurantId } = row;
    const imported = content.visit;
    if (!imported || hasVisit(stored, restaurantId, imported)) continue;
    const visits = byRestaurant.get(restaurantId) ?? [];
    if (visits.some(({ visit }) => isSameVisit(visit, imported))) continue;
    byRestaurant.set(restaurantId, [...visits, { row, visit: visitFrom(row, importer) }]);
  }
  const ids = [...byRestaurant.values()].flat().map(({ visit }) => visit.id);
  await lockVisitIds(transaction, ids); // all at once, so two imports with the same ids never wait for each other
  let room = byRestaurant.size > 0 ? await roomFor(transaction, importer.userId, 'diaryEntry') : 0;
  for (const [restaurantId, visits] of byRestaurant) {
    const entryId = stored.entries.get(restaurantId)?.entry.id;
    if (!entryId && room === 0) {
      for (const { row } of visits) row.hasNoRoom = true;
      continue;
    }
    if (!entryId) room -= 1;
    await writeInto(transaction, importer, entryId ?? (await createEntry(transaction, importer, visits)), visits);
  }
}

async function writeInto(
  transaction: Prisma.TransactionClient,
  { userId }: Importer,
  entryId: string,
  visits: readonly VisitToWrite[],
): Promise<void> {
  const entry = await lockEntry(transaction, userId, entryId);
  const toWrite = visits.filter(({ visit }) => !isBlank(visit)).map(({ visit }) => ({ ...visit, entryId }));
  try {
    if (toWrite.length > 0) await storeVisits(transaction, entry, await freeVisits(transaction, entry, toWrite));
    for (const { row, visit } of visits) if (!isBlank(visit)) row.written.push('diaryVisit');
  } catch (error) {
    // storeVisits checks the limit before it writes, so the transaction can continue.
    if (!(error instanceof UserError)) throw error;
    for (const { row } of visits) row.hasNoRoom = true;
  }
}

async function createEntry(
  transaction: Prisma.TransactionClient,
  { userId, importedAt }: Importer,
  visits: readonly [VisitToWrite, ...VisitToWrite[]] | readonly VisitToWrite[],
): Promise<string> {
  const [first] = visits;
  const { restaurantId, restaurantData, content, line } = (first as VisitToWrite).row;
  const [earliest] = visits.flatMap(({ row }) => row.content.visit?.addedAt ?? []).sort();
  const statedAt = content.visit?.entryAddedAt ?? earliest;
  const addedAt = new Date(statedAt ?? importedAt.getTime() - line);
  const blank = visits.find(({ visit }) => isBlank(visit))?.visit;
  const visitId = !blank || (await isTakenVisit(transaction, blank.id)) ? randomUUID() : blank.id;
  const visitAddedAt = blank?.addedAt ?? addedAt;
  const data = { userId, restaurantId, restaurantData, visitId, visitAddedAt, addedAt };
  const { id } = await transaction.diaryEntry.create({ data: { ...data, updatedAt: new Date() } });
  for (const { row } of visits.slice(0, 1)) row.written.push('diaryEntry');
  return id;
}

function visitFrom({ content, line }: RowToWrite, { importedAt }: Importer): DiaryVisit {
  const { visitId = null, visitedAt = null, notes = null, favoriteDishes = null, addedAt = null } = content.visit ?? {};
  const date = dateFrom(visitedAt);
  const orderInFile = new Date(importedAt.getTime() - line);
  const added = addedAt ? new Date(addedAt) : addedMoment(date.visitedAt ?? orderInFile);
  return { id: visitId ?? randomUUID(), entryId: '', ...date, notes, favoriteDishes, addedAt: added };
}
