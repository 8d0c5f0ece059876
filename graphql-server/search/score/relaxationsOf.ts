import type { CityIndex } from '../index/CityIndex';
import type { ChipKind, Understanding } from '../parse/Understanding';
import type { SearchRelaxation } from '../SearchAnswer';
import { FAILS } from './checkFilters';
import type { Ranking } from './Ranking';
import type { RankRequest } from './RankRequest';
import { rank } from './rank';

const MOST_CHIPS = 8;
/** What must hold and so can leave nothing. */
const STRICT: ReadonlySet<ChipKind> = new Set(['DIET', 'ALLERGY', 'PRICE', 'OPEN_AT', 'DISTANCE']);

/**
 * What to give up where nothing was found, and how many results that brings, most first. To be asked before the next
 * search; it searches itself.
 * @param without reads the craving again as if the chip of this id had not been said
 */
export function relaxationsOf(
  index: CityIndex,
  ranking: Ranking,
  request: RankRequest,
  without: (chip: string) => Understanding,
): SearchRelaxation[] {
  const found: SearchRelaxation[] = (['PRICE', 'DIETARY', 'HOURS'] as const).map((kind) => ({
    kind,
    chip: null,
    totalCount: countWithout(ranking, FAILS[kind]),
  }));
  const { chips } = request.understanding;
  const strict = chips.filter(({ kind }) => STRICT.has(kind));
  for (const chip of (strict.length > 0 ? strict : chips).slice(0, MOST_CHIPS)) {
    const { count: totalCount } = rank(index, { ...request, understanding: without(chip.id) });
    found.push({ kind: 'CHIP', chip, totalCount });
  }
  return found.filter(({ totalCount }) => totalCount > 0).sort((a, b) => b.totalCount - a.totalCount);
}

/** Answers that fail nothing but this filter. */
function countWithout({ answering, answers, failed }: Ranking, filter: number): number {
  let count = 0;
  for (let at = 0; at < answering; at++) {
    if (((failed[answers[at] as number] as number) & ~filter) === 0) count++;
  }
  return count;
}
