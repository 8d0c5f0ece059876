import type { GemType } from '../../facts/facts';
import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import type { FactSource } from './FactSource';

/** If at least this many restaurants have the same name, they may be a chain, and their derived badges are removed. */
export const CHAIN_FROM = 3;
/**
 * A mean is adjusted as if USUAL_WEIGHT more people had given the rating USUAL_RATING. So if there are few ratings, the
 * adjusted mean is close to USUAL_RATING.
 */
const USUAL_RATING = 3.8;
const USUAL_WEIGHT = 20;
const FEWEST_RATINGS = 10;
/** A new place needs at least this many ratings to be Trending. */
const MANY_FOR_NEW = 30;
/** Two limits for the adjusted mean. GOOD is a good mean. RARE is a mean that few places reach. */
const GOOD = 4;
const RARE = 4.2;
/** A place with this many ratings or more is too well known to be a Hidden Gem. */
const KNOWN_FROM = 150;
const NEW_FOR_MONTHS = 18;
const LASTING_YEARS = 15;

/** A badge, and the evidence for the badge in one line. */
export interface DerivedGem {
  gemType: GemType;
  rule: string;
}

/**
 * The badge that the facts and their sources support, or null. docs/decisions/0013-derived-facts.md has the formula and
 * its reasons. The age of a place is counted up to the date of its newest source, not up to today. So the same sources
 * always lead to the same badge. `withdrawBadgesOfChains` later removes the badge if CHAIN_FROM or more restaurants
 * have the same name.
 */
export function gemTypeOf(facts: RestaurantFacts, sources: readonly FactSource[]): DerivedGem | null {
  if (facts.brand || (facts.audience ?? 'public') !== 'public') return null;
  const count = facts.yelpRating ? (facts.yelpReviews ?? 0) : 0;
  const rating = adjusted(facts.yelpRating ?? 0, count);
  const months = monthsOpen(facts.openedOn, sources);
  const ratingText = `${facts.yelpRating} stars of ${count} ratings`;

  if (months !== null && months <= NEW_FOR_MONTHS && count >= MANY_FOR_NEW && rating >= GOOD) {
    return { gemType: 'Trending', rule: `opened ${facts.openedOn?.slice(0, 7)}, ${ratingText}` };
  }
  if (count >= FEWEST_RATINGS && count < KNOWN_FROM && rating >= RARE) {
    return { gemType: 'Hidden Gem', rule: `no chain, ${ratingText}` };
  }
  if (count >= KNOWN_FROM && rating >= GOOD) return { gemType: 'Local Favorite', rule: `no chain, ${ratingText}` };
  const kinds = new Set(sources.map(({ kind }) => kind)).size;
  if (months !== null && months >= LASTING_YEARS * 12 && kinds >= 2 && (count < FEWEST_RATINGS || rating >= GOOD)) {
    const year = facts.openedOn?.slice(0, 4);
    return { gemType: 'Local Favorite', rule: `no chain, open since ${year}, known to ${kinds} kinds of sources` };
  }
  return null;
}

/** Bayesian mean of the `count` real ratings and USUAL_WEIGHT more ratings that are USUAL_RATING. */
const adjusted = (mean: number, count: number) => (mean * count + USUAL_RATING * USUAL_WEIGHT) / (count + USUAL_WEIGHT);

/**
 * The number of months from the month of the opening to the month of the newest source. Null if one of the two dates is
 * unknown, or if the month of the opening is the later month.
 */
function monthsOpen(openedOn: string | null, sources: readonly FactSource[]): number | null {
  const newest = Math.max(...sources.map(({ fetchedAt }) => fetchedAt.getTime()));
  if (!openedOn || !Number.isFinite(newest)) return null;
  const [year = 0, month = 1] = openedOn.split('-').map(Number);
  const asOf = new Date(newest);
  const months = (asOf.getUTCFullYear() - year) * 12 + asOf.getUTCMonth() + 1 - month;
  return months >= 0 ? months : null;
}
