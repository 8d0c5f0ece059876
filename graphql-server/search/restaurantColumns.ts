import { Prisma } from '../database/__generated__/prisma/client';

/** prisma/schema.prisma maps every camelCase field to a snake_case column (a test holds it to that). */
export const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Every scalar field of a restaurant, read from table alias r under Prisma's own name. */
export const restaurantColumns = Prisma.raw(
  Object.values(Prisma.RestaurantScalarFieldEnum)
    .map((field) => `r.${columnOf(field)} AS "${field}"`)
    .join(', '),
);
