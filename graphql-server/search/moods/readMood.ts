import { type MoodKey, moods } from './moods';

/**
 * Returns the mood whose search term is at the end of a REST query, and the text before the search term. If there is no
 * such mood, returns the whole query and null. Capitals and spacing make no difference.
 */
export function readMood(query: string): { text: string; mood: MoodKey | null } {
  const said = wordsOf(query);
  const found = moods.find(({ searchTerm }) => endsWith(said, wordsOf(searchTerm)));
  if (!found) return { text: query, mood: null };
  const own = said.length - wordsOf(found.searchTerm).length;
  return { text: query.trim().split(/\s+/).slice(0, own).join(' '), mood: found.key };
}

const wordsOf = (text: string) => text.trim().toLowerCase().split(/\s+/);

function endsWith(words: readonly string[], end: readonly string[]): boolean {
  return end.every((word, at) => words[words.length - end.length + at] === word);
}
