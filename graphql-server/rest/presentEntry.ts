import type { Deps } from '../context/context';
import type { DiaryEntry } from '../database/__generated__/prisma/client';
import { viewerExtras } from '../search/viewerExtras';
import type { Viewer } from '../Viewer';
import { presentDiaryEntry } from './present/presentDiaryEntry';

/** Presents one diary entry, with the same fields as an item of GET /api/diary. */
export async function presentEntry({ cities, pool, pictures }: Deps, { userId }: Viewer, entry: DiaryEntry) {
  const id = entry.restaurantId;
  const [cards, own] = await Promise.all([
    cities.allCardsOf([id]),
    viewerExtras(pool, [id], { savedBy: userId, ratedBy: userId }),
  ]);
  const { isSaved = false, viewerRating: rating = null } = own.get(id) ?? {};
  return presentDiaryEntry({ entry, restaurant: cards.get(id) ?? null, isSaved, rating }, new Date(), pictures);
}
