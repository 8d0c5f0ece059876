import type { CityIndex } from '../index/CityIndex';
import { fold } from '../words/fold';
import type { SearchSuggestion } from './matchOffered';
import { isSlipOf, rankOf } from './rankOf';

interface FoldedNames {
  /** The value of the index's `changedAt` when these names were read. */
  changedAt: number;
  restaurants: readonly { text: string; folded: string; quality: number }[];
  neighborhoods: readonly { text: string; folded: string }[];
}

const known = new WeakMap<CityIndex, FoldedNames>();

/**
 * Finds at most `most` names of neighborhoods and public restaurants of one city. Each name contains the text. Capitals
 * and accents make no difference. Neighborhoods come before restaurants. Restaurants with the same name give one
 * result. A text of fewer than two characters finds nothing.
 * @param slips if true, the text must instead occur at the beginning of a word of the name, and typing errors are
 * allowed (isSlipOf)
 */
export function matchNames(index: CityIndex, text: string, most: number, slips = false): SearchSuggestion[] {
  const typed = fold(text).trim();
  if (typed.length < 2) return [];
  const { restaurants, neighborhoods } = namesIn(index);
  const rank = (folded: string) => (slips ? (isSlipOf(folded, typed) ? 0 : null) : rankOf(folded, typed));
  const ranked = restaurants.flatMap((each) => {
    const own = rank(each.folded);
    return own === null ? [] : [{ ...each, rank: own }];
  });
  ranked.sort((a, b) => a.rank - b.rank || b.quality - a.quality || a.text.length - b.text.length);
  const parts = neighborhoods.filter(({ folded }) => rank(folded) !== null);
  return [
    ...parts.map(({ text: name }) => ({ text: name, kind: 'NEIGHBORHOOD' as const })),
    ...ranked.map(({ text: name }) => ({ text: name, kind: 'RESTAURANT' as const })),
  ].slice(0, most);
}

function namesIn(index: CityIndex): FoldedNames {
  const { size, nameTexts, isCurrent, audience, quality, neighborhoods } = index.columns;
  const cached = known.get(index);
  if (cached?.changedAt === index.changedAt) return cached;
  const restaurants = new Map<string, { text: string; folded: string; quality: number }>();
  for (let place = 0; place < size; place++) {
    const text = nameTexts[place] ?? '';
    const folded = fold(text);
    if (isCurrent[place] === 0 || audience[place] !== 0 || restaurants.has(folded)) continue;
    restaurants.set(folded, { text, folded, quality: quality[place] ?? 0 });
  }
  const names = {
    changedAt: index.changedAt,
    restaurants: [...restaurants.values()],
    neighborhoods: neighborhoods.filter(Boolean).map((text) => ({ text, folded: fold(text) })),
  };
  known.set(index, names);
  return names;
}
