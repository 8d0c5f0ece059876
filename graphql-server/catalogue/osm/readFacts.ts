import { type DietaryOption, dietaryOptions } from '../../facts/facts';
import { normalisePhone } from '../normalise/normalisePhone';
import { normaliseUrl } from '../normalise/normaliseUrl';
import type { Tags } from './OsmItem';
import { type OsmAddress, readAddress } from './readAddress';
import { readFeatures } from './readFeatures';
import type { Kind } from './readKind';

/** Kinds that tell the cuisine. "restaurant" and "fast_food" do not: there only the tag `cuisine` can. */
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
/** The tag of a diet. diet:lactose_free is not the tag of a diet here: food without lactose may contain dairy. */
const dietTag = (diet: DietaryOption) => `diet:${diet.replace('-', '_')}`;
const ASKING = ['required', 'recommended'];
const RESERVATION_LINKS = ['reservation:website', 'website:reservation', 'website:booking', 'contact:reservation'];

/** The tags of one place with a Restaurant's field names. OpenStreetMap has no prices and no ratings. */
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
 * False if nobody can reserve. True if people should reserve and there is a link for it. Otherwise unknown: "yes" only
 * says that people may reserve.
 */
function needsReservation(tag = '', link?: string): boolean | undefined {
  if (tag === 'no') return false;
  return ASKING.includes(tag) && link !== undefined ? true : undefined;
}

/**
 * The first entry in these ";"-lists that can be read. If there is none, the first entry, so that the report names it.
 */
function firstUsable(
  texts: (string | undefined)[],
  read: (text: string) => string | null,
  mark = BETWEEN_ADDRESSES,
): string | undefined {
  const entries = texts.flatMap((text) => text?.split(mark) ?? []).filter((entry) => entry.trim());
  return entries.find((entry) => read(entry) !== null) ?? entries[0];
}

/** A ";" before another web address, not a ";" inside an address such as "https://example.com/a;b". */
const BETWEEN_ADDRESSES = /\s*;\s*(?=https?:|www\.|[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/|$|\s*;)|$)/i;
