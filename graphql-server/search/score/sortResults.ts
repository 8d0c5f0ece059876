import { kilometresBetween } from '../../locations/kilometresBetween';
import type { CityIndex } from '../index/CityIndex';
import { highestOf } from './kernels';
import { pointOf } from './pointOf';
import type { Ranking } from './Ranking';
import type { RankRequest } from './RankRequest';
import { MAX_POINTS } from './scoreScale';

/**
 * A place counts as having the food that the craving names if the place's value in `food` is at least this part of the
 * highest value.
 */
const MOSTLY = 0.7;

/**
 * Replaces the scores, so that results are sorted by distance, rating or price. Unknown values come last. Of places
 * with equal ratings or prices, the better match comes first. If the craving names a food, sorting by distance puts the
 * places with the food before the other places: a diner who wants sushi nearby does not want the bar next door. Without
 * a center, sorting by distance changes nothing.
 */
export function sortResults(
  sort: 'DISTANCE' | 'RATING' | 'PRICE',
  index: CityIndex,
  { center }: RankRequest,
  food: Float32Array,
  ranking: Ranking,
): void {
  const { columns } = index;
  const { places, scores } = ranking;
  const isTheFood = MOSTLY * highestOf(food, columns.size);
  for (let at = 0; at < ranking.count; at++) {
    const place = places[at] ?? 0;
    const match = Math.max(0, Math.min(1, (scores[at] ?? 0) / MAX_POINTS));
    if (sort === 'RATING') scores[at] = (columns.rating[place] ?? 0) * 4_000_000 + Math.floor(match * 3_999_999);
    else if (sort === 'PRICE') {
      const price = columns.price[place] ?? 0;
      scores[at] = (price === 0 ? 0 : 5 - price) * 400_000_000 + Math.floor(match * 399_999_999);
    } else if (center) {
      const metres = 1000 * kilometresBetween(center, pointOf(index, place));
      const later = (food[place] ?? 0) >= isTheFood ? 0 : 1_000_000_000;
      scores[at] = metres >= 0 ? -Math.round(metres) - later : -2_000_000_000;
    }
  }
}
