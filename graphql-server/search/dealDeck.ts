import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { kilometresBetween } from '../locations/kilometresBetween';
import { type AreaRequest, placeKey, type SearchArea, searchAreaOf } from './area/SearchArea';
import { deckWeights } from './deck/deckWeights';
import { type Candidate, orderCards } from './deck/orderCards';
import { askedOf, explain } from './explain/explain';
import type { SearchReason } from './explain/SearchReason';
import type { CityIndex } from './index/CityIndex';
import type { CityIndexes } from './index/CityIndexes';
import type { Card } from './index/loadCards';
import type { Understanding } from './parse/Understanding';
import { type AreaStatus, statusOf } from './score/areaStatus';
import { bestPage } from './score/bestPage';
import { keepShowable } from './score/keepShowable';
import { argumentsKey, cursorOf, type Page, type PageRequest, readPage } from './score/page';
import { pointOf } from './score/pointOf';
import { rank } from './score/rank';
import { withWorkspace } from './score/Workspace';
import type { Tastes } from './taste/Tastes';
import { understand } from './understand/understand';
import { type ViewerExtras, type ViewerOf, viewerExtras } from './viewerExtras';
import type { ConceptWeight } from './vocabulary/ConceptWeight';

/** What a deck is dealt with; without tastes nobody's counts. */
export interface DeckDeps {
  pool: Pool;
  cities: CityIndexes;
  tastes?: Tastes;
}

/** Where, for whom, which selection, and which part of it. */
export interface DeckRequest extends Pick<PageRequest, 'first' | 'after' | 'last' | 'before'> {
  /** Where; St. Louis unless told. */
  area?: AreaRequest | null;
  /** 0 for the first selection, one more for each other one. */
  round: number;
  /** Restaurants (uuids) that were skipped: others of their cuisines come later. Nothing of them is kept (D92). */
  skipped: readonly string[];
  /** The member (uuid) whose taste counts and whose diary is left out; null for everybody else. */
  member: string | null;
  /** What of the cards is wanted beside them. */
  extras?: ViewerOf & { reasons?: boolean };
}

/** One card, and why it is in this deck: what of it is to the member's taste, what weighs most first. */
export interface DeckCard extends ViewerExtras {
  cursor: string;
  restaurant: Card;
  /** In a straight line from the center of the area. */
  distanceMeters: number | null;
  reasons: SearchReason[];
}

/** Part of a deck. */
export interface Deck {
  /** Cards of the whole deck. */
  totalCount: number;
  area: SearchArea & { status: AreaStatus };
  cards: DeckCard[];
  hasPreviousPage: boolean;
  hasNextPage: boolean;
  /** Seconds since the places were last known to be so; null while they are. */
  age: number | null;
}

const NOT_THE_VIEWERS: ViewerExtras = { isSaved: false, viewerRating: null, viewerDiaryEntry: null };
/** A liking has to be this strong to be a reason. */
const LIKED = 0.3;

/** Decks that are being looked through, by what they were dealt for: saving a card would deal the next ones anew. */
const kept = new WeakMap<CityIndexes, LRUCache<string, readonly string[]>>();

/**
 * Restaurants to swipe through, at most 200 of an area: by the member's taste, distance and standing, mixed so that the next
 * one is of another kind. What stands in the member's diary is left out. The pages of a deck are of one order, whatever is
 * saved or rated meanwhile.
 * @throws UserError INVALID or TOO_LONG, naming the argument; BAD_CURSOR; UNAVAILABLE when nothing that answers is in memory
 */
export async function dealDeck(
  { pool, cities, tastes }: DeckDeps,
  { area: wanted, round, skipped, member, extras = {}, ...pages }: DeckRequest,
  now = new Date(),
): Promise<Deck> {
  const area = searchAreaOf(wanted);
  const { place, near, kilometres, box } = area;
  const [index, taste] = await Promise.all([cities.at(place), member ? (tastes?.of(member) ?? null) : null]);
  const key = argumentsKey({ deck: placeKey(place), near, kilometres, box, round: String(round), skipped });
  const page = readPage({ ...pages, first: pages.last == null ? (pages.first ?? 10) : null }, key, index.changedAt);
  const dealt = dealtIn(cities);
  const dealtAs = `${key} ${page.asOf} ${member ?? ''}`;
  // Without a member's taste a deck stays the same until a place changes.
  const begun = page.after || page.before || !member ? dealt.get(dealtAs) : undefined;
  const order = begun ?? deal(index, { area, taste, round, skipped, now, cities, asOf: page.asOf });
  dealt.set(dealtAs, order);

  const own = await viewerExtras(pool, order, { ...extras, diaryOf: member });
  const deck = order.filter((id) => !own.get(id)?.viewerDiaryEntry);
  const { ids, from, to } = cut(deck, order, page);
  const cards = await cities.cardsOf(ids);
  const reasonsFor = extras.reasons && taste ? likesOf(taste, now) : null;
  const found = ids.flatMap((id): DeckCard[] => {
    const restaurant = cards.get(id);
    if (!restaurant) return []; // deleted since
    return [
      {
        cursor: cursorOf({ score: order.indexOf(id), id }, page),
        restaurant,
        distanceMeters: metresTo(index, area, id),
        reasons: reasonsFor ? explain(restaurant, reasonsFor) : [],
        ...(own.get(id) ?? NOT_THE_VIEWERS),
      },
    ];
  });
  return {
    totalCount: deck.length,
    area: { ...area, status: statusOf(area, index, deck.length) },
    cards: found,
    hasPreviousPage: from > 0,
    hasNextPage: to < deck.length,
    age: cities.age,
  };
}

function dealtIn(cities: CityIndexes): LRUCache<string, readonly string[]> {
  const known = kept.get(cities) ?? new LRUCache<string, readonly string[]>({ max: 500 });
  kept.set(cities, known);
  return known;
}

interface Dealing {
  area: SearchArea;
  taste: readonly ConceptWeight[] | null;
  round: number;
  skipped: readonly string[];
  now: Date;
  cities: CityIndexes;
  asOf: number;
}

/** The ids of a new deck, in order. */
function deal(index: CityIndex, { area, taste, round, skipped, now, cities, asOf }: Dealing): string[] {
  const { columns } = index;
  const present = index.showAsOf(asOf);
  try {
    const best = withWorkspace((workspace) => {
      const { near, center, box, kilometres } = area;
      const within = near ? kilometres : null;
      const ranking = rank(
        index,
        { understanding: noWords(now), taste, tasteShare: deckWeights.taste, near, center, within, box, now },
        workspace,
      );
      if (cities.age !== null) keepShowable(ranking, (at) => cities.canShow(columns.idOf(at)));
      return bestPage(index, ranking, { size: deckWeights.candidates }).results;
    });
    const candidates = best.map(
      ({ place, id, score }): Candidate => ({
        id,
        score,
        cuisine: columns.cuisine[place] ?? 0,
        neighborhood: columns.neighborhood[place] ?? 0,
        group: columns.group[place] ?? 0,
      }),
    );
    return orderCards(candidates, { round, skipped: cuisinesOf(index, skipped) }).map(({ id }) => id);
  } finally {
    present();
  }
}

/** How many of these places are of each cuisine. */
function cuisinesOf(index: CityIndex, ids: readonly string[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of new Set(ids)) {
    const place = index.placeOf(id);
    const cuisine = place < 0 ? 0 : (index.columns.cuisine[place] ?? 0);
    if (cuisine !== 0) counts.set(cuisine, (counts.get(cuisine) ?? 0) + 1);
  }
  return counts;
}

/** The part of the deck that a page asks for, and between which numbers of the deck it lies. */
function cut(deck: readonly string[], order: readonly string[], { size, backwards, after, before }: Page) {
  // Cursors count in the whole order: what was written into the diary since moves nothing.
  const at = new Map(order.map((id, number) => [id, number]));
  const numberOf = (id: string) => at.get(id) ?? -1;
  const begin = after ? deck.findIndex((id) => numberOf(id) > after.score) : 0;
  const first = begin < 0 ? deck.length : begin;
  const stop = before ? deck.findIndex((id) => numberOf(id) >= before.score) : -1;
  const end = stop < 0 ? deck.length : stop;
  const from = backwards ? Math.max(first, end - size) : first;
  const to = backwards ? end : Math.min(end, first + size);
  return { ids: deck.slice(from, to), from, to };
}

function likesOf(taste: readonly ConceptWeight[], now: Date) {
  const liked = taste.filter(({ weight }) => weight >= LIKED);
  return askedOf(noWords(now), liked);
}

let wordless: Understanding | undefined;

/** What is understood where nothing was said. */
function noWords(now: Date): Understanding {
  wordless ??= understand('', { now });
  return wordless;
}

/** In whole metres; null where nobody knows where one of them is. */
function metresTo(index: CityIndex, { center }: SearchArea, id: string): number | null {
  const place = index.placeOf(id);
  if (!center || place < 0) return null;
  const metres = Math.round(1000 * kilometresBetween(center, pointOf(index, place)));
  return Number.isFinite(metres) ? metres : null;
}
