import { type DietaryOption, dietaryOptions } from '../../facts/facts';
import { normalisePhone } from '../normalise/normalisePhone';
import { normaliseUrl } from '../normalise/normaliseUrl';
import type { Tags } from './OsmItem';
import { type OsmAddress, readAddress } from './readAddress';
import { readFeatures } from './readFeatures';
import type { Kind } from './readKind';

/** The cuisine that a kind of place implies. "restaurant" and "fast_food" imply no cuisine, so they are left out. */
const CUISINE_BY_KIND: Record<string, string> = {
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
/**
 * The key of the tag for a diet. diet:lactose_free is not used for dairy-free, because food without lactose may contain
 * dairy.
 */
const dietTag = (diet: DietaryOption) => `diet:${diet.replace('-', '_')}`;
const RESERVATION_WANTED = ['required', 'recommended'];
const RESERVATION_LINKS = ['reservation:website', 'website:reservation', 'website:booking', 'contact:reservation'];

/** Converts the tags of one place to the field names of PlaceInput. The result has no price and no rating. */
export function readFacts(tags: Tags, kind: Kind): OsmAddress & Record<string, unknown> {
  const reservationUrl = firstUsable(
    RESERVATION_LINKS.map((key) => tags[key]),
    normaliseUrl,
  );
  const wantsReservation = RESERVATION_WANTED.includes(tags.reservation ?? '');
  return {
    ...readAddress(tags),
    brand: tags.brand?.slice(0, 100),
    cuisine: [tags.cuisine, CUISINE_BY_KIND[kind.word]].filter(Boolean).join(';'),
    hours: tags.opening_hours,
    phone: firstUsable([tags.phone, tags['contact:phone'], tags['contact:mobile']], normalisePhone, /;/)?.slice(0, 200),
    website: firstUsable([tags.website, tags['contact:website'], tags.url], normaliseUrl),
    dietaryOptions: dietaryOptions.filter((diet) => ['yes', 'only'].includes(tags[dietTag(diet)] ?? '')),
    features: readFeatures(tags),
    needsReservation: needsReservation(tags.reservation, reservationUrl),
    reservationUrl: wantsReservation ? reservationUrl : undefined,
    openedOn: tags.start_date?.slice(0, 30),
    isClosed: kind.isGone,
  };
}

/**
 * False if the place takes no reservations. True if the tags contain a link, and a reservation is required or
 * recommended. Undefined in all other cases. For example, the tag value "yes" only means that people may reserve.
 */
function needsReservation(tag = '', link?: string): boolean | undefined {
  if (tag === 'no') return false;
  return RESERVATION_WANTED.includes(tag) && link !== undefined ? true : undefined;
}

/**
 * Splits each text into entries at `mark`. An entry is valid if `read` does not return null for it. Returns the first
 * valid entry. If no entry is valid, returns the first entry, so that the import report can show this entry.
 */
function firstUsable(
  texts: (string | undefined)[],
  read: (text: string) => string | null,
  mark = BETWEEN_ADDRESSES,
): string | undefined {
  const entries = texts.flatMap((text) => text?.split(mark) ?? []).filter((entry) => entry.trim());
  return entries.find((entry) => read(entry) !== null) ?? entries[0];
}

/** Matches a ";" before another web address, but not a ";" inside an address such as "https://example.com/a;b". */
const BETWEEN_ADDRESSES = /\s*;\s*(?=https?:|www\.|[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/|$|\s*;)|$)/i;
