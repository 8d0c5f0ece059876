import { randomUUID } from 'node:crypto';
import type { Prisma, Restaurant, User } from '../database/__generated__/prisma/client';
import { cityKey } from '../domain/locations/cityKey';
import type { TestDatabase } from './testDatabase';

let serial = 0;

/** A restaurant in St. Louis of which little is known, indexed as catalogue/write does. State what the test cares about. */
export async function buildRestaurant(
  { prisma }: TestDatabase,
  facts: Partial<Prisma.RestaurantCreateInput> = {},
): Promise<Restaurant> {
  serial += 1;
  const city = facts.city ?? 'St. Louis';
  const restaurant = await prisma.restaurant.create({
    data: { id: randomUUID(), name: `Place ${serial}`, city, state: 'MO', cityKey: cityKey(city), ...facts },
  });
  await prisma.$executeRaw`
    UPDATE restaurants SET search_vector =
      setweight(to_tsvector('english', unaccent(name)), 'A') ||
      setweight(to_tsvector('english', unaccent(coalesce(cuisine, ''))), 'B') ||
      setweight(to_tsvector('english', unaccent(array_to_string(recommended_dishes, ' ; '))), 'B') ||
      setweight(to_tsvector('english', unaccent(coalesce(neighborhood, ''))), 'C') ||
      setweight(to_tsvector('english', unaccent(coalesce(description, ''))), 'D')
    WHERE id = ${restaurant.id}::uuid`;
  return restaurant;
}

/** A member without a password (sign in through the API where one is needed), or a guest with `isGuest`. */
export async function buildUser({ prisma }: TestDatabase, facts: Partial<Prisma.UserCreateInput> = {}): Promise<User> {
  serial += 1;
  return prisma.user.create({ data: { username: facts.isGuest ? null : `user${serial}`, ...facts } });
}
