import { unavailable } from '../../database/asUnavailable';
import type { Ranking } from './Ranking';

/**
 * Removes from a ranking the places that cannot be shown without the database.
 * @throws UserError UNAVAILABLE when there are results and none of them can be shown
 */
export function keepShowable(ranking: Ranking, canShow: (place: number) => boolean): void {
  const { count, places, scores } = ranking;
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const place = places[at] ?? 0;
    if (!canShow(place)) continue;
    places[kept] = place;
    scores[kept] = scores[at] ?? 0;
    kept++;
  }
  if (kept === 0 && count > 0) throw unavailable();
  ranking.count = kept;
}
