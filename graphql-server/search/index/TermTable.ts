import { enlarge } from './enlarge';
import { hashBytes } from './hashBytes';

/** Gives each word a number, in the order of first appearance. `add` and `find` compare bytes and make no strings. */
export class TermTable {
  size = 0;
  private slots = new Int32Array(1 << 12).fill(-1);
  private hashes = new Int32Array(1 << 11);
  private starts = new Uint32Array((1 << 11) + 1);
  private pool = new Uint8Array(1 << 14);
  private sortedWords: { word: string; term: number }[] | null = null;

  /** The number of the word of `length` bytes that begins at bytes[start]; a new word gets a new number. */
  add(bytes: Uint8Array, start: number, length: number): number {
    const hash = hashBytes(bytes, start, length);
    const slot = this.slotOf(hash, bytes, start, length);
    const term = this.slots[slot] ?? -1;
    return term === -1 ? this.insert(hash, slot, bytes, start, length) : term;
  }

  /** The number of a word, or -1 if the table does not contain the word. */
  find(word: string): number {
    const bytes = Buffer.from(word);
    const { length } = bytes;
    return this.slots[this.slotOf(hashBytes(bytes, 0, length), bytes, 0, length)] ?? -1;
  }

  /** The numbers of at most `most` words with this prefix, in the alphabetical order of the words. */
  withPrefix(prefix: string, most: number): number[] {
    // Words are sorted again only if a word was added after the previous call.
    this.sortedWords ??= this.words().sort((a, b) => (a.word < b.word ? -1 : 1));
    const words = this.sortedWords;
    let low = 0;
    for (let high = words.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((words[middle]?.word ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    for (let at = low; found.length < most && words[at]?.word.startsWith(prefix); at++) {
      found.push((words[at] as { term: number }).term);
    }
    return found;
  }

  /** How many bytes of memory the arrays of the table use, without the sorted words of `withPrefix`. */
  get bytes(): number {
    return this.slots.byteLength + this.hashes.byteLength + this.starts.byteLength + this.pool.byteLength;
  }

  private words() {
    const text = Buffer.from(this.pool.buffer, 0, this.starts[this.size]);
    return Array.from({ length: this.size }, (_, term) => ({
      word: text.toString('utf8', this.starts[term], this.starts[term + 1]),
      term,
    }));
  }

  /** The slot of this word; if the table does not contain the word, the free slot where `insert` must store it. */
  private slotOf(hash: number, bytes: Uint8Array, start: number, length: number): number {
    const mask = this.slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const term = this.slots[slot] ?? -1;
      if (term === -1 || (this.hashes[term] === hash && this.isWord(term, bytes, start, length))) return slot;
    }
  }

  private isWord(term: number, bytes: Uint8Array, start: number, length: number): boolean {
    const begins = this.starts[term] ?? 0;
    if ((this.starts[term + 1] ?? 0) - begins !== length) return false;
    for (let at = 0; at < length; at++) if (this.pool[begins + at] !== bytes[start + at]) return false;
    return true;
  }

  private insert(hash: number, slot: number, bytes: Uint8Array, start: number, length: number): number {
    const term = this.size++;
    const begins = this.starts[term] ?? 0;
    if (term === this.hashes.length) {
      this.hashes = enlarge(this.hashes, 2 * term);
      this.starts = enlarge(this.starts, 2 * term + 1);
    }
    if (begins + length > this.pool.length) this.pool = enlarge(this.pool, 2 * (begins + length));
    for (let at = 0; at < length; at++) this.pool[begins + at] = bytes[start + at] ?? 0;
    this.starts[term + 1] = begins + length;
    this.hashes[term] = hash;
    this.slots[slot] = term;
    this.sortedWords = null;
    if (2 * this.size > this.slots.length) this.rehash();
    return term;
  }

  private rehash(): void {
    const slots = new Int32Array(2 * this.slots.length).fill(-1);
    for (let term = 0; term < this.size; term++) {
      let slot = (this.hashes[term] ?? 0) & (slots.length - 1);
      while (slots[slot] !== -1) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = term;
    }
    this.slots = slots;
  }
}
