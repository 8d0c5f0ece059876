import { Prisma } from '../../database/__generated__/prisma/client';
import { columnsOf } from '../../database/columns';

/**
 * The SELECT list with every scalar field of a restaurant, from the table alias `r`. Each column gets its Prisma name.
 */
export const restaurantColumns = columnsOf('r', Prisma.RestaurantScalarFieldEnum);
