import { kilometresBetween, type Point } from '../../locations/kilometresBetween';
import type { SearchArea } from '../area/SearchArea';
import type { CityIndex } from '../index/CityIndex';
import type { CityIndexes } from '../index/CityIndexes';
import type { Columns } from '../index/Columns';
import type { OpenTest } from '../index/cachedByMinute';
import { openAtMomentUncached } from '../index/openings';
import { bestPage } from '../score/bestPage';
import { keepShowable } from '../score/keepShowable';
import { pointOf } from '../score/pointOf';
import type { Ranking } from '../score/Ranking';
import { rank } from '../score/rank';
import { withWorkspace } from '../score/Workspace';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import type { Candidate } from './Candidate';
import { chainTest } from './chainTest';
import { deckWeights } from './deckWeights';
import { isVague, kindsOf } from './kindsOf';
import { noWords } from './noWords';
import { type Rarity, rarityFinder } from './rarities';

/** The data of a card before its restaurant is loaded. */
export interface CardData {
  /** uuid */
  id: string;
  distanceMeters: number | null;
  /** Null when the place has no rare cuisine. */
  rarity: Rarity | null;
}

/** A place that may become a card, with the data of this card. */
export type DeckCandidate = Candidate & CardData;

/** A place also counts as open if it is open this many milliseconds after the deck's moment. */
const SOON_MS = 60 * 60_000;

/** What the choice of candidates depends on, in addition to the index. */
interface Choosing {
  area: SearchArea;
  taste: readonly ConceptWeight[] | null;
  now: Date;
  /** Places that are open at this time are preferred. Null when opening hours do not count. */
  at: Date | null;
  cities: CityIndexes;
  /** The version of the places, see CityIndex.showAsOf. */
  asOf: number;
}

/**
 * Returns the places from which a deck is made, best first. Unknown facts lower the score of a place, so places with
 * few known facts come later.
 */
export function chooseCandidates(index: CityIndex, { area, taste, now, at, cities, asOf }: Choosing): DeckCandidate[] {
  const { columns } = index;
  const { near, center, box, kilometres } = area;
  const showPresent = index.showAsOf(asOf);
  try {
    const { best, isChain, rarityOf } = withWorkspace((workspace) => {
      const maxKilometres = near ? kilometres : null;
      const share = deckWeights.taste;
      const asked = { understanding: noWords(now), taste, tasteShare: share, near, center, maxKilometres, box, now };
      const ranking = rank(index, asked, workspace);
      if (cities.age !== null) keepShowable(ranking, (place) => cities.canShow(columns.idOf(place)));
      const rarityOf = rarityFinder(index, ranking);
      penalizeUnknownFacts(columns, ranking, rarityOf);
      return {
        rarityOf,
        isChain: chainTest(index, ranking),
        best: bestPage(index, ranking, { size: deckWeights.candidates }).results,
      };
    });
    const isOpen = at ? openingsAt(columns, at) : () => null;
    return best.map(
      ({ place, id, score }): DeckCandidate => ({
        id,
        score,
        kinds: kindsOf(columns.cuisines[columns.cuisine[place] ?? 0] ?? ''),
        neighborhood: columns.neighborhood[place] ?? 0,
        brandOrName: columns.group[place] ?? 0,
        isChain: isChain(place),
        isOpen: isOpen(place),
        distanceMeters: center && metresBetween(center, pointOf(index, place)),
        rarity: rarityOf(place),
      }),
    );
  } finally {
    showPresent();
  }
}

/** Changes each place's score by shares of the best score, see `unknown`, `vague` and `rare` in deckWeights. */
function penalizeUnknownFacts(
  { cuisine, cuisines, hasHours, price }: Columns,
  { scores, places, count }: Ranking,
  rarityOf: (place: number) => Rarity | null,
): void {
  let best = 1;
  for (let at = 0; at < count; at++) best = Math.max(best, scores[at] ?? 0);
  const { unknown, vague, rare } = deckWeights;
  const areVague = cuisines.map(isVague);
  for (let at = 0; at < count; at++) {
    const place = places[at] ?? 0;
    const isBare = hasHours[place] === 0 && price[place] === 0;
    const share =
      (cuisine[place] === 0 ? unknown.cuisine : isBare && areVague[cuisine[place] ?? 0] ? vague : 0) +
      (hasHours[place] === 0 ? unknown.hours : 0) +
      (price[place] === 0 ? unknown.price : 0) -
      (isBare && rarityOf(place) ? rare : 0);
    scores[at] = (scores[at] ?? 0) - Math.round(share * best);
  }
}

/**
 * Returns a function that tells whether a place is open at a moment or one hour later; null if its hours or its time
 * zone are unknown.
 */
function openingsAt(columns: Columns, at: Date): (place: number) => boolean | null {
  const { hasHours, zone, zones } = columns;
  const tests: OpenTest[] = [at, new Date(at.getTime() + SOON_MS)].map((moment) =>
    openAtMomentUncached(columns, moment),
  );
  return (place) => (hasHours[place] === 0 || !zones[zone[place] ?? 0] ? null : tests.some((isOpen) => isOpen(place)));
}

/** Returns the distance in whole meters; null when the place has no known position. */
function metresBetween(center: Point, place: Point): number | null {
  const metres = Math.round(1000 * kilometresBetween(center, place));
  return Number.isFinite(metres) ? metres : null;
}
