import type { Place } from '../database/__generated__/prisma/client';

/** A source of a restaurant's facts, with its license and the credit that Fuud must show. */
export type PlaceSource = Pick<
  Place,
  'source' | 'sourceId' | 'kind' | 'licence' | 'attribution' | 'attributionUrl' | 'fetchedAt'
>;
