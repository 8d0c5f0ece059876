import { allergenAt } from '../vocabulary/allergenWords';
import type { DietsRead } from './diets';
import type { Piece } from './Piece';
import { withoutParticle } from './particles';
import { reachOfRefusals } from './reachOfRefusals';
import type { Reading } from './readCraving';

/**
 * The refused words as typed, if the craving consists only of refused words that Fuud cannot use: "no mustard",
 * 不要火龙果. The diner must know that the search does not use them. Empty for every other craving.
 */
export function onlyRefusedWords(text: string, reading: Reading, { dietary, avoidWords }: DietsRead): string[] {
  const reached = reachOfRefusals(reading);
  const isContent = ({ kind }: Piece) => kind === 'concept' || kind === 'unknown';
  if (dietary.size + avoidWords.size > 0) return [];
  if (!reading.pieces.every((piece, at) => !isContent(piece) || reached.has(at))) return [];
  return wordsOf(reading, reached).map(({ start, end }) => text.slice(start, end));
}

/** The words of these pieces, without Korean particles. Neighboring characters of one script are one word. */
function wordsOf({ tokens, pieces }: Reading, reached: ReadonlySet<number>) {
  const words: { start: number; end: number }[] = [];
  for (const at of [...reached].sort((a, b) => a - b)) {
    const { start, end } = pieces[at] as Piece;
    const [first, last] = [tokens[start], tokens[end - 1]];
    if (!first || !last) continue;
    const word = words.at(-1);
    const isAsian = /^han/.test(first.kind);
    if (word && first.start < word.end) continue;
    if (word && isAsian && word.end === first.start) {
      if (!isParticle(tokens, start)) word.end = last.end;
      continue;
    }
    // 芹菜 and 오이 are names, although 菜 is also a function word and 이 a particle.
    const named = isAsian ? tokens[(allergenAt(tokens, start)?.end ?? 0) - 1] : undefined;
    words.push({ start: first.start, end: Math.max(last.end, named?.end ?? 0) });
  }
  return words;
}

/** Whether the rest of a Korean word is a particle. */
function isParticle(tokens: Reading['tokens'], at: number): boolean {
  const end = withoutParticle(tokens, at);
  return end > at && tokens[end - 1]?.endsWord === true;
}
