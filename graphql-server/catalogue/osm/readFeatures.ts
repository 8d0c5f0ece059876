import type { Feature } from '../../facts/facts';
import type { Tags } from './OsmItem';

const YES = ['yes'];
const SERVED = ['yes', 'only'];
/** Values of the tag outdoor_seating that mean seats outside (from the tag's page in the OpenStreetMap wiki). */
const OUTSIDE = ['yes', 'terrace', 'sidewalk', 'garden', 'patio', 'parklet', 'street', 'roof', 'balcony', 'veranda'];

/**
 * Each rule has a feature, a tag, and the values of the tag that mean that a place has the feature. All other values,
 * such as "limited" and "no", are ignored.
 */
const RULES: [Feature, string, string[] | RegExp][] = [
  ['takeout', 'takeaway', SERVED],
  ['delivery', 'delivery', SERVED],
  ['drive-through', 'drive_through', SERVED],
  ['outdoor-seating', 'outdoor_seating', OUTSIDE],
  ['indoor-seating', 'indoor_seating', YES],
  ['high-chairs', 'highchair', /^(yes|[1-9]\d?)$/],
  ['wheelchair-accessible', 'wheelchair', ['yes', 'designated']],
  ['wifi', 'internet_access', ['yes', 'wlan', 'wifi']],
  ['live-music', 'live_music', YES],
  ['dog-friendly', 'dog', YES],
  ['full-bar', 'bar', YES],
  ['full-bar', 'cocktails', YES],
  ['full-bar', 'drink:cocktail', ['yes', 'served']],
  ['cash-only', 'payment:cash', ['only']],
];

/** The features of a place according to its tags. */
export function readFeatures(tags: Tags): Feature[] {
  const found = RULES.filter(([, key, values]) =>
    (tags[key] ?? '').split(';').some((word) => matches(word.trim(), values)),
  );
  return [...new Set(found.map(([feature]) => feature))];
}

const matches = (word: string, values: string[] | RegExp) =>
  Array.isArray(values) ? values.includes(word) : values.test(word);
