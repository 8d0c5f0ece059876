import {
  type Audience,
  audience,
  audiences,
  type DietaryOption,
  type Feature,
  feature,
  type GemType,
  gemTypes,
} from '../../facts/facts';
import { isOwnPicture } from '../../facts/isOwnPicture';
import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import type { RowProblem } from '../checkPlace';
import type { PlaceInput } from '../placeInput';
import { cleanText } from './cleanText';
import { isPlaceholder, isPlaceholderDish, isPlaceholderName } from './isPlaceholder';
import { isBeyondUs, mendCity } from './mendCity';
import { hasLongNumber } from './mendHouseNumber';
import { moveTown } from './moveTown';
import { normaliseAddress } from './normaliseAddress';
import { normaliseCuisine } from './normaliseCuisine';
import { normaliseDate } from './normaliseDate';
import { normaliseDiets } from './normaliseDiets';
import { normaliseName } from './normaliseName';
import { normalisePhone } from './normalisePhone';
import { normalisePrice } from './normalisePrice';
import { normaliseUrl } from './normaliseUrl';
import { readCoordinates, statedPoint } from './readCoordinates';
import { readHours } from './readHours';
import { readWhere } from './readWhere';
import { timeZoneOf } from './timeZoneAt';

/**
 * The result of normalisePlace. For a place that can be imported, it contains the facts, and notes about the values.
 * For any other place, `problem` is the reason why the place cannot be imported.
 */
export type NormalisedPlace = { facts: RestaurantFacts; notes: RowProblem[] } | { problem: RowProblem };

/**
 * Converts the values of a source to Fuud's own form. A value that cannot be used is left out, usually with a note. A
 * place is refused only if its name, city or state is missing or cannot be used, or if it is abroad (see isBeyondUs).
 */
export function normalisePlace(given: PlaceInput): NormalisedPlace {
  const notes: RowProblem[] = [];
  const input = moveTown(given, notes);
  /** Reads one optional value. Adds a note if there is a value, but it cannot be used. */
  const read = <V, R>(field: string, raw: V, toFact: (raw: V) => R | null, problem: string): R | null => {
    const fact = raw ? toFact(raw) : null;
    if (fact === null && raw) notes.push({ field, problem, detail: String(raw).slice(0, 60) });
    return fact;
  };
  const address = (field: 'website' | 'yelpUrl' | 'reservationUrl') =>
    read(field, input[field], normaliseUrl, 'is no web address, left out');

  const name = normaliseName(input.name);
  if (!name || isPlaceholderName(name)) return { problem: { field: 'name', problem: 'is missing' } };
  const stated = readWhere(input);
  if ('problem' in stated) return stated;
  const point = statedPoint(input);
  if (isBeyondUs(stated, point))
    return { problem: { field: 'coordinates', problem: 'lie outside the US, and the city is no US city' } };
  const where = mendCity(stated, point, notes);
  const at = readCoordinates(input, where, notes);
  const hours = readTimetable(input.hours, notes);
  const needsReservation = input.needsReservation ?? null;

  return {
    notes,
    facts: {
      name,
      neighborhood: readText(input.neighborhood),
      address: readAddress(input.address, notes),
      ...where,
      brand: readText(input.brand),
      cuisine: readCuisine(input.cuisine, notes),
      priceRange: read('priceRange', input.priceRange, normalisePrice, 'is not $ to $$$$, left out'),
      audience: read('audience', input.audience, readAudience, `is none of ${audiences.join(', ')}, left out`),
      gemType: read('gemType', input.gemType, readGemType, 'is not one of the three badges, left out'),
      googleRating: input.googleRating || null,
      rating: input.rating || null,
      yelpRating: input.yelpRating || null,
      yelpReviews: input.yelpReviews === undefined ? null : Math.round(input.yelpReviews),
      yelpUrl: address('yelpUrl'),
      placeId: cleanText(input.placeId),
      imageUrls: readImages(input.imageUrls ?? [], notes),
      phone: read('phone', input.phone, normalisePhone, 'is no US number, left out'),
      website: address('website'),
      needsReservation,
      reservationUrl: needsReservation ? address('reservationUrl') : null,
      ...hours,
      timeZone: timeZoneOf(at, where),
      dietaryOptions: readDiets(input.dietaryOptions ?? [], notes),
      features: readFeatures(input.features ?? [], notes),
      aiInsight: readText(input.aiInsight),
      description: readText(input.description),
      recommendedDishes: readDishes(input.recommendedDishes ?? []),
      dishes: [],
      mealTimes: [],
      openedOn: read('openedOn', input.openedOn, normaliseDate, 'is no date, left out'),
      isClosed: input.isClosed ?? false,
      latitude: at?.latitude ?? null,
      longitude: at?.longitude ?? null,
    },
  };
}

function readAddress(raw: string | undefined, notes: RowProblem[]): string | null {
  const address = normaliseAddress(raw);
  const note = (problem: string) => notes.push({ field: 'address', problem, detail: String(raw).slice(0, 60) });
  if (address === null && raw) note('contains no address, left out');
  if (hasLongNumber(address)) note('has too many digits for a house number, kept');
  return address;
}

/** Reads the cuisine. A text that is only a date or a number is left out, with a note. Placeholders have no note. */
function readCuisine(raw: PlaceInput['cuisine'], notes: RowProblem[]): string | null {
  const texts = (typeof raw === 'string' ? [raw] : (raw ?? [])).filter((text) => !isPlaceholder(text.trim()));
  const words = texts.filter((text) => !/^[\d\s./:,+-]*(?:\d[TZ][\d\s./:+-]*)*$/.test(text.trim()));
  for (const detail of texts.filter((text) => text.trim() && !words.includes(text)))
    notes.push({ field: 'cuisine', problem: 'is a date or a number, left out', detail });
  return normaliseCuisine(words);
}

function readTimetable(
  raw: string | undefined,
  notes: RowProblem[],
): Pick<RestaurantFacts, 'hours' | 'weeklyHours' | 'holidayHours'> {
  const hours = cleanText(raw);
  const known = hours && readHours(hours);
  if (hours && !known)
    notes.push({
      field: 'hours',
      problem: 'cannot be read as a weekly timetable, left out',
      detail: hours.slice(0, 60),
    });
  if (!known) return { hours: null, weeklyHours: null, holidayHours: null };
  return { hours, weeklyHours: known.weekly, holidayHours: known.holidays };
}

function readDiets(raw: string[], notes: RowProblem[]): DietaryOption[] {
  const { known, unknown } = normaliseDiets(raw);
  for (const detail of unknown)
    notes.push({ field: 'dietaryOptions', problem: 'has a word that is no diet, left out', detail });
  return known;
}

function readFeatures(raw: string[], notes: RowProblem[]): Feature[] {
  const known = raw.flatMap((detail) => {
    const word = feature(detail);
    if (!word) notes.push({ field: 'features', problem: 'has a word that is no feature, left out', detail });
    return word ?? [];
  });
  return [...new Set(known)];
}

/** Reads the web addresses of pictures, and the paths of pictures that Fuud itself serves. */
function readImages(raw: string[], notes: RowProblem[]): string[] {
  return raw.flatMap((text) => {
    const image = isOwnPicture(text) ? text : normaliseUrl(text);
    if (!image)
      notes.push({
        field: 'imageUrls',
        problem: 'has an entry that is no web address, left out',
        detail: text.slice(0, 60),
      });
    return image ?? [];
  });
}

/** Cleans a text. Null if no text is left, or if the text is a placeholder such as "N/A". */
function readText(raw: string | null | undefined): string | null {
  const text = cleanText(raw);
  return text && !isPlaceholder(text) ? text : null;
}

/** Cleans the names of dishes. Placeholders are left out. */
const readDishes = (raw: string[]) =>
  raw.map(cleanText).filter((dish): dish is string => dish !== null && !isPlaceholderDish(dish));

function readGemType(raw: string | undefined): GemType | null {
  const folded = (raw ?? '').toLowerCase().replace(/[^a-z]/g, '');
  return gemTypes.find((gem) => gem.toLowerCase().replace(' ', '') === folded) ?? null;
}

const readAudience = (raw: string | undefined): Audience | null => (raw && audience(raw)) || null;
