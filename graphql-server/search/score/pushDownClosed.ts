import type { CityIndex } from '../index/CityIndex';
import { opensWithin } from '../index/opensWithin';
import { MAX_UNNAMED } from './pushDownRepeats';
import type { Ranking } from './Ranking';
import type { RankRequest } from './RankRequest';
import { weights } from './weights';

const opensSoon = opensWithin(weights.closed.hours);

/**
 * Lowers the positive scores of places that are known to be closed at `closedAt` and for some hours afterwards, so that
 * an open place that fits almost as well comes first. Places with unknown hours or an unknown time zone keep their
 * scores. Places that the craving names also keep their scores. Nothing changes without `closedAt`, or if the craving
 * or the filter `openAt` says when places must be open.
 */
export function pushDownClosed(
  { columns }: CityIndex,
  { understanding, openAt, closedAt }: Pick<RankRequest, 'understanding' | 'openAt' | 'closedAt'>,
  { count, places, scores }: Ranking,
): void {
  if (!closedAt || openAt || understanding.filters.openAt) return;
  const isOpenSoon = opensSoon(columns, closedAt);
  for (let at = 0; at < count; at++) {
    const score = scores[at] ?? 0;
    if (score > 0 && score <= MAX_UNNAMED && !isOpenSoon(places[at] ?? 0)) {
      scores[at] = Math.floor(score * weights.closed.factor);
    }
  }
}
