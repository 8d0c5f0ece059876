import type { Feature } from '../../facts/facts';
import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { notableHours } from './notableHours';

/** The words for a feature in the insight. The insight does not mention other features. */
const FEATURE_WORDS: Partial<Record<Feature, string>> = {
  'outdoor-seating': 'outdoor seating',
  'private-room': 'a private room',
  'full-bar': 'a full bar',
  byob: 'bring your own bottle',
  'happy-hour': 'a happy hour',
  brunch: 'brunch',
  'live-music': 'live music',
  'sports-on-tv': 'sports on TV',
  quiet: 'quiet',
  'good-for-groups': 'room for groups',
  'kid-friendly': 'children welcome',
  'dog-friendly': 'dogs welcome',
  'wheelchair-accessible': 'wheelchair access',
  'drive-through': 'a drive-through',
};
const MAX_FEATURES = 3;

/**
 * Two English sentences: the first states facts, and the second names these facts. "Vietnamese in Tower Grove
 * South; open until 2 AM on Fridays and Saturdays; live music. From: cuisine, neighborhood, hours, features."
 * @param cuisineRule the rule that derived the cuisine, if the cuisine was derived. The second sentence contains this
 * rule.
 * @returns null if there are no hours, no feature in FEATURE_WORDS, no Yelp rating with a number of ratings, and no
 * opening date; also null if the place closed for good, because a sentence such as "open every day" is no longer true
 */
export function insightOf(facts: RestaurantFacts, cuisineRule?: string): string | null {
  if (facts.isClosed) return null;
  const clauses = [
    { text: notableHours(facts.weeklyHours), from: 'hours' },
    { text: featureClause(facts.features), from: 'features' },
    { text: ratingClause(facts), from: 'Yelp rating' },
    { text: facts.openedOn && `open since ${facts.openedOn.slice(0, 4)}`, from: 'opening date' },
  ].filter(({ text }) => text);
  if (clauses.length === 0) return null;
  const where = facts.neighborhood
    ? { text: facts.neighborhood, from: 'neighborhood' }
    : { text: facts.city, from: 'city' };
  const cuisine = facts.cuisine?.split(', ').slice(0, 2).join(' and ');
  const opening = cuisine ? `${cuisine} in ${where.text}` : `In ${where.text}`;
  const cuisineFrom = cuisineRule ? `cuisine (${cuisineRule})` : 'cuisine';
  const from = [...(cuisine ? [cuisineFrom] : []), where.from, ...clauses.map((clause) => clause.from)];
  return `${[opening, ...clauses.map(({ text }) => text)].join('; ')}. From: ${from.join(', ')}.`;
}

function featureClause(features: readonly Feature[]): string | null {
  const words = features.flatMap((feature) => FEATURE_WORDS[feature] ?? []).slice(0, MAX_FEATURES);
  return words.length > 0 ? listed(words) : null;
}

function ratingClause({ yelpRating, yelpReviews }: RestaurantFacts): string | null {
  if (!yelpRating || !yelpReviews) return null;
  const stars = `${yelpRating} ${yelpRating === 1 ? 'star' : 'stars'}`;
  return `${stars} from ${yelpReviews.toLocaleString('en-US')} ${yelpReviews === 1 ? 'rating' : 'ratings'}`;
}

/** "a", "a and b", "a, b and c" */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}
