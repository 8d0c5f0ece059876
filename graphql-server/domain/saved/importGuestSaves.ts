import { z } from 'zod';
import type { Prisma, PrismaClient, Restaurant, SavedRestaurant } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import type { Viewer } from '../../Viewer';
import { removeUser } from '../accounts/removeUser';
import { roomFor } from '../memberQuota';
import { restaurantsAmong } from '../restaurants/restaurantsAmong';
import { snapshotOf } from '../restaurants/Snapshot';
import { type Retry, writeOnce } from '../writeOnce';

const MAX_IDS = 100;

/** The saved list of a guest's device: restaurant ids, newest first. */
export const guestSaves = z.object({ restaurantIds: z.array(z.string().max(100)).max(MAX_IDS) });

/** What happened to each id. Together the four lists of ids contain each sent id once (uuids in lower case). */
export interface ImportedSaves {
  /** The newly saved restaurants, newest first. */
  rows: SavedRestaurant[];
  /** uuids that this import saved. Several uuids may belong to one row if restaurants were merged. */
  saved: string[];
  /** uuids that the member had saved before. */
  alreadySaved: string[];
  /** Ids that the catalogue does not have. The device keeps them. */
  unknown: string[];
  /** uuids that were not saved because the account is full. The device keeps them, too. */
  noRoom: string[];
}

/**
 * Saves the restaurants that a member saved on the device as a guest, in the device's order. Each of them that the
 * catalogue has is saved once, even when several tabs send it. For a merged restaurant, the restaurant into which it
 * was merged is saved. If the account has too little room, only the newest restaurants are saved. Finally, the former
 * guest is deleted, if there is one.
 * @param restaurantIds restaurant ids, the newest first; at most 100. An id that is not a uuid counts as unknown.
 * @param formerGuestId uuid of the guest who used this session before, if any
 * @throws UserError an error of writeOnce
 */
export function importGuestSaves(
  deps: { prisma: PrismaClient },
  viewer: Viewer,
  restaurantIds: readonly string[],
  formerGuestId: string | null,
  { idempotencyKey }: Retry = {},
): Promise<ImportedSaves> {
  const sent = [...new Set(restaurantIds.map((id) => (isUuid(id) ? id.toLowerCase() : id)))];
  const write = { operation: 'importGuestSaves', input: { restaurantIds: sent }, idempotencyKey };
  return writeOnce(deps, viewer, write, async (transaction, userId) => {
    const found = await restaurantsAmong(transaction, sent.filter(isUuid));
    const known = sent.filter((id) => found.has(id));
    const imported = await saveNewest(transaction, userId, known, found);
    if (formerGuestId) await removeGuest(transaction, formerGuestId);
    return { ...imported, unknown: sent.filter((id) => !found.has(id)) };
  });
}

/** @param known the sent ids that the catalogue has; `found` maps each id to its current restaurant */
async function saveNewest(
  transaction: Prisma.TransactionClient,
  userId: string,
  known: readonly string[],
  found: ReadonlyMap<string, Restaurant>,
): Promise<Omit<ImportedSaves, 'unknown'>> {
  const restaurants = new Map(Array.from(found.values(), (restaurant) => [restaurant.id, restaurant]));
  const now = Date.now();
  /** The dates are a millisecond apart, so that the list keeps the device's order. */
  const rowOf = (id: string, place: number) => {
    const restaurant = restaurants.get(id);
    const savedAt = new Date(now - place);
    return restaurant ? [{ userId, restaurantId: id, restaurantData: { ...snapshotOf(restaurant) }, savedAt }] : [];
  };
  const { savedRestaurant } = transaction;
  const room = await roomFor(transaction, userId, 'savedRestaurant');
  const ids = [...new Set(known.map((id) => found.get(id)?.id ?? id))];
  const where = { userId, restaurantId: { in: ids } };
  const existing = await savedRestaurant.findMany({ where, select: { restaurantId: true } });
  const before = new Set(existing.map(({ restaurantId }) => restaurantId));
  const fresh = ids.filter((id) => !before.has(id));
  const rows = await savedRestaurant.createManyAndReturn({ data: fresh.slice(0, room).flatMap(rowOf) });
  rows.sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
  const sentOf = (chosen: Iterable<string>) => {
    const wanted = new Set(chosen);
    return known.filter((id) => wanted.has(found.get(id)?.id ?? id));
  };
  return {
    rows,
    saved: sentOf(fresh.slice(0, room)),
    alreadySaved: sentOf(before),
    noRoom: sentOf(fresh.slice(room)),
  };
}

/** Deletes the user if it is a guest. Another tab may already have deleted the guest. */
async function removeGuest(transaction: Prisma.TransactionClient, id: string): Promise<void> {
  const guest = await transaction.user.findUnique({ where: { id, isGuest: true }, select: { id: true } });
  if (guest) await removeUser(transaction, id);
}
