import type { CityIndex } from '../index/CityIndex';
import type { Ranking } from './Ranking';
import { weights } from './weights';

/** A score is higher than this number only if it contains the bonus for a typed name (NAME_BONUS in scoreScale.ts). */
export const MAX_UNNAMED = 500_000_000;

/**
 * Of several places with the same brand or name, the best place keeps its score. Each further place keeps a smaller
 * part of its score: .8, .64 and so on. Scores below 0 and the scores of places that the craving names do not change.
 */
export function pushDownRepeats(index: CityIndex, ranking: Ranking): void {
  pushDown(index, ranking, index.columns.group, weights.repeat);
}

/**
 * Like pushDownRepeats, but for places with the same cuisine. Places with an unknown cuisine count as one cuisine. The
 * parts of the score are .5, .25 and so on. Used for "surprise me" or "not pizza", for example.
 */
export function pushDownSameCuisines(index: CityIndex, ranking: Ranking): void {
  pushDown(index, ranking, index.columns.cuisine, weights.sameCuisine);
}

function pushDown(
  { columns }: CityIndex,
  { count, places, scores }: Ranking,
  groups: Uint32Array | Uint16Array,
  factor: number,
): void {
  const repeats = new Map<number, number[]>();
  for (let at = 0; at < count; at++) {
    const group = groups[places[at] ?? 0] ?? 0;
    // A diner who names a chain wants all of its branches.
    if ((groups === columns.group && columns.groupSizes[group] === 1) || (scores[at] ?? 0) > MAX_UNNAMED) continue;
    const members = repeats.get(group);
    if (members) members.push(at);
    else repeats.set(group, [at]);
  }
  for (const members of repeats.values()) {
    members.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (places[a] ?? 0) - (places[b] ?? 0));
    let share = 1;
    for (const at of members) {
      const score = scores[at] ?? 0;
      if (score > 0) scores[at] = Math.floor(score * share);
      share *= factor;
    }
  }
}
