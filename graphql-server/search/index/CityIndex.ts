import { Columns } from './Columns';
import { buildPostings, type Postings, PostingsBuilder } from './Postings';
import { type IndexRecord, readRecords } from './readRecords';

/** A change of one place: its new record, or null when the place no longer belongs to this city. */
export interface PlaceChange {
  /** uuid */
  id: string;
  record: Buffer | null;
}

/** With more changes than this, it is cheaper to read the whole city again. */
const MANY_CHANGES = 512;

/** Builds the index of a city, record by record. */
export class CityBuilder {
  readonly columns = new Columns();
  readonly postings = new PostingsBuilder(0);

  /** @param bytes one record or several, see readRecords; the caller may reuse the buffer after this call */
  add(bytes: Buffer): void {
    for (const record of readRecords(bytes)) {
      this.columns.add(record);
      this.postings.add(record);
    }
  }
}

/** The places of one city in memory, ready to be ranked; each place has a number. */
export class CityIndex {
  readonly columns: Columns;
  /** First the postings of the places as they were first read, then (if any) the postings of changed or new places. */
  postings: readonly Postings[];
  /** The number of current places, without places that were replaced or removed. */
  currentCount: number;
  /** The average number of words in the texts of a place when the city was read; at least 1. */
  readonly averageLength: number;
  private readonly base: Postings;
  private readonly firstChanged: number;
  private readonly changed: IndexRecord[] = [];
  /** The replacements, oldest first: the time (milliseconds since 1970), and the place's former and new numbers. */
  private readonly replaced: { at: number; before: number; after: number }[] = [];
  private lastChange = Date.now();

  /** @param records buffers of records, see readRecords, or a builder that already contains them */
  constructor(records: readonly Buffer[] | CityBuilder) {
    const builder = records instanceof CityBuilder ? records : builderOf(records);
    this.columns = builder.columns;
    this.base = builder.postings.finish();
    this.postings = [this.base];
    this.currentCount = this.columns.size;
    this.firstChanged = this.columns.size;
    let words = 0;
    for (let place = 0; place < this.currentCount; place++) words += this.columns.length[place] ?? 0;
    this.averageLength = Math.max(1, words / Math.max(1, this.currentCount));
  }

  /**
   * Replaces, adds and removes places.
   * @returns false when there are too many changes; the caller must then read the city again
   */
  change(changes: readonly PlaceChange[], now = Date.now()): boolean {
    const at = Math.max(now, this.changedAt + 1);
    if (this.changed.length + changes.length > MANY_CHANGES) return false;
    for (const { id, record } of changes) {
      const place = this.placeOf(id);
      const [read] = record ? readRecords(record) : [];
      if (place >= 0 || read) this.lastChange = at;
      if (place >= 0) {
        this.columns.isCurrent[place] = 0;
        this.currentCount--;
      }
      if (!read) continue;
      const after = this.columns.add(read);
      if (place >= 0) this.replaced.push({ at, before: place, after });
      this.changed.push(read);
      this.currentCount++;
    }
    this.postings = this.changed.length > 0 ? [this.base, buildPostings(this.changed, this.firstChanged)] : [this.base];
    return true;
  }

  /**
   * When places were last replaced, added or removed, in milliseconds since 1970. Each call of `change` that changes
   * places has its own time. Before the first change, this is the time at which the city was read. A cursor contains
   * this time, so that showAsOf undoes only later changes, even on another server.
   */
  get changedAt(): number {
    return this.lastChange;
  }

  /**
   * Undoes the replacements of places that happened after a moment, until the returned function is called. The caller
   * must not await anything before that call. Places that were added after the moment stay. Places that were removed
   * after the moment stay removed.
   * @param moment milliseconds since 1970; a moment before the city was read counts as the time of the reading
   */
  showAsOf(moment: number): () => void {
    const { isCurrent } = this.columns;
    const shown: { before: number; after: number }[] = [];
    for (let position = this.replaced.length - 1; position >= 0; position--) {
      const change = this.replaced[position];
      if (!change || change.at <= moment) break;
      if (isCurrent[change.after] === 0) continue; // removed later
      [isCurrent[change.before], isCurrent[change.after]] = [1, 0];
      shown.push(change);
    }
    return () => {
      for (const { before, after } of shown.reverse()) [isCurrent[before], isCurrent[after]] = [0, 1];
    };
  }

  /** The number of the current place with this uuid; -1 if there is none. */
  placeOf(id: string): number {
    const wanted = Buffer.from(id.replaceAll('-', ''), 'hex');
    if (wanted.length !== 16) return -1;
    const { ids, isCurrent, size } = this.columns;
    for (let place = size - 1; place >= 0; place--) {
      if (ids[16 * place] !== wanted[0] || ids[16 * place + 1] !== wanted[1] || isCurrent[place] === 0) continue;
      let at = 2;
      while (at < 16 && ids[16 * place + at] === wanted[at]) at++;
      if (at === 16) return place;
    }
    return -1;
  }

  /** The approximate size of the index in bytes. */
  get bytes(): number {
    let sum = this.columns.bytes;
    for (const { concepts, words, terms } of this.postings) {
      for (const { entries, start } of [concepts, words]) sum += entries.byteLength + start.byteLength;
      sum += terms.bytes;
    }
    return sum;
  }
}

function builderOf(strings: readonly Buffer[]): CityBuilder {
  const builder = new CityBuilder();
  for (const bytes of strings) builder.add(bytes);
  return builder;
}
