import { kilometresBetween, type Point } from '../../locations/kilometresBetween';
import type { SearchArea } from '../area/SearchArea';
import type { CityIndex } from '../index/CityIndex';
import type { CityIndexes } from '../index/CityIndexes';
import { bestPage } from '../score/bestPage';
import { keepShowable } from '../score/keepShowable';
import { pointOf } from '../score/pointOf';
import { rank } from '../score/rank';
import { withWorkspace } from '../score/Workspace';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { deckWeights } from './deckWeights';
import { noWords } from './noWords';
import type { Candidate } from './orderCards';

/** A card before its restaurant is looked up. */
export interface Dealt {
  /** uuid */
  id: string;
  distanceMeters: number | null;
}

/** A place that may become a card, and how far it is from the center of the area. */
export type DeckCandidate = Candidate & Dealt;

/** Where, to whose taste, when, and as the places were at which moment. */
interface Choosing {
  area: SearchArea;
  taste: readonly ConceptWeight[] | null;
  now: Date;
  cities: CityIndexes;
  asOf: number;
}

/** The places that a deck is dealt from, best first. */
export function chooseCandidates(index: CityIndex, { area, taste, now, cities, asOf }: Choosing): DeckCandidate[] {
  const { columns } = index;
  const { near, center, box, kilometres } = area;
  const present = index.showAsOf(asOf);
  try {
    const best = withWorkspace((workspace) => {
      const within = near ? kilometres : null;
      const share = deckWeights.taste;
      const asked = { understanding: noWords(now), taste, tasteShare: share, near, center, within, box, now };
      const ranking = rank(index, asked, workspace);
      if (cities.age !== null) keepShowable(ranking, (at) => cities.canShow(columns.idOf(at)));
      return bestPage(index, ranking, { size: deckWeights.candidates }).results;
    });
    return best.map(
      ({ place, id, score }): DeckCandidate => ({
        id,
        score,
        cuisine: columns.cuisine[place] ?? 0,
        neighborhood: columns.neighborhood[place] ?? 0,
        group: columns.group[place] ?? 0,
        distanceMeters: center && metresBetween(center, pointOf(index, place)),
      }),
    );
  } finally {
    present();
  }
}

/** In whole metres; null where nobody knows where the place is. */
function metresBetween(center: Point, place: Point): number | null {
  const metres = Math.round(1000 * kilometresBetween(center, place));
  return Number.isFinite(metres) ? metres : null;
}
