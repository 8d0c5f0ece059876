import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { type AreaRequest, placeKey, type SearchArea, searchAreaOf } from './area/SearchArea';
import { type CardData, chooseCandidates, type DeckCandidate } from './deck/chooseCandidates';
import { countNeighbors } from './deck/countNeighbors';
import { noWords } from './deck/noWords';
import { orderCards } from './deck/orderCards';
import type { Rarity } from './deck/rarities';
import { askedOf, explain } from './explain/explain';
import type { SearchReason } from './explain/SearchReason';
import type { CityIndex } from './index/CityIndex';
import type { CityIndexes } from './index/CityIndexes';
import type { Card } from './index/loadCards';
import { type AreaStatus, statusOf } from './score/areaStatus';
import { argumentsKey, cursorOf, hourOf, type Page, type PageRequest, readPage } from './score/page';
import type { Tastes } from './taste/Tastes';
import { type ViewerExtras, type ViewerOf, viewerExtras } from './viewerExtras';
import type { ConceptWeight } from './vocabulary/ConceptWeight';

/** The maximum number of cards in a deck. */
export const MAX_CARDS = 200;

/** Places within this distance in a straight line are neighbors: a quarter of a mile, about five minutes on foot. */
export const NEIGHBOR_METERS = 402;

/** The dependencies of dealDeck. Without `tastes`, nobody's taste counts. */
export interface DeckDeps {
  pool: Pool;
  cities: CityIndexes;
  tastes?: Tastes;
}

/** Which deck is requested, which page of it (10 cards by default), and which extra data. */
export interface DeckRequest extends Pick<PageRequest, 'first' | 'after' | 'last' | 'before'> {
  /** Where to look; St. Louis if absent. */
  area?: AreaRequest | null;
  /** The number of the round, 0 for the first round. The order of the cards is different in each round. */
  round: number;
  /**
   * The uuids of skipped restaurants. The main kind of a restaurant is usually its first cuisine. Restaurants of the
   * main kinds of skipped restaurants come later. The uuids are not stored.
   */
  skipped: readonly string[];
  /**
   * Places that are open at this time (rounded down to a quarter of an hour) or an hour later are preferred. Without
   * this time, opening hours do not count.
   */
  at?: Date | null;
  /** The member's uuid. The member's taste counts, and restaurants in the diary are left out. Null for a visitor. */
  member: string | null;
  /** Which data to return in addition to the cards. */
  extras?: ViewerOf & { reasons?: boolean; neighbors?: boolean };
}

/** One card: a restaurant with its rare cuisine, its number of neighbors, and its facts that fit the member's taste. */
export interface DeckCard extends ViewerExtras {
  cursor: string;
  restaurant: Card;
  /** The distance in a straight line from the center of the area; null when a position is unknown. */
  distanceMeters: number | null;
  /** Empty if not requested, or if the member's taste is unknown. */
  reasons: SearchReason[];
  /** Null when the restaurant has no rare cuisine. */
  rarity: Rarity | null;
  /**
   * How many other public places are within NEIGHBOR_METERS; null if the restaurant's position is unknown, or if not
   * requested.
   */
  neighbors: number | null;
}

/** One page of a deck. */
export interface Deck {
  /** How many cards the whole deck has. */
  totalCount: number;
  area: SearchArea & { status: AreaStatus };
  cards: DeckCard[];
  hasPreviousPage: boolean;
  hasNextPage: boolean;
  /** Seconds since the places were last known to be up to date; null while they are up to date. */
  age: number | null;
}

const NOT_THE_VIEWERS: ViewerExtras = { isSaved: false, viewerRating: null, viewerDiaryEntry: null };
/** Moments in the same quarter of an hour count as equal, so that requests can share a deck in memory. */
const SLOT_MS = 15 * 60_000;
/** A concept of the member's taste can be a reason for a card only if its weight is at least this number. */
const LIKED = 0.3;

/** The caches for one CityIndexes. Each key contains a hash of arguments and the version of the places. */
interface DeckCaches {
  /**
   * Decks that people are paging through. Without this cache, saving a card would change the order of the next cards.
   */
  decks: LRUCache<string, readonly CardData[]>;
  /**
   * The best places of an area, chosen without anybody's taste. Decks for visitors, and for members whose taste is
   * unknown, are made from these places.
   */
  candidates: LRUCache<string, readonly DeckCandidate[]>;
}
const caches = new WeakMap<CityIndexes, DeckCaches>();

/**
 * Returns a page of a deck. A deck has at most 200 restaurants of an area, to look through one by one. Their order
 * depends on the member's taste, distance, quality, opening hours and more (deckWeights). Places with few known facts
 * come later. Two cards in a row are usually of different kinds. Places in the member's diary are left out. If the
 * member saves or rates a place, the order of the later pages does not change while the deck is cached.
 * @throws UserError INVALID or TOO_LONG, which names the argument; UserError BAD_CURSOR
 * @throws UserError UNAVAILABLE, or the error of the database (isUnreachable), if the database is unreachable and the
 * data in memory is not enough
 */
export async function dealDeck(
  { pool, cities, tastes }: DeckDeps,
  { area: wanted, round, skipped, at: moment, member, extras = {}, ...pages }: DeckRequest,
  now = new Date(),
): Promise<Deck> {
  const area = searchAreaOf(wanted);
  const { place, near, kilometres, box } = area;
  const [index, taste] = await Promise.all([cities.at(place), member ? (tastes?.of(member) ?? null) : null]);
  const at = moment ? new Date(Math.floor(moment.getTime() / SLOT_MS) * SLOT_MS) : null;
  const where = { place: placeKey(place), near, kilometres, box, at: at?.toISOString() };
  const key = argumentsKey({ ...where, round: String(round), skipped });
  const page = readPage({ ...pages, first: pages.first ?? (pages.last == null ? 10 : null) }, key, {
    asOf: index.changedAt,
    hour: hourOf(now),
  });
  const { decks, candidates } = cachesFor(cities);
  const state = `${page.asOf} ${cities.age === null ? 'present' : 'away'}`;
  const deckKey = `${key} ${state} ${member ?? ''}`;
  // A visitor's deck stays the same until a place changes, so even its first page may come from the cache.
  let order = page.after || page.before || !member ? decks.get(deckKey) : undefined;
  if (!order) {
    const candidatesKey = `${argumentsKey(where)} ${state}`;
    const best =
      (taste?.length ? undefined : candidates.get(candidatesKey)) ??
      chooseCandidates(index, { area, taste, now, at, cities, asOf: page.asOf });
    if (!taste?.length) candidates.set(candidatesKey, best);
    // A member's deck is cut to MAX_CARDS later, when the places in the diary are known and left out.
    const most = member ? best.length : MAX_CARDS;
    order = orderCards(best, { round, skipped: kindsSkipped(best, skipped), most });
    decks.set(deckKey, order);
  }

  const own = await viewerExtras(
    pool,
    order.map(({ id }) => id),
    { ...extras, diaryOf: member },
  );
  const numbered = order.map((card, number) => ({ ...card, number }));
  const deck = numbered.filter(({ id }) => !own.get(id)?.viewerDiaryEntry).slice(0, MAX_CARDS);
  const { from, to } = cut(
    deck.map(({ number }) => number),
    page,
  );
  const shown = deck.slice(from, to);
  const cards = await cities.cardsOf(shown.map(({ id }) => id));
  const reasonsFor = extras.reasons && taste ? likesOf(taste, now) : null;
  const found = shown.flatMap(({ id, number, distanceMeters, rarity }): DeckCard[] => {
    const restaurant = cards.get(id);
    if (!restaurant) return []; // deleted in the meantime
    const reasons = reasonsFor ? explain(restaurant, reasonsFor) : [];
    const cursor = cursorOf({ score: number, id }, page);
    const neighbors = extras.neighbors ? neighborsOf(index, restaurant) : null;
    return [{ cursor, restaurant, distanceMeters, reasons, rarity, neighbors, ...(own.get(id) ?? NOT_THE_VIEWERS) }];
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

/** Returns how many other public places are near a restaurant; null when the position of the restaurant is unknown. */
function neighborsOf(index: CityIndex, { latitude, longitude }: Card): number | null {
  if (latitude === null || longitude === null) return null;
  return Math.max(0, countNeighbors(index, { latitude, longitude }, NEIGHBOR_METERS / 1000) - 1);
}

function cachesFor(cities: CityIndexes): DeckCaches {
  const known = caches.get(cities);
  if (known) return known;
  const made: DeckCaches = { decks: new LRUCache({ max: 500 }), candidates: new LRUCache({ max: 50 }) };
  caches.set(cities, made);
  return made;
}

/** Counts the skipped restaurants of each main kind. Only restaurants in `best` are counted. */
function kindsSkipped(best: readonly DeckCandidate[], skipped: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  if (skipped.length === 0) return counts;
  const ids = new Set(skipped);
  for (const { id, kinds } of best) {
    const [kind] = kinds;
    if (kind !== undefined && ids.has(id)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

/**
 * The range of cards that a page shows.
 * @param numbers the cards' numbers in the whole order. Cursors contain these numbers, so a new diary entry does not
 * move the pages.
 */
function cut(numbers: readonly number[], { size, backwards, after, before }: Page): { from: number; to: number } {
  const indexOf = (fits: (number: number) => boolean) => {
    const found = numbers.findIndex(fits);
    return found < 0 ? numbers.length : found;
  };
  const first = after ? indexOf((number) => number > after.score) : 0;
  const end = before ? indexOf((number) => number >= before.score) : numbers.length;
  return backwards ? { from: Math.max(first, end - size), to: end } : { from: first, to: Math.min(end, first + size) };
}

function likesOf(taste: readonly ConceptWeight[], now: Date) {
  const liked = taste.filter(({ weight }) => weight >= LIKED);
  return askedOf(noWords(now), liked);
}
