import type { CityIndex } from '../index/CityIndex';
import type { Ranking } from './Ranking';
import { weights } from './weights';

/** Of a brand (or a name that several bear) the best place keeps its score; each further one keeps a part of the last's. */
export function pushDownRepeats({ columns }: CityIndex, { count, places, scores }: Ranking): void {
  const repeats = new Map<number, number[]>();
  for (let at = 0; at < count; at++) {
    const group = columns.group[places[at] as number] as number;
    if (columns.groupSizes[group] === 1) continue;
    const members = repeats.get(group);
    if (members) members.push(at);
    else repeats.set(group, [at]);
  }
  for (const members of repeats.values()) {
    members.sort(
      (a, b) => (scores[b] as number) - (scores[a] as number) || (places[a] as number) - (places[b] as number),
    );
    let keeps = 1;
    for (const at of members) {
      if ((scores[at] as number) > 0) scores[at] = Math.floor((scores[at] as number) * keeps);
      keeps *= weights.repeat;
    }
  }
}
