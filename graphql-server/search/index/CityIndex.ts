import { Columns } from './Columns';
import { buildPostings, type Postings } from './Postings';
import { type IndexRecord, readRecords } from './readRecords';

/** A change of one place: its new record, or null when it no longer belongs here. */
export interface PlaceChange {
  /** uuid */
  id: string;
  record: Buffer | null;
}

/** Changes after which reading everything anew is cheaper than carrying them beside the rest. */
const MANY_CHANGES = 512;

/** The places of one city in memory, ready to be ranked; each has a number. */
export class CityIndex {
  readonly columns: Columns;
  /** Everything as it was built, and what changed since. */
  postings: Postings[];
  /** How many places are listed. */
  count: number;
  /** Words a place has on average. */
  readonly averageLength: number;
  private changed: IndexRecord[] = [];
  private readonly firstChanged: number;

  /** @param strings of records, see readRecords */
  constructor(strings: readonly Buffer[]) {
    const records = strings.flatMap(readRecords);
    this.columns = new Columns(records.length + MANY_CHANGES);
    for (const record of records) this.columns.add(record);
    this.postings = [buildPostings(records, 0)];
    this.count = records.length;
    this.firstChanged = records.length;
    let words = 0;
    for (let place = 0; place < records.length; place++) words += this.columns.length[place] as number;
    this.averageLength = Math.max(1, words / Math.max(1, records.length));
  }

  /** Replaces, adds and removes places. @returns false when there is no room left: build another index. */
  change(changes: readonly PlaceChange[]): boolean {
    if (this.columns.size + changes.length > this.columns.capacity) return false;
    for (const { id, record } of changes) {
      const place = this.placeOf(id);
      if (place >= 0) {
        this.columns.alive[place] = 0;
        this.count--;
      }
      const [read] = record ? readRecords(record) : [];
      if (!read) continue;
      this.columns.add(read);
      this.changed.push(read);
      this.count++;
    }
    const base = this.postings[0] as Postings;
    this.postings = this.changed.length > 0 ? [base, buildPostings(this.changed, this.firstChanged)] : [base];
    return true;
  }

  /** The number of a listed place by its uuid; -1 when it is not here. */
  placeOf(id: string): number {
    const wanted = Buffer.from(id.replaceAll('-', ''), 'hex');
    if (wanted.length !== 16) return -1;
    const { ids, alive, size } = this.columns;
    for (let place = size - 1; place >= 0; place--) {
      if (ids[16 * place] !== wanted[0] || ids[16 * place + 1] !== wanted[1] || alive[place] === 0) continue;
      let at = 2;
      while (at < 16 && ids[16 * place + at] === wanted[at]) at++;
      if (at === 16) return place;
    }
    return -1;
  }

  /** About how many bytes it keeps. */
  get bytes(): number {
    let sum = this.columns.bytes;
    for (const { concepts, words, terms } of this.postings) {
      sum += 5 * (concepts.place.length + words.place.length) + 4 * (concepts.start.length + words.start.length);
      sum += terms.bytes;
    }
    return sum;
  }
}
