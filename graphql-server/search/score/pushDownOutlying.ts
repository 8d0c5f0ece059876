import { kilometresBetween } from '../../locations/kilometresBetween';
import type { CityIndex } from '../index/CityIndex';
import { pointOf } from './pointOf';
import type { Ranking } from './Ranking';
import type { RankRequest } from './RankRequest';
import { SCALE } from './scoreScale';
import { weights } from './weights';

/**
 * Lowers the scores of places in the outer half of the searched city's circle, so that of places that fit almost
 * equally well, a place in the city comes before a place in a distant suburb. A place with unknown coordinates keeps
 * its score, because its address names the city. Nothing changes without `cityCircle`.
 */
export function pushDownOutlying(
  index: CityIndex,
  { cityCircle }: Pick<RankRequest, 'cityCircle'>,
  { count, places, scores }: Ranking,
): void {
  if (!cityCircle) return;
  const half = cityCircle.kilometres / 2;
  for (let at = 0; at < count; at++) {
    const beyond = kilometresBetween(cityCircle, pointOf(index, places[at] ?? 0)) / half - 1;
    if (beyond > 0) scores[at] = (scores[at] ?? 0) - Math.round(SCALE * weights.outlying * Math.min(1, beyond));
  }
}
