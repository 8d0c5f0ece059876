import { UserError } from '../../../../errors/UserError';
import { cutText } from '../../../../text/cutText';
import { parseInput } from '../../../input/parseInput';
import { readMoment } from '../../../isoTime';
import { ratingInput } from '../../../ratings/rateRestaurant';
import { addedMoment } from '../addedMoment';
import { placeOf } from '../RowContent';
import type { ReadContent } from './checked';
import { readAddressText } from './readAddressText';
import { readStars } from './readStars';

/** Google Maps opened in 2005. An earlier date means that the date is unknown. */
const FIRST_SAVE = Date.UTC(2005, 0, 1);

type Members = Record<string, unknown>;

/** The keys of a review's stars and of its text, in today's format and in the format from before 2023. */
const STARS = ['five_star_rating_published', 'Star Rating'];
const COMMENT = ['review_text_published', 'Review Comment'];

/**
 * Reads a place from Google Takeout (GeoJSON): a saved place ("Saved Places.json") becomes a saved restaurant, and a
 * review ("Reviews.json") becomes a rating. The page support.google.com/accounts/answer/3024190 explains how to get
 * these files. Both today's format and the format from before 2023 are read. The old format has keys such as "Google
 * Maps URL". If the text of a review is no valid comment of a rating, for example because it is too long, the text is
 * left out, and `problem` states this.
 * @throws UserError if the place has no name, is a member's label ("Labeled places.json"), or is a review without stars
 */
export function readTakeoutPlace(feature: Members): ReadContent {
  const properties = membersOf(feature.properties);
  const location = membersOf(properties.location ?? properties.Location);
  const name = textOf(location.name ?? location['Business Name'] ?? properties.Title ?? properties.name);
  if (!name) throw new UserError('INVALID', 'The place has no name');
  if (isLabel(properties)) throw new UserError('INVALID', 'The name is a label, such as "Home", and no restaurant');
  const parts = readAddressText(textOf(location.address ?? location.Address, ', ') ?? '');
  const place = placeOf({ name, ...parts, ...pointOf(feature, location) });
  const date = dateOf(properties.date ?? properties.Published);
  const isReview = [...STARS, ...COMMENT].some((key) => key in properties);
  if (!isReview) return { content: { place, saved: { savedAt: date }, visit: null, rating: null }, problem: null };
  return reviewOf(properties, { place, saved: null, visit: null, ratedAt: date });
}

type Reviewed = Omit<ReadContent['content'], 'rating'> & { ratedAt: string | null };

function reviewOf(properties: Members, { ratedAt, ...content }: Reviewed): ReadContent {
  const [rating, comment] = [STARS, COMMENT].map((keys) => keys.map((key) => properties[key]).find((value) => value));
  const { rating: stars } = parseInput(ratingInput, { rating: readStars(String(rating), true) ?? 0 });
  const read = ratingInput.shape.comment.safeParse(comment ?? null);
  const fault = read.error?.issues[0]?.code === 'too_big' ? 'too long for a comment' : 'no valid text';
  const problem = read.success ? null : `The text of the review is ${fault}, so it is left out`;
  return { content: { ...content, rating: { stars, comment: read.data ?? null, visitedAt: null, ratedAt } }, problem };
}

/** Whether the place is from "Labeled places.json": such a place has only an address and the member's own label. */
const isLabel = (properties: Members) => Object.keys(properties).sort().join() === 'address,name';

/** Takeout writes 0, 0 for unknown coordinates. */
function pointOf({ geometry }: Members, location: Members) {
  const [east, north] = ([] as unknown[]).concat(membersOf(geometry).coordinates ?? []);
  const old = membersOf(location['Geo Coordinates']);
  const latitude = Number(north ?? old.Latitude ?? Number.NaN);
  const longitude = Number(east ?? old.Longitude ?? Number.NaN);
  const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return isPoint ? { latitude, longitude } : {};
}

function dateOf(value: unknown): string | null {
  const moment = typeof value === 'string' ? readMoment(value) : null;
  if (!moment || moment.getTime() < FIRST_SAVE) return null;
  return addedMoment(moment).toISOString();
}

const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};

/**
 * The text as one line of at most 300 characters; null for blank text and for values that are not text. `between`
 * replaces line breaks.
 */
function textOf(value: unknown, between = ' '): string | null {
  const text =
    typeof value === 'string'
      ? value
          .trim()
          .split('\n')
          .map((line) => line.trim())
          .join(between)
          .replace(/[\s\p{Cc}]+/gu, ' ')
          .replace(/\p{Cs}/gu, '')
          .trim()
      : '';
  return cutText(text, 300) || null;
}
