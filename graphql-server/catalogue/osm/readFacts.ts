import { type DietaryOption, dietaryOptions } from '../../facts/facts';
import { normalisePhone } from '../normalise/normalisePhone';
import { normaliseUrl } from '../normalise/normaliseUrl';
import type { Tags } from './OsmItem';
import { type OsmAddress, readAddress } from './readAddress';
import { readFeatures } from './readFeatures';
import type { Kind } from './readKind';

/** The kinds that say what one gets there; for "restaurant" and "fast_food" only the cuisine can. */
const KIND_WORDS: Record<string, string> = {
  cafe: 'Cafe',
  bar: 'Bar',
  pub: 'Pub',
  biergarten: 'Beer Garden',
  ice_cream: 'Ice Cream',
  food_court: 'Food Court',
  bakery: 'Bakery',
  deli: 'Deli',
  pastry: 'Pastries',
  confectionery: 'Confectionery',
  coffee: 'Coffee',
};
/** What the tag of a diet is called. diet:lactose_free tells of none: without lactose is not yet without dairy. */
const dietTag = (diet: DietaryOption) => `diet:${diet.replace('-', '_')}`;
const ASKING = ['required', 'recommended'];
const RESERVATION_LINKS = ['reservation:website', 'website:reservation', 'website:booking', 'contact:reservation'];

/** The tags of one place under a Restaurant's field names. OpenStreetMap knows no price and no rating. */
export function readFacts(tags: Tags, kind: Kind): OsmAddress & Record<string, unknown> {
  const reservationUrl = firstUsable(
    RESERVATION_LINKS.map((key) => tags[key]),
    normaliseUrl,
  );
  const asksReservation = ASKING.includes(tags.reservation ?? '');
  return {
    ...readAddress(tags),
    brand: tags.brand?.slice(0, 100),
    cuisine: [tags.cuisine, KIND_WORDS[kind.word]].filter(Boolean).join(';'),
    hours: tags.opening_hours,
    phone: firstUsable([tags.phone, tags['contact:phone'], tags['contact:mobile']], normalisePhone, /;/)?.slice(0, 200),
    website: firstUsable([tags.website, tags['contact:website'], tags.url], normaliseUrl),
    dietaryOptions: dietaryOptions.filter((diet) => ['yes', 'only'].includes(tags[dietTag(diet)] ?? '')),
    features: readFeatures(tags),
    needsReservation: needsReservation(tags.reservation, reservationUrl),
    reservationUrl: asksReservation ? reservationUrl : undefined,
    openedOn: tags.start_date?.slice(0, 30),
    isClosed: kind.isGone,
  };
}

/**
 * Known only when nobody can reserve, or when people should and can reserve by a link; "yes" says only that they may.
 */
function needsReservation(tag = '', link?: string): boolean | undefined {
  if (tag === 'no') return false;
  return ASKING.includes(tag) && link !== undefined ? true : undefined;
}

/** The first entry of these ";"-lists that can be read; else the first one, for the report. */
function firstUsable(
  texts: (string | undefined)[],
  read: (text: string) => string | null,
  mark = BETWEEN_ADDRESSES,
): string | undefined {
  const entries = texts.flatMap((text) => text?.split(mark) ?? []).filter((entry) => entry.trim());
  return entries.find((entry) => read(entry) !== null) ?? entries[0];
}

/** A ";" before another address, not one inside an address such as "https://example.com/a;b". */
const BETWEEN_ADDRESSES = /\s*;\s*(?=https?:|www\.|[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/|$|\s*;)|$)/i;
