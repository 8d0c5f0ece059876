import type { Place } from '../database/__generated__/prisma/client';

/** A source of a restaurant's facts, with the license and the credit that it requires. */
export type PlaceSource = Pick<
  Place,
  'source' | 'sourceId' | 'kind' | 'licence' | 'attribution' | 'attributionUrl' | 'fetchedAt'
>;
