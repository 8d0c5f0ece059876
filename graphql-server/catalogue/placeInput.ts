import { z } from 'zod';
import { readPoint } from './normalise/readPoint';

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');
const blankIsUnset = (value: unknown) => (isBlank(value) ? undefined : value);
const numeral = (value: unknown) =>
  typeof value === 'string' && /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(value) ? Number(value) : blankIsUnset(value);
/**
 * Reads degrees, which may have a decimal comma. The comma cannot be a thousands separator, because degrees are less
 * than 1,000.
 */
const ofDegrees = (value: unknown) =>
  numeral(typeof value === 'string' && /^\s*[+-]?\d{1,3},\d+\s*$/.test(value) ? value.replace(',', '.') : value);
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : blankIsUnset(value));
const asFlag = (value: unknown) => {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (word === 'true' || word === 'yes') return true;
  return word === 'false' || word === 'no' ? false : blankIsUnset(value);
};
const asList = (value: unknown) => (typeof value === 'string' ? value.split(/[;,]/) : blankIsUnset(value));
const asSingleton = (value: unknown) => (typeof value === 'string' && value.trim() ? [value] : blankIsUnset(value));

const text = (max: number) => z.preprocess(asText, z.string().max(max).optional());
const number = (min: number, max: number) => z.preprocess(numeral, z.number().min(min).max(max).optional());
const degrees = z.preprocess(ofDegrees, z.number().optional());
const words = (max: number) => z.array(z.string().max(max)).max(50).optional();
const coordinates = z.preprocess(
  (value) => readPoint(value) ?? blankIsUnset(value),
  z.object({ latitude: degrees, longitude: degrees }).nullish(),
);

/**
 * The schema of a row from an importer. The row has Fuud's field names, but its values are still in the source's
 * spelling. CSV has only text, so numbers, yes/no values and lists ("a; b") are also read from text. A blank value
 * counts as absent.
 * @see RestaurantFacts for the normalized form
 */
export const placeInput = z.object({
  /**
   * The id is stored unchanged. It must not contain control characters or half of a surrogate pair, because Postgres
   * refuses NUL and lone surrogates.
   */
  sourceId: z.preprocess(
    asText,
    z
      .string()
      .max(200)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u),
  ),
  name: z.preprocess(asText, z.string().max(200)),
  neighborhood: text(100),
  address: text(300),
  city: text(100),
  state: text(50),
  /** A text such as "City, ST 63101". It is for a row that lacks a separate city, state or ZIP code. */
  location: text(200),
  postalCode: text(20),
  brand: text(100),
  cuisine: z.preprocess(blankIsUnset, z.union([z.string().max(300), z.array(z.string().max(100)).max(20)]).optional()),
  priceRange: text(20),
  gemType: text(30),
  audience: text(30),
  googleRating: number(0, 5),
  rating: number(0, 5),
  yelpRating: number(0, 5),
  yelpReviews: number(0, 10_000_000),
  yelpUrl: text(2000),
  placeId: text(300),
  imageUrls: z.preprocess(asSingleton, words(2000)),
  phone: text(200),
  website: text(2000),
  needsReservation: z.preprocess(asFlag, z.boolean().optional()),
  reservationUrl: text(2000),
  hours: text(1000),
  dietaryOptions: z.preprocess(asList, words(50)),
  features: z.preprocess(asList, words(50)),
  openedOn: text(30),
  isClosed: z.preprocess(asFlag, z.boolean().optional()),
  aiInsight: text(2000),
  description: text(5000),
  recommendedDishes: z.preprocess(asList, words(150)),
  coordinates,
  gpsCoordinates: coordinates,
  latitude: degrees,
  longitude: degrees,
});

/** One row with checked types. Its values are not normalized yet. */
export type PlaceInput = z.infer<typeof placeInput>;

/** Every field that an importer or a mapping may fill. */
export const PLACE_FIELDS = Object.keys(placeInput.shape) as (keyof PlaceInput)[];
