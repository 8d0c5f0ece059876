import { gzipSync } from 'node:zlib';

/** Returns a random number from 0 to just below 1. The same seed always leads to the same sequence of numbers. */
export type Random = () => number;

/** The random number generator Mulberry32. It is small, and its numbers are random enough for damaging files. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A way to damage a file. Returns the damaged bytes. */
export type Mangler = (bytes: Buffer, random: Random) => Buffer;

const upTo = (random: Random, most: number) => Math.floor(random() * most);
const pick = <T>(random: Random, all: readonly T[]) => all[upTo(random, all.length)] as T;

/** Texts that a mangler inserts into a file, or that replace a value in a file. */
const WORDS = [
  'null',
  'true',
  '-1',
  '1e999',
  '-1e308',
  '123456789012345678901234567890',
  '""',
  '"\\u0000"',
  '"\\ud83c"',
  '"\u202e"',
  '[]',
  '{}',
  '[[[[]]]]',
  '{"__proto__":{"a":1}}',
  '["constructor"]',
  '"',
  ',',
  '\n',
  '\r',
  '}',
  ']',
  '\0',
  '\ufeff',
  `"${'x'.repeat(100_000)}"`,
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '{"a":'.repeat(2000),
];

/** Ways to damage any file. */
export const anyFile: Record<string, Mangler> = {
  'cut short': (bytes, random) => bytes.subarray(0, upTo(random, bytes.length)),
  'beginning lost': (bytes, random) => bytes.subarray(upTo(random, bytes.length)),
  'some bytes changed': (bytes, random) => {
    const changed = Buffer.from(bytes);
    for (let left = 1 + upTo(random, 20); left > 0; left -= 1) changed[upTo(random, bytes.length)] = upTo(random, 256);
    return changed;
  },
  'a bit turned': (bytes, random) => {
    const changed = Buffer.from(bytes);
    const at = upTo(random, bytes.length);
    changed[at] = (changed[at] ?? 0) ^ (1 << upTo(random, 8));
    return changed;
  },
  'a piece lost': (bytes, random) => {
    const at = upTo(random, bytes.length);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + upTo(random, 200))]);
  },
  'a piece twice': (bytes, random) => {
    const [from, to] = [upTo(random, bytes.length), upTo(random, bytes.length)];
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from, from + upTo(random, 2000)), bytes.subarray(to)]);
  },
  'zeros inside': (bytes, random) => Buffer.from(bytes).fill(0, upTo(random, bytes.length), upTo(random, bytes.length)),
  'all ones inside': (bytes, random) => {
    const at = upTo(random, bytes.length);
    return Buffer.from(bytes).fill(0xff, at, Math.min(bytes.length, at + 1 + upTo(random, 12)));
  },
  noise: (bytes, random) => Buffer.from(Array.from({ length: Math.min(bytes.length, 2000) }, () => upTo(random, 256))),
};

/** Ways to damage a text file: JSON or CSV. */
export const textFile: Record<string, Mangler> = {
  ...anyFile,
  'a word put in': (bytes, random) => {
    const at = upTo(random, bytes.length);
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(pick(random, WORDS)), bytes.subarray(at)]);
  },
  'a value replaced': (bytes, random) => {
    const text = bytes.toString();
    const values = [
      ...text.matchAll(/"(?:[^"\\\n]|\\.)*"(?!\s*:)|-?\d+(?:\.\d+)?|null|true|false|(?<=,)[^,"\n]+(?=,)/g),
    ];
    const found = values.length > 0 ? pick(random, values) : undefined;
    if (!found) return bytes;
    return Buffer.from(text.slice(0, found.index) + pick(random, WORDS) + text.slice(found.index + found[0].length));
  },
  'another encoding': (bytes, random) => {
    const text = bytes.toString();
    const utf16 = Buffer.from(`${random() < 0.5 ? '\ufeff' : ''}${text}`, 'utf16le');
    const all = [
      utf16,
      Buffer.from(utf16).swap16(),
      Buffer.from(`${text}caf\xe9`, 'latin1'),
      Buffer.from(`\ufeff${text}`),
    ];
    return pick(random, all);
  },
  'packed, and then damaged': (bytes, random) => {
    const spoil = pick(random, [...Object.values(anyFile), (packed: Buffer) => packed]);
    return spoil(gzipSync(bytes), random);
  },
};
