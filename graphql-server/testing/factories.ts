import { randomUUID } from 'node:crypto';
import type { Prisma, Restaurant, User } from '../database/__generated__/prisma/client';
import { cityKey } from '../locations/cityKey';
import { writeDocuments } from '../search/place/writeDocuments';
import type { TestDatabase } from './testDatabase';

let serial = 0;

/** Creates a restaurant in St. Louis with few facts, and its search document. Pass the facts that the test needs. */
export async function buildRestaurant(
  { pool, prisma }: TestDatabase,
  facts: Partial<Prisma.RestaurantCreateInput> = {},
): Promise<Restaurant> {
  serial += 1;
  const city = facts.city ?? 'St. Louis';
  const restaurant = await prisma.restaurant.create({
    data: { id: randomUUID(), name: `Place ${serial}`, city, state: 'MO', cityKey: cityKey(city), ...facts },
  });
  await writeDocuments(pool, [restaurant.id]);
  return restaurant;
}

/** Creates a member without a password, or a guest if `isGuest` is true. registerMember also sets a password. */
export async function buildUser({ prisma }: TestDatabase, facts: Partial<Prisma.UserCreateInput> = {}): Promise<User> {
  serial += 1;
  return prisma.user.create({ data: { username: facts.isGuest ? null : `user${serial}`, ...facts } });
}
