import type { SearchRecord } from '../../database/__generated__/prisma/client';

/** A search in a member's history. location is null if the search had no location. */
export function presentSearch({ id, query, location, searchedAt }: SearchRecord) {
  return { id, query, location: location || null, searchedAt };
}
