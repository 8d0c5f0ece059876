import { FIELD, HEADER_BYTES, NO_COORDINATE, UNKNOWN } from '../place/documentFormat';
import type { IndexRecord } from './readRecords';

/** A member's rating weighs like this many of others at most. */
const MANY_RATINGS = 20;

/** What is filtered and sorted by, one entry a place. */
export class Columns {
  size = 0;
  ids: Uint8Array;
  /** 0 not known, 1 to 4. */
  price: Uint8Array;
  /** Bits in the order of dietaryOptions. */
  diets: Uint16Array;
  /** Bits in the order of features. */
  features: Uint32Array;
  /** Degrees; NaN where nobody knows. */
  latitude: Float64Array;
  longitude: Float64Array;
  /** The same number for repeats of a brand or a name. */
  group: Uint32Array;
  /** hashOf its folded name. */
  name: Uint32Array;
  /** 50 times the stars; 0 not known. */
  rating: Uint8Array;
  /** 0 to 1. */
  quality: Float32Array;
  /** Words. */
  length: Uint16Array;
  /** Number in `zones`. */
  zone: Uint16Array;
  /** Number in `cuisines`; 0 not known. */
  cuisine: Uint16Array;
  /** Intervals of place n: hours[2 * hoursStart[n]] and on, start and end in minutes of the week. */
  hoursStart: Uint32Array;
  hours: Uint16Array;
  hasHours: Uint8Array;
  /** The same in minutes of a day. */
  holidayStart: Uint32Array;
  holiday: Uint16Array;
  hasHoliday: Uint8Array;
  /** 0 once it was replaced or left. */
  alive: Uint8Array;
  readonly zones: string[] = [''];
  readonly cuisines: string[] = [''];
  readonly groups = new Map<number, number>();
  private readonly zoneNumbers = new Map([['', 0]]);
  private readonly cuisineNumbers = new Map([['', 0]]);
  private hoursSize = 0;
  private holidaySize = 0;

  constructor(readonly capacity: number) {
    this.ids = new Uint8Array(16 * capacity);
    this.price = new Uint8Array(capacity);
    this.diets = new Uint16Array(capacity);
    this.features = new Uint32Array(capacity);
    this.latitude = new Float64Array(capacity);
    this.longitude = new Float64Array(capacity);
    this.group = new Uint32Array(capacity);
    this.name = new Uint32Array(capacity);
    this.rating = new Uint8Array(capacity);
    this.quality = new Float32Array(capacity);
    this.length = new Uint16Array(capacity);
    this.zone = new Uint16Array(capacity);
    this.cuisine = new Uint16Array(capacity);
    this.hoursStart = new Uint32Array(capacity + 1);
    this.hours = new Uint16Array(14 * capacity);
    this.hasHours = new Uint8Array(capacity);
    this.holidayStart = new Uint32Array(capacity + 1);
    this.holiday = new Uint16Array(16);
    this.hasHoliday = new Uint8Array(capacity);
    this.alive = new Uint8Array(capacity);
  }

  /** @returns the place's number; there has to be room */
  add({ bytes, start, id, ratingCount, ratingSum }: IndexRecord): number {
    const place = this.size++;
    this.alive[place] = 1;
    this.ids.set(bytes.subarray(id, id + 16), 16 * place);
    this.price[place] = bytes[start + FIELD.price] as number;
    this.diets[place] = bytes.readUInt16LE(start + FIELD.diets);
    this.features[place] = bytes.readUInt32LE(start + FIELD.features);
    this.latitude[place] = degrees(bytes.readInt32LE(start + FIELD.latitude));
    this.longitude[place] = degrees(bytes.readInt32LE(start + FIELD.longitude));
    this.group[place] = numberIn(this.groups, bytes.readUInt32LE(start + FIELD.group));
    this.name[place] = bytes.readUInt32LE(start + FIELD.name);
    const stars = (bytes[start + FIELD.rating] as number) / 50;
    const given = ratingCount > 0 ? ratingSum / ratingCount : 0;
    this.rating[place] = Math.round(50 * (stars || given));
    this.quality[place] = standing((bytes[start + FIELD.quality] as number) / 255, given, ratingCount);
    this.length[place] = bytes.readUInt16LE(start + FIELD.length);
    let at = this.addHours(place, bytes, start);
    const zone = bytes.toString('latin1', at, at + (bytes[start + FIELD.zone] as number));
    at += zone.length;
    this.zone[place] = numberOf(this.zoneNumbers, this.zones, zone);
    const cuisine = bytes.toString('utf8', at, at + (bytes[start + FIELD.cuisine] as number));
    this.cuisine[place] = numberOf(this.cuisineNumbers, this.cuisines, cuisine);
    return place;
  }

  /** The place's uuid as text. */
  idOf(place: number): string {
    const hex = Buffer.from(this.ids.buffer, 16 * place, 16).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  /** Bytes it keeps. */
  get bytes(): number {
    return 16 * this.capacity + 66 * this.capacity + this.hours.byteLength + 60 * this.groups.size;
  }

  private addHours(place: number, bytes: Buffer, start: number): number {
    const count = bytes[start + FIELD.hours] as number;
    const holidays = bytes[start + FIELD.holidayHours] as number;
    let at = start + HEADER_BYTES;
    if (count !== UNKNOWN) {
      this.hasHours[place] = 1;
      if (this.hoursSize + 2 * count > this.hours.length) this.hours = longer(this.hours, 2 * count);
      for (let left = count; left > 0; left--, at += 4) {
        const opens = bytes.readUInt16LE(at);
        this.hours[this.hoursSize++] = opens;
        this.hours[this.hoursSize++] = opens + bytes.readUInt16LE(at + 2);
      }
    }
    this.hoursStart[place + 1] = this.hoursSize;
    if (holidays !== UNKNOWN) {
      this.hasHoliday[place] = 1;
      if (this.holidaySize + 2 * holidays > this.holiday.length) this.holiday = longer(this.holiday, 2 * holidays);
      for (let left = holidays; left > 0; left--, at += 4) {
        const opens = bytes.readUInt16LE(at);
        this.holiday[this.holidaySize++] = opens;
        this.holiday[this.holidaySize++] = opens + bytes.readUInt16LE(at + 2);
      }
    }
    this.holidayStart[place + 1] = this.holidaySize;
    return at;
  }
}

const degrees = (millionths: number) => (millionths === NO_COORDINATE ? Number.NaN : millionths / 1e6);

/** What others gave and what is known, and up to a third what members gave. */
function standing(quality: number, given: number, count: number): number {
  const share = Math.min(count, MANY_RATINGS) / (3 * MANY_RATINGS);
  return (1 - share) * quality + share * Math.max(0, (given - 1) / 4);
}

function numberIn(numbers: Map<number, number>, key: number): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}

function numberOf(numbers: Map<string, number>, words: string[], word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, words.length);
  return words.push(word) - 1;
}

function longer(array: Uint16Array, by: number): Uint16Array<ArrayBuffer> {
  const grown = new Uint16Array(2 * (array.length + by));
  grown.set(array);
  return grown;
}
