import type { Feature } from '../../facts/facts';
import type { Tags } from './OsmItem';

const YES = ['yes'];
const SERVED = ['yes', 'only'];
/** Where one sits outside, in the words of the wiki's page on outdoor_seating. */
const OUTSIDE = ['yes', 'terrace', 'sidewalk', 'garden', 'patio', 'parklet', 'street', 'roof', 'balcony', 'veranda'];

/** Which values of which tag say that a place has something; "limited", "no" and all others say nothing. */
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

/** What the tags say is there. */
export function readFeatures(tags: Tags): Feature[] {
  const found = RULES.filter(([, key, values]) =>
    (tags[key] ?? '').split(';').some((word) => matches(word.trim(), values)),
  );
  return [...new Set(found.map(([feature]) => feature))];
}

const matches = (word: string, values: string[] | RegExp) =>
  Array.isArray(values) ? values.includes(word) : values.test(word);
