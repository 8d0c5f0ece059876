import type { SearchRecord } from '../../database/__generated__/prisma/client';

/** A search of a member's history; location is null if the search named no city. */
export function presentSearch({ id, query, location, searchedAt }: SearchRecord) {
  return { id, query, location: location || null, searchedAt };
}
