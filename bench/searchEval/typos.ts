const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter words get no typing error, because people seldom mistype them and the search does not correct them. */
const SHORTEST = 4;

/**
 * A craving with one typing error in a word of at least four letters (a to z). One letter is removed, inserted or
 * replaced, or two adjacent letters are swapped. The text does not change if a letter is replaced by itself, or if two
 * equal letters are swapped. The same seed always gives the same error. Returns null if the craving has no word of at
 * least four letters.
 */
export function withTypo(craving: string, seed: number): string | null {
  const random = numbers(seed);
  const words = [...craving.matchAll(/(?<![\p{L}\p{N}'’])[a-z]+(?![\p{L}\p{N}'’])/giu)].filter(
    ([word]) => word.length >= SHORTEST,
  );
  const word = words[random(words.length)];
  if (!word) return null;
  const [typed] = word;
  const at = random(typed.length - 1);
  const letter = LETTERS[random(LETTERS.length)] as string;
  const slips = [
    typed.slice(0, at) + typed.slice(at + 1),
    typed.slice(0, at) + letter + typed.slice(at),
    typed.slice(0, at) + letter + typed.slice(at + 1),
    typed.slice(0, at) + typed[at + 1] + typed[at] + typed.slice(at + 2),
  ];
  return craving.slice(0, word.index) + slips[random(slips.length)] + craving.slice(word.index + typed.length);
}

/**
 * A generator of random integers from 0 to just below a limit (Mulberry32 by Tommy Ettinger, public domain). The same
 * seed always gives the same sequence.
 */
export function numbers(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
}
