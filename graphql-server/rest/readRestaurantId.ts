import type { Request } from 'express';
import { isUuid } from '../database/isUuid';
import { UserError } from '../errors/UserError';

/** The restaurant's uuid in the path, in lower case. @throws UserError NOT_FOUND when the path has no uuid */
export function readRestaurantId(request: Request): string {
  const id = String(request.params.id);
  if (!isUuid(id)) throw new UserError('NOT_FOUND', 'Restaurant not found');
  return id.toLowerCase();
}
