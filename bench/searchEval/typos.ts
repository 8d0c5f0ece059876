const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter words stay without errors: people seldom mistype them, and the search does not correct them. */
const SHORTEST = 4;

/**
 * A craving with one typing error in a word of four letters or more. A letter is removed, inserted or replaced, or two
 * neighbouring letters change places. The same seed gives the same error. Null if the craving has no such word.
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
 * Random whole numbers below a limit, always the same for the same seed (Mulberry32 by Tommy Ettinger, public domain).
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
