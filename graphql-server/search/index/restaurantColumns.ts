import { Prisma } from '../../database/__generated__/prisma/client';
import { columnsOf } from '../../database/columns';

/** Every scalar field of a restaurant, read from table alias r under Prisma's own name. */
export const restaurantColumns = columnsOf('r', Prisma.RestaurantScalarFieldEnum);
