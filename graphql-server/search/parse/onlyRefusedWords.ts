import type { DietsRead } from './diets';
import type { Reading } from './readCraving';
import { reachOfRefusals } from './terms';

/**
 * The refused words of a craving that names nothing else and no concept, as typed: "no mustard". The search has no
 * facts about them. Empty for every other craving.
 */
export function onlyRefusedWords(text: string, reading: Reading, { dietary, avoidWords }: DietsRead): string[] {
  const { tokens, pieces } = reading;
  const reached = reachOfRefusals(reading);
  const content = pieces.filter(({ kind }) => kind === 'concept' || kind === 'unknown');
  if (dietary.size + avoidWords.size > 0 || !content.every((piece) => reached.has(pieces.indexOf(piece)))) return [];
  return content.map(({ start, end }) => text.slice(tokens[start]?.start, tokens[end - 1]?.end));
}
