import { FIELD, NO_COORDINATE } from '../place/documentFormat';
import { addHours } from './addHours';
import { enlarge } from './enlarge';
import type { IndexRecord } from './readRecords';

/** With at least this many ratings, members' ratings have their full weight. */
const MANY_RATINGS = 20;

/** The facts by which places are filtered and sorted, in arrays. Most arrays have one element for each place. */
export class Columns {
  size = 0;
  private capacity = 256;
  ids = new Uint8Array(16 * this.capacity);
  /** From 1 to 4; 0 means unknown. */
  price = new Uint8Array(this.capacity);
  /** One bit for each diet, in the order of dietaryOptions. */
  diets = new Uint16Array(this.capacity);
  /**
   * One bit for each diet, in the order of dietaryOptions: the diets that the name or cuisine of a place implies, and
   * the diets that follow from these diets (place/impliedDiets.ts).
   */
  impliedDiets = new Uint16Array(this.capacity);
  /** One bit for each feature, in the order of `features` in facts/facts.ts. */
  features = new Uint32Array(this.capacity);
  /** Degrees; NaN when unknown. */
  latitude = new Float64Array(this.capacity);
  longitude = new Float64Array(this.capacity);
  /** A number that is equal for places of the same brand or, without a brand, of the same name. */
  group = new Uint32Array(this.capacity);
  /** The hash (hashOf) of the folded name of the place. */
  name = new Uint32Array(this.capacity);
  /**
   * 50 times the stars; 0 means unknown. These are the stars from outside Fuud or, if those are unknown, the average of
   * the members' stars.
   */
  rating = new Uint8Array(this.capacity);
  /** 0 to 1. */
  quality = new Float32Array(this.capacity);
  /** How many words the searched texts of the place have (weighedWords). */
  length = new Uint16Array(this.capacity);
  /** The index in `zones`. */
  zone = new Uint16Array(this.capacity);
  /** The index in `cuisines`; 0 means unknown. */
  cuisine = new Uint16Array(this.capacity);
  /** The index in `neighborhoods`; 0 means unknown. */
  neighborhood = new Uint16Array(this.capacity);
  /** From 1 to 3, in the order of gemTypes; 0 means no badge. */
  gem = new Uint8Array(this.capacity);
  /** The index in `audiences` of facts/facts.ts; 0 means everybody. */
  audience = new Uint8Array(this.capacity);
  /** The hash (hashOf) of the folded name of a stall's venue; 0 means no venue. */
  venue = new Uint32Array(this.capacity);
  hasHours = new Uint8Array(this.capacity);
  hasHoliday = new Uint8Array(this.capacity);
  /** 1 for a current place; 0 after the place was replaced or removed. */
  isCurrent = new Uint8Array(this.capacity);
  /**
   * The hours of place n are hours[hoursStart[n]] to hours[hoursStart[n + 1] - 1]. The start and the end of each
   * interval alternate, in minutes of the week.
   */
  hoursStart = new Uint32Array(this.capacity + 1);
  hours = new Uint16Array(this.capacity);
  /** The hours on public holidays. They are stored like `hours`, but in minutes of the day. */
  holidayStart = new Uint32Array(this.capacity + 1);
  holiday = new Uint16Array(16);
  readonly zones: string[] = [''];
  /** The texts of the cuisines as in the catalog, such as "Deli, Sandwiches". */
  readonly cuisines: string[] = [''];
  readonly neighborhoods: string[] = [''];
  /**
   * The number of words in the part of the name that people usually type (place/coreOf.ts). 128 is added if these words
   * always mean this place, whatever the other words of a craving are.
   */
  core = new Uint8Array(this.capacity);
  /** The names as they are written. */
  readonly nameTexts: string[] = [];
  /** The index in `streets`; 0 means unknown. */
  street = new Uint16Array(this.capacity);
  /** The names of streets, as streetOf returns them. */
  readonly streets: string[] = [''];
  /** How many places were added to each group, including places that were later replaced or removed. */
  readonly groupSizes: number[] = [];
  private readonly groups = new Map<number, number>();
  private readonly zoneNumbers = new Map([['', 0]]);
  private readonly cuisineNumbers = new Map([['', 0]]);
  private readonly neighborhoodNumbers = new Map([['', 0]]);
  private readonly streetNumbers = new Map([['', 0]]);
  private readonly idTexts = new Map<number, string>();

  /** Adds a place. @returns the number of the place */
  add({ bytes, start, id, ratingCount, ratingSum }: IndexRecord): number {
    if (this.size === this.capacity) this.grow();
    const place = this.size++;
    this.isCurrent[place] = 1;
    this.ids.set(bytes.subarray(id, id + 16), 16 * place);
    this.price[place] = bytes.readUInt8(start + FIELD.price);
    this.core[place] = bytes.readUInt8(start + FIELD.core);
    this.impliedDiets[place] = bytes.readUInt16LE(start + FIELD.impliedDiets);
    this.diets[place] = bytes.readUInt16LE(start + FIELD.diets);
    this.features[place] = bytes.readUInt32LE(start + FIELD.features);
    this.latitude[place] = degrees(bytes.readInt32LE(start + FIELD.latitude));
    this.longitude[place] = degrees(bytes.readInt32LE(start + FIELD.longitude));
    this.group[place] = this.groupOf(bytes.readUInt32LE(start + FIELD.group));
    this.name[place] = bytes.readUInt32LE(start + FIELD.name);
    const stars = bytes.readUInt8(start + FIELD.rating) / 50;
    const given = ratingCount > 0 ? ratingSum / ratingCount : 0;
    this.rating[place] = Math.round(50 * (stars || given));
    this.quality[place] = qualityWithRatings(bytes.readUInt8(start + FIELD.quality) / 255, given, ratingCount);
    this.length[place] = bytes.readUInt16LE(start + FIELD.length);
    let at = addHours(this, place, bytes, start);
    const zone = bytes.toString('latin1', at, at + bytes.readUInt8(start + FIELD.zone));
    at += zone.length;
    this.zone[place] = numberOf(this.zoneNumbers, this.zones, zone);
    const afterCuisine = at + bytes.readUInt8(start + FIELD.cuisine);
    const cuisine = bytes.toString('utf8', at, afterCuisine);
    this.cuisine[place] = numberOf(this.cuisineNumbers, this.cuisines, cuisine);
    const end = afterCuisine + bytes.readUInt8(start + FIELD.neighborhood);
    const neighborhood = bytes.toString('utf8', afterCuisine, end);
    this.neighborhood[place] = numberOf(this.neighborhoodNumbers, this.neighborhoods, neighborhood);
    const afterName = end + bytes.readUInt8(start + FIELD.nameText);
    this.nameTexts[place] = bytes.toString('utf8', end, afterName);
    const street = bytes.toString('utf8', afterName, afterName + bytes.readUInt8(start + FIELD.street));
    this.street[place] = numberOf(this.streetNumbers, this.streets, street);
    this.gem[place] = bytes.readUInt8(start + FIELD.gem);
    this.audience[place] = bytes.readUInt8(start + FIELD.audience);
    this.venue[place] = bytes.readUInt32LE(start + FIELD.venue);
    return place;
  }

  /** A place's uuid as text. The text is cached, because a place that was shown is often shown again. */
  idOf(place: number): string {
    const known = this.idTexts.get(place);
    if (known !== undefined) return known;
    const hex = Buffer.from(this.ids.buffer, 16 * place, 16).toString('hex');
    const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    this.idTexts.set(place, id);
    return id;
  }

  /** The approximate size of the columns in bytes. */
  get bytes(): number {
    return 16 * this.capacity + 138 * this.capacity + this.hours.byteLength + 60 * this.groups.size;
  }

  private groupOf(key: number): number {
    let group = this.groups.get(key);
    if (group === undefined) {
      group = this.groupSizes.push(0) - 1;
      this.groups.set(key, group);
    }
    this.groupSizes[group] = (this.groupSizes[group] ?? 0) + 1;
    return group;
  }

  private grow(): void {
    this.capacity *= 2;
    const { capacity } = this;
    this.ids = enlarge(this.ids, 16 * capacity);
    this.price = enlarge(this.price, capacity);
    this.diets = enlarge(this.diets, capacity);
    this.core = enlarge(this.core, capacity);
    this.impliedDiets = enlarge(this.impliedDiets, capacity);
    this.street = enlarge(this.street, capacity);
    this.features = enlarge(this.features, capacity);
    this.latitude = enlarge(this.latitude, capacity);
    this.longitude = enlarge(this.longitude, capacity);
    this.group = enlarge(this.group, capacity);
    this.name = enlarge(this.name, capacity);
    this.rating = enlarge(this.rating, capacity);
    this.quality = enlarge(this.quality, capacity);
    this.length = enlarge(this.length, capacity);
    this.zone = enlarge(this.zone, capacity);
    this.cuisine = enlarge(this.cuisine, capacity);
    this.neighborhood = enlarge(this.neighborhood, capacity);
    this.gem = enlarge(this.gem, capacity);
    this.audience = enlarge(this.audience, capacity);
    this.venue = enlarge(this.venue, capacity);
    this.hasHours = enlarge(this.hasHours, capacity);
    this.hasHoliday = enlarge(this.hasHoliday, capacity);
    this.isCurrent = enlarge(this.isCurrent, capacity);
    this.hoursStart = enlarge(this.hoursStart, capacity + 1);
    this.holidayStart = enlarge(this.holidayStart, capacity + 1);
  }
}

const degrees = (millionths: number) => (millionths === NO_COORDINATE ? Number.NaN : millionths / 1e6);

/**
 * Returns the quality of a place, 0 to 1. Members' ratings determine up to a third of it. Stored facts determine
 * the rest.
 * @param quality the quality that follows from stored facts, 0 to 1
 * @param given the average of the members' stars
 */
function qualityWithRatings(quality: number, given: number, count: number): number {
  const share = Math.min(count, MANY_RATINGS) / (3 * MANY_RATINGS);
  return (1 - share) * quality + share * Math.max(0, (given - 1) / 4);
}

function numberOf(numbers: Map<string, number>, words: string[], word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, words.length);
  return words.push(word) - 1;
}
