import type { Place } from '../database/__generated__/prisma/client';

/** Where a restaurant's facts come from, and under which terms. */
export type PlaceSource = Pick<
  Place,
  'source' | 'sourceId' | 'kind' | 'licence' | 'attribution' | 'attributionUrl' | 'fetchedAt'
>;
