import { z } from 'zod';
import { askJson } from '../../outbound/askJson';
import type { LiveAnswer, LiveMatch, LiveSource, LookedFor } from '../live/LiveSource';
import { surelyTheSame } from '../live/surelyTheSame';
import { normalisePhone } from '../normalise/normalisePhone';

/**
 * The fields to request. Google requires a list of fields, and the price of a request depends on the list. See
 * google/maps/places/v1/place.proto.
 */
const FACTS = [
  'rating',
  'userRatingCount',
  'priceLevel',
  'businessStatus',
  'currentOpeningHours.openNow',
  'googleMapsUri',
];
const IDENTITY = ['id', 'displayName', 'formattedAddress', 'location', 'nationalPhoneNumber'];
const PRICES = new Map<string | undefined, LiveAnswer['priceRange']>([
  ['PRICE_LEVEL_INEXPENSIVE', '$'],
  ['PRICE_LEVEL_MODERATE', '$$'],
  ['PRICE_LEVEL_EXPENSIVE', '$$$'],
  ['PRICE_LEVEL_VERY_EXPENSIVE', '$$$$'],
]);
const STATUSES = new Map<string | undefined, LiveAnswer['operatingStatus']>([
  ['OPERATIONAL', 'OPERATING'],
  ['CLOSED_TEMPORARILY', 'TEMPORARILY_CLOSED'],
  ['CLOSED_PERMANENTLY', 'PERMANENTLY_CLOSED'],
]);

const place = z.object({
  id: z.string().min(1).max(500),
  displayName: z.object({ text: z.string() }).optional(),
  formattedAddress: z.string().optional(),
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  nationalPhoneNumber: z.string().optional(),
  rating: z.number().min(1).max(5).optional(),
  userRatingCount: z.number().int().min(0).optional(),
  priceLevel: z.string().optional(),
  businessStatus: z.string().optional(),
  currentOpeningHours: z.object({ openNow: z.boolean().optional() }).optional(),
  googleMapsUri: z.url({ protocol: /^https?$/ }).optional(),
});
type Place = z.infer<typeof place>;

/**
 * The live source for the Google Places API (New). Google's terms allow us to store only the place id. So the server
 * does not store the other facts, and requests them again when somebody opens the page of a restaurant. See
 * developers.google.com/maps/documentation/places/web-service
 */
export function googlePlaces({
  key,
  quota,
  url = 'https://places.googleapis.com',
}: {
  key: string;
  quota: number;
  url?: string;
}): LiveSource {
  const headers = (fields: string[]) => ({ 'x-goog-api-key': key, 'x-goog-fieldmask': fields.join(',') });
  return {
    name: 'google',
    attribution: 'Google Maps',
    mayKeepFacts: false,
    quota,
    async find(wanted) {
      const answer = await askJson(
        z.object({ places: z.array(place).default([]) }),
        new URL('/v1/places:searchText', url),
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...headers([...IDENTITY, ...FACTS].map((field) => `places.${field}`)),
          },
          body: JSON.stringify(searchFor(wanted)),
        },
      );
      const found = answer?.places.find((each) => surelyTheSame(wanted, identityOf(each, wanted)));
      return found ? matchOf(found) : null;
    },
    async read(id) {
      const found = await askJson(place, new URL(`/v1/places/${encodeURIComponent(id)}`, url), {
        headers: headers(['id', ...FACTS]),
      });
      return found && matchOf(found);
    },
  };
}

function searchFor({ name, address, city, state, postalCode, latitude, longitude }: LookedFor) {
  const textQuery = [name, address, city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const near = latitude !== null && longitude !== null && { center: { latitude, longitude }, radius: 500 };
  return {
    textQuery,
    pageSize: 5,
    languageCode: 'en',
    regionCode: 'US',
    ...(near && { locationBias: { circle: near } }),
  };
}

/** The facts that identify a place. An address is text such as "4489 Forest Park Ave, St. Louis, MO 63108, USA". */
function identityOf({ displayName, formattedAddress = '', location, nationalPhoneNumber }: Place, wanted: LookedFor) {
  const parts = formattedAddress.split(',').map((part) => part.trim());
  const [, state = wanted.state, postalCode = null] = /^([A-Z]{2})(?: (\d{5}))?/.exec(parts.at(-2) ?? '') ?? [];
  return {
    name: displayName?.text ?? '',
    address: parts.length > 3 ? (parts[0] ?? null) : null,
    city: parts.at(-3) ?? wanted.city,
    state,
    postalCode,
    phone: normalisePhone(nationalPhoneNumber),
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
  };
}

function matchOf({
  id,
  rating,
  userRatingCount,
  priceLevel,
  businessStatus,
  currentOpeningHours,
  googleMapsUri,
}: Place): LiveMatch {
  return {
    externalId: id,
    answer: {
      url: googleMapsUri ?? null,
      rating: rating ?? null,
      ratingCount: userRatingCount ?? null,
      priceRange: PRICES.get(priceLevel) ?? null,
      isOpenNow: currentOpeningHours?.openNow ?? null,
      weekly: null,
      operatingStatus: STATUSES.get(businessStatus) ?? null,
    },
  };
}
