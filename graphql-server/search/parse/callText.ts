import type { Token } from '../words/tokens';
import type { PlaceRead } from './readPlace';

/** "At Adriana's" means the restaurant. "Near Adriana's" means only the area around it. */
const AT = /^(?:at|en)$/;

/**
 * The text in which the search looks for names of restaurants: without the words that name a part of the city. But the
 * name of a restaurant after "at" stays: "dinner at Adriana's".
 */
export function callText(text: string, words: readonly Token[], read: PlaceRead | null): string {
  if (!read) return text;
  const { start, end } = read.span;
  if (read.place.kind === 'LANDMARK' && !read.place.isArea && AT.test(words[start]?.folded ?? '')) return text;
  return text.slice(0, words[start]?.start ?? 0) + text.slice(words[end - 1]?.end ?? 0);
}
