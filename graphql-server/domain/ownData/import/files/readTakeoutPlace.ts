import { cutText } from '../../../../text/cutText';
import { readMoment } from '../../../isoTime';
import { addedMoment } from '../addedMoment';
import { placeOf, type RowContent } from '../RowContent';
import { readAddressText } from './readAddressText';

/** Google Maps opened in 2005. An earlier date means that the date is unknown. */
const FIRST_SAVE = Date.UTC(2005, 0, 1);

type Members = Record<string, unknown>;

/**
 * Reads a saved place from Google Takeout ("Saved Places.json", GeoJSON). The page
 * support.google.com/accounts/answer/3024190 explains how to get this file. Both today's format and the format from
 * before 2023 are read. The old format has keys such as "Google Maps URL".
 * @returns null when the place has no name
 */
export function readTakeoutPlace(feature: Members): RowContent | null {
  const properties = membersOf(feature.properties);
  const location = membersOf(properties.location ?? properties.Location);
  const name = textOf(location.name ?? location['Business Name'] ?? properties.Title ?? properties.name);
  if (!name) return null;
  const parts = readAddressText(textOf(location.address ?? location.Address) ?? '');
  const saved = { savedAt: dateOf(properties.date ?? properties.Published) };
  return { place: placeOf({ name, ...parts, ...pointOf(feature, location) }), saved, visit: null, rating: null };
}

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

/** The text as one line of at most 300 characters; null for blank text and for values that are not text. */
function textOf(value: unknown): string | null {
  const text =
    typeof value === 'string'
      ? value
          .replace(/[\s\p{Cc}]+/gu, ' ')
          .replace(/\p{Cs}/gu, '')
          .trim()
      : '';
  return cutText(text, 300) || null;
}
