import { audiences, dietaryOptions, features, gemTypes } from '../../facts/facts';
import { gemBadge } from '../../facts/gemBadge';
import { venueOf } from '../../facts/venueOf';
import { readHolidayHours, readWeeklyHours } from '../../facts/weeklyHours';
import { conceptsOf, type PlaceFacts } from './conceptsOf';
import { coreOf } from './coreOf';
import { conceptCode, DOCUMENT_FORMAT, FIELD, HEADER_BYTES, hashOf, NO_COORDINATE, UNKNOWN } from './documentFormat';
import { impliedDiets } from './impliedDiets';
import { type QualityFacts, qualityOf, ratingOf } from './qualityOf';
import { streetOf } from './streetOf';
import { foldedName, weighedWords } from './weighedWords';

/** All facts of a restaurant that the search uses, with the field names of the Prisma model `Restaurant`. */
export interface DocumentFacts extends PlaceFacts, QualityFacts {
  /** As in the column holiday_hours: [{ opens, closes }], or null. */
  holidayHours: unknown;
  timeZone: string | null;
  /** Decides the badge if `gemType` names no badge. Absent: the same as Local Favorite. Null: no badge. */
  category?: string | null;
  /** Whom the place serves; everybody if absent. */
  audience?: string | null;
  latitude: number | null;
  longitude: number | null;
  /** The line with house number and street. */
  address?: string | null;
}

const MAX_TERMS = 400;
const MAX_CONCEPTS = 200;
const NO_WORDS = { words: new Map<string, number>(), length: 0 };

/**
 * The search document of a restaurant, in the format of documentFormat.ts: concepts, words, filters, hours, location
 * and quality. A restaurant that is not for everybody has no concepts and no words in its document. A search finds such
 * a restaurant only by its name. If the audience is `stall`, the name of its venue finds it too. The result depends
 * only on the facts. Members' ratings are not in the document, because they change while the facts stay the same. At
 * most 200 concepts and 400 words are stored, and long texts are cut.
 */
export function searchDocument(facts: DocumentFacts): Buffer {
  const audience = audiences.find((word) => word === facts.audience) ?? 'public';
  const isPublic = audience === 'public';
  const concepts = isPublic ? conceptsOf(facts).slice(0, MAX_CONCEPTS) : [];
  const { words, length } = isPublic ? weighedWords(facts) : NO_WORDS;
  const terms = [...words].slice(0, MAX_TERMS).map(([word, weight]) => ({ word: Buffer.from(word), weight }));
  const hours = readWeeklyHours(facts.weeklyHours);
  const holiday = readHolidayHours(facts.holidayHours);
  const zone = Buffer.from(facts.timeZone ?? '').subarray(0, 255);
  const cuisine = Buffer.from(facts.cuisine ?? '').subarray(0, 255);
  const neighborhood = Buffer.from(facts.neighborhood ?? '').subarray(0, 255);
  const nameText = Buffer.from(facts.name).subarray(0, 255);
  const street = Buffer.from(streetOf(facts.address) ?? '').subarray(0, 255);
  const size =
    HEADER_BYTES +
    4 * ((hours?.length ?? 0) + (holiday?.length ?? 0) + concepts.length) +
    zone.length +
    cuisine.length +
    neighborhood.length +
    nameText.length +
    street.length +
    terms.reduce((sum, { word }) => sum + word.length + 2, 0);

  const bytes = Buffer.alloc(size);
  const name = foldedName(facts.name);
  bytes[FIELD.format] = DOCUMENT_FORMAT;
  bytes[FIELD.price] = facts.priceRange?.length ?? 0;
  bytes.writeUInt16LE(bitsOf(dietaryOptions, facts.dietaryOptions), FIELD.diets);
  bytes.writeUInt32LE(bitsOf(features, facts.features), FIELD.features);
  bytes.writeInt32LE(microDegrees(facts.latitude), FIELD.latitude);
  bytes.writeInt32LE(microDegrees(facts.longitude), FIELD.longitude);
  bytes.writeUInt32LE(hashOf(facts.brand ? foldedName(facts.brand) : name), FIELD.group);
  const venue = audience === 'stall' ? venueOf(facts.name) : null;
  bytes.writeUInt32LE(hashOf(name), FIELD.name);
  bytes.writeUInt32LE(venue ? hashOf(foldedName(venue)) : 0, FIELD.venue);
  bytes[FIELD.audience] = audiences.indexOf(audience);
  bytes[FIELD.rating] = Math.round(50 * (ratingOf(facts) ?? 0));
  bytes[FIELD.quality] = Math.round(255 * qualityOf(facts));
  bytes.writeUInt16LE(Math.min(length, 65_535), FIELD.length);
  bytes[FIELD.hours] = hours ? Math.min(hours.length, UNKNOWN - 1) : UNKNOWN;
  bytes[FIELD.holidayHours] = holiday ? Math.min(holiday.length, UNKNOWN - 1) : UNKNOWN;
  bytes[FIELD.zone] = zone.length;
  bytes[FIELD.cuisine] = cuisine.length;
  bytes[FIELD.neighborhood] = neighborhood.length;
  const badge = gemBadge({ category: 'Local Favorite', ...facts });
  bytes[FIELD.gem] = badge ? 1 + gemTypes.indexOf(badge) : 0;
  bytes.writeUInt16LE(bitsOf(dietaryOptions, impliedDiets(facts)), FIELD.impliedDiets);
  const core = coreOf(facts.name);
  bytes[FIELD.core] = Math.min(127, core.words) + (core.isDistinct ? 128 : 0);
  bytes[FIELD.nameText] = nameText.length;
  bytes[FIELD.street] = street.length;
  bytes.writeUInt16LE(concepts.length, FIELD.concepts);
  bytes.writeUInt16LE(terms.length, FIELD.terms);

  let at = HEADER_BYTES;
  for (const { day, opens, closes } of hours?.slice(0, UNKNOWN - 1) ?? []) {
    at = bytes.writeUInt16LE(day * 1440 + opens, at);
    at = bytes.writeUInt16LE(closes - opens, at);
  }
  for (const { opens, closes } of holiday?.slice(0, UNKNOWN - 1) ?? []) {
    at = bytes.writeUInt16LE(opens, at);
    at = bytes.writeUInt16LE(closes - opens, at);
  }
  at += zone.copy(bytes, at);
  at += cuisine.copy(bytes, at);
  at += neighborhood.copy(bytes, at);
  at += nameText.copy(bytes, at);
  at += street.copy(bytes, at);
  for (const { concept, weight } of concepts) {
    at = bytes.writeUIntLE(conceptCode(concept), at, 3);
    at = bytes.writeInt8(Math.round(127 * Math.max(-1, Math.min(1, weight))), at);
  }
  for (const { word, weight } of terms) {
    at = bytes.writeUInt8(word.length, at);
    at += word.copy(bytes, at);
    at = bytes.writeUInt8(Math.max(1, Math.min(255, Math.round(weight * 8))), at);
  }
  return bytes.subarray(0, at);
}

function bitsOf(known: readonly string[], words: readonly string[]): number {
  let bits = 0;
  for (const word of words) {
    const bit = known.indexOf(word);
    if (bit >= 0) bits |= 1 << bit;
  }
  return bits >>> 0;
}

const microDegrees = (degrees: number | null) => (degrees === null ? NO_COORDINATE : Math.round(degrees * 1e6));
