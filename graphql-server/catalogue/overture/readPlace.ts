import type { RowProblem } from '../checkPlace';
import { normalisePhone } from '../normalise/normalisePhone';
import { isAbroad } from './isAbroad';
import { type Categories, isFood, isFoodCode } from './isFood';
import { readCoordinates } from './readCoordinates';
import { asList, asObject, asText, asTexts } from './readValue';

/** Places with a lower confidence are skipped. According to Overture, such a place probably does not exist. */
const LEAST_CONFIDENCE = 0.5;
/** The maximum number of alternate categories to use. It is small, because alternates are only guesses. */
const MAX_ALTERNATES = 2;
/** The categories that imply diets. They count only as the main category, because alternates are guesses. */
const DIETS: Record<string, string[]> = {
  vegan_restaurant: ['vegan', 'vegetarian'],
  vegetarian_restaurant: ['vegetarian'],
  gluten_free_restaurant: ['gluten-free'],
  halal_restaurant: ['halal'],
  kosher_restaurant: ['kosher'],
};
/** The ISO 3166-1 codes of the US and its inhabited territories. */
const US_COUNTRIES = ['US', 'PR', 'GU', 'VI', 'AS', 'MP'];

/**
 * Returns one place (from a row or a GeoJSON feature) as a row with the field names of PlaceInput, or the reason why
 * the place is skipped.
 */
export function readPlace(values: Record<string, unknown>): { row: Record<string, unknown> } | { problem: RowProblem } {
  const place = values.type === 'Feature' ? { ...asObject(values.properties), geometry: values.geometry } : values;
  const id = asText(values.id) ?? asText((place as Record<string, unknown>).id) ?? '';
  return read(place as Record<string, unknown>, id);
}

function read(place: Record<string, unknown>, id: string): ReturnType<typeof readPlace> {
  const name = readName(place.names);
  const categories = readCategories(place);
  const detail = name ?? id;
  if (!isFood(categories)) {
    const kind = categories.hierarchy.join(' > ') || categories.primary || categories.basic || 'no category';
    return { problem: { problem: 'is no place to eat or drink', detail: `${detail}: ${kind}` } };
  }
  const confidence = readNumber(place.confidence);
  if (confidence !== null && confidence < LEAST_CONFIDENCE)
    return {
      problem: { field: 'confidence', problem: `is less than ${LEAST_CONFIDENCE}`, detail: `${detail}: ${confidence}` },
    };
  const addresses = asList(place.addresses).map(asObject);
  const address = addresses.find(({ country }) => US_COUNTRIES.includes(asText(country) ?? '')) ?? addresses[0] ?? {};
  const country = asText(address.country);
  if (country && !US_COUNTRIES.includes(country))
    return { problem: { field: 'country', problem: 'is not the US', detail: country } };

  const phones = asTexts(place.phones);
  const postalCode = asText(address.postcode);
  const at = readCoordinates(place.geometry, id);
  if (at.latitude === undefined && isAbroad(phones, postalCode))
    return { problem: { problem: 'has a phone number or postcode of another country', detail } };
  return {
    row: {
      sourceId: id,
      name,
      brand: asText(asObject(asObject(place.brand).names).primary),
      cuisine: readCuisine(categories),
      dietaryOptions: DIETS[categories.primary ?? ''],
      address: asText(address.freeform),
      city: asText(address.locality),
      state: asText(address.region)?.replace(/^US-/i, ''),
      postalCode,
      phone: phones.find(normalisePhone) ?? phones[0],
      website: asTexts(place.websites)[0],
      // In some files, people who checked the places have added the column label_open1_closed0. Its value 0 means
      // permanently closed.
      isClosed: place.operating_status === 'permanently_closed' || readNumber(place.label_open1_closed0) === 0,
      ...at,
    },
  };
}

/** Returns the main name, else the English name, else the first of the other names, else null. */
function readName(value: unknown): string | null {
  const names = asObject(value);
  const common = asObject(names.common);
  return asText(names.primary) ?? asText(common.en) ?? asTexts(Object.values(common))[0] ?? null;
}

/**
 * Reads the categories from both formats. The old format has categories.primary and categories.alternate. The new
 * format has taxonomy.primary, taxonomy.hierarchy, taxonomy.alternates and basic_category.
 */
function readCategories(place: Record<string, unknown>): Categories {
  const old = asObject(place.categories);
  const taxonomy = asObject(place.taxonomy);
  const alternates = asTexts(taxonomy.alternates);
  return {
    primary: asText(taxonomy.primary) ?? asText(old.primary),
    alternates: alternates.length > 0 ? alternates : asTexts(old.alternate),
    hierarchy: asTexts(taxonomy.hierarchy),
    basic: asText(place.basic_category),
  };
}

/**
 * The main category, else the coarse category, and the first alternates for food or drink. Alternates in DIETS are left
 * out, because they would imply diets.
 */
function readCuisine({ primary, alternates, basic }: Categories): string[] {
  const isCuisine = (code: string) => code !== primary && isFoodCode(code) && !Object.hasOwn(DIETS, code);
  const more = alternates.filter(isCuisine).slice(0, MAX_ALTERNATES);
  return [primary ?? basic ?? '', ...more].filter(Boolean);
}

function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : null;
}
