import { hash } from 'node:crypto';

/** 13 hex digits are 52 bits. A double can represent every integer of 52 bits exactly. 0 marks an empty slot. */
const HEX_DIGITS = 13;

/**
 * A set of keys that needs about 16 to 32 bytes for each key, however long the key is. It needs about 17 MB for a
 * million keys. With n keys, the probability that two different keys look equal is about n² / 2^53 (a million keys: one
 * in nine thousand).
 */
export class SeenKeys {
  #slots = new Float64Array(1024);
  #count = 0;

  /** @returns whether the key is new. */
  add(key: string): boolean {
    if (this.#count * 2 >= this.#slots.length) this.#grow();
    const value = Number.parseInt(hash('sha1', key).slice(0, HEX_DIGITS), 16) || 1;
    const slot = find(this.#slots, value);
    if (this.#slots[slot] === value) return false;
    this.#slots[slot] = value;
    this.#count += 1;
    return true;
  }

  #grow(): void {
    const larger = new Float64Array(this.#slots.length * 2);
    for (const value of this.#slots) if (value !== 0) larger[find(larger, value)] = value;
    this.#slots = larger;
  }
}

/** The slot that contains the value, or the empty slot for it. */
function find(slots: Float64Array, value: number): number {
  let slot = value % slots.length;
  while (slots[slot] !== 0 && slots[slot] !== value) slot = (slot + 1) % slots.length;
  return slot;
}
