import { z } from 'zod';
import { isPriceRange } from '../../facts/facts';
import type { WeeklyInterval } from '../../facts/weeklyHours';
import { askJson } from '../../outbound/askJson';
import type { LiveMatch, LiveSource, LookedFor } from '../live/LiveSource';
import { surelyTheSame } from '../live/surelyTheSame';
import { normalisePhone } from '../normalise/normalisePhone';

const DAY = 1440;
/** Yelp's answers if a business has a new id or is no longer shown. Fuud forgets the id and searches again later. */
const GONE = ['301', '403 BUSINESS_UNAVAILABLE'];
/** Yelp's answer if Yelp cannot find the address of a search. */
const NOWHERE = ['400 LOCATION_NOT_FOUND'];

/** Parses a time such as "1730", and converts it to the number of minutes after midnight. */
const clock = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3])[0-5]\d|2400)$/)
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(2)));
const hours = z.object({
  hours_type: z.string().optional(),
  /** Yelp's day 0 is Monday. */
  open: z.array(z.object({ day: z.number().int().min(0).max(6), start: clock, end: clock })).default([]),
});
const business = z.object({
  id: z.string().min(1).max(200),
  name: z.string(),
  is_closed: z.boolean().optional(),
  url: z.url({ protocol: /^https?$/ }).optional(),
  review_count: z.number().int().min(0).optional(),
  rating: z.number().min(0).max(5).optional(),
  price: z.string().nullish(),
  phone: z.string().nullish(),
  coordinates: z.object({ latitude: z.number().nullable(), longitude: z.number().nullable() }).optional(),
  location: z
    .object({
      address1: z.string().nullish(),
      city: z.string().nullish(),
      state: z.string().nullish(),
      zip_code: z.string().nullish(),
    })
    .optional(),
  hours: z.array(hours).optional(),
});
type Business = z.infer<typeof business>;

/** Creates the source Yelp Fusion. Yelp's terms allow us to store its data for 24 hours (docs.developer.yelp.com). */
export function yelpFusion({
  key,
  quota,
  url = 'https://api.yelp.com',
}: {
  key: string;
  quota: number;
  url?: string;
}): LiveSource {
  const init = { headers: { authorization: `Bearer ${key}` } };
  return {
    name: 'yelp',
    attribution: 'Yelp',
    mayKeepFacts: true,
    quota,
    async find(wanted) {
      const search = new URL('/v3/businesses/search', url);
      for (const [name, value] of Object.entries(searchFor(wanted))) search.searchParams.set(name, String(value));
      const answer = await askJson(z.object({ businesses: z.array(business).default([]) }), search, init, NOWHERE);
      const found = answer?.businesses.find((each) => surelyTheSame(wanted, identityOf(each, wanted)));
      return found ? matchOf(found) : null;
    },
    async read(id) {
      const found = await askJson(business, new URL(`/v3/businesses/${encodeURIComponent(id)}`, url), init, GONE);
      return found && matchOf(found);
    },
  };
}

function searchFor({ name, address, city, state, latitude, longitude }: LookedFor) {
  const near = latitude !== null && longitude !== null;
  const where = near
    ? { latitude, longitude, radius: 500 }
    : { location: [address, city, state].filter(Boolean).join(', ') };
  return { term: name.slice(0, 100), limit: 5, ...where };
}

function identityOf({ name, phone, coordinates, location }: Business, wanted: LookedFor) {
  return {
    name,
    address: location?.address1 || null,
    city: location?.city || wanted.city,
    state: location?.state || wanted.state,
    postalCode: location?.zip_code || null,
    phone: normalisePhone(phone),
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
  };
}

function matchOf({ id, url, rating, review_count, price, is_closed, hours: tables }: Business): LiveMatch {
  const regular = tables?.find(({ hours_type }) => (hours_type ?? 'REGULAR') === 'REGULAR');
  return {
    externalId: id,
    answer: {
      url: url ?? null,
      rating: rating || null,
      ratingCount: review_count ?? null,
      priceRange: isPriceRange(price) ? price : null,
      isOpenNow: null,
      weekly: regular && regular.open.length > 0 ? regular.open.map(toInterval) : null,
      operatingStatus: is_closed === undefined ? null : is_closed ? 'PERMANENTLY_CLOSED' : 'OPERATING',
    },
  };
}

/**
 * Converts Yelp's day (0 is Monday) to our day (0 is Sunday). If the end is not after the start, the interval ends on
 * the next day. For example, the end "0000" is the midnight after the start.
 */
function toInterval({ day, start, end }: { day: number; start: number; end: number }): WeeklyInterval {
  return { day: (day + 1) % 7, opens: start, closes: end > start ? end : end + DAY };
}
