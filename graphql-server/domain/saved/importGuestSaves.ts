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

/** The list a guest's device kept: restaurant ids, the newest first. */
export const guestSaves = z.object({ restaurantIds: z.array(z.string().max(100)).max(MAX_IDS) });

/** What became of each id; together, but for the rows, they are all that were sent, each once and as it was sent. */
export interface ImportedSaves {
  /** What is kept from now on, newest first. */
  rows: SavedRestaurant[];
  /** uuids of what is kept from now on: of restaurants that turned out to be one, several. */
  saved: string[];
  /** uuids that were on the list before. */
  alreadySaved: string[];
  /** What the catalogue does not hold: the device keeps these. */
  unknown: string[];
  /** uuids that no longer fit, the account being full: the device keeps these too. */
  noRoom: string[];
}

/**
 * Takes over what a guest kept on the device, after the guest became a member (D32): each known restaurant once,
 * however often and from however many tabs it is sent, in the order of the device; of one that turned out to be another,
 * the other. Where the account is nearly full, the newest come first. The guest's own account goes then.
 * @param restaurantIds uuids, the newest first; at most 100
 * @param formerGuestId the guest (uuid) this session was before, if any
 * @throws UserError what writeOnce refuses
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

/** @param known ids that were sent; `found` has the restaurant that each is by now */
async function saveNewest(
  transaction: Prisma.TransactionClient,
  userId: string,
  known: readonly string[],
  found: ReadonlyMap<string, Restaurant>,
): Promise<Omit<ImportedSaves, 'unknown'>> {
  const restaurants = new Map(Array.from(found.values(), (restaurant) => [restaurant.id, restaurant]));
  const now = Date.now();
  /** A millisecond apart, so that the list keeps the device's order. */
  const rowOf = (id: string, place: number) => {
    const restaurant = restaurants.get(id);
    const savedAt = new Date(now - place);
    return restaurant ? [{ userId, restaurantId: id, restaurantData: { ...snapshotOf(restaurant) }, savedAt }] : [];
  };
  const { savedRestaurant } = transaction;
  const room = await roomFor(transaction, userId, 'savedRestaurant');
  const ids = [...new Set(known.map((id) => found.get(id)?.id ?? id))];
  const where = { userId, restaurantId: { in: ids } };
  const there = await savedRestaurant.findMany({ where, select: { restaurantId: true } });
  const before = new Set(there.map(({ restaurantId }) => restaurantId));
  const fresh = ids.filter((id) => !before.has(id));
  const rows = await savedRestaurant.createManyAndReturn({ data: fresh.slice(0, room).flatMap(rowOf) });
  rows.sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
  const sentOf = (some: Iterable<string>) => {
    const those = new Set(some);
    return known.filter((id) => those.has(found.get(id)?.id ?? id));
  };
  return {
    rows,
    saved: sentOf(fresh.slice(0, room)),
    alreadySaved: sentOf(before),
    noRoom: sentOf(fresh.slice(room)),
  };
}

/** Never a member, whatever the id says. Gone already is fine: another tab was faster. */
async function removeGuest(transaction: Prisma.TransactionClient, id: string): Promise<void> {
  const guest = await transaction.user.findUnique({ where: { id, isGuest: true }, select: { id: true } });
  if (guest) await removeUser(transaction, id);
}
