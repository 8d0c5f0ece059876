import type { UserRating } from '../../database/__generated__/prisma/client';
import { writeVisitDate } from '../../domain/visitDate';

/** A member's own rating. visitedAt is a day ("2025-09-04"), a moment or null. */
export function presentRating(row: UserRating) {
  const { id, userId, restaurantId, rating, comment, ratedAt } = row;
  return { id, userId, restaurantId, rating, comment, visitedAt: writeVisitDate(row), ratedAt };
}
