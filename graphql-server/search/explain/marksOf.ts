import { mentions } from '../place/mentions';
import { searchWords } from '../place/weighedWords';
import { closure } from '../vocabulary/closure';
import { vocabulary } from '../vocabulary/Vocabulary';
import { tokens } from '../words/tokens';
import { wordCode } from './indexedFactsOf';
import type { SearchReason } from './SearchReason';

/** A part of a text: [start, end), in UTF-16 code units. */
export interface TextSpan {
  start: number;
  end: number;
}

/** Returns the parts of a reason's text that answer the craving, in order. The parts do not overlap. */
export function marksOf({ text, concept, words = [] }: Pick<SearchReason, 'text' | 'concept' | 'words'>): TextSpan[] {
  const asked = new Set(words);
  const typed = tokens(text).filter(({ text: word }) => searchWords(word).some((each) => asked.has(wordCode(each))));
  const conceptMentions =
    concept === null
      ? []
      : mentions(text).filter((mention) => !mention.isDenied && impliesConcept(mention.concept, concept));
  const spans = [...typed, ...conceptMentions]
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return spans.reduce<TextSpan[]>((marked, span) => {
    const last = marked.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else marked.push(span);
    return marked;
  }, []);
}

/** Whether the mentioned concept is `concept` itself, is a kind of it, or suggests it. */
const impliesConcept = (mentioned: string, concept: string): boolean =>
  mentioned === concept ||
  closure(mentioned).has(concept) ||
  (vocabulary.concepts.get(mentioned)?.suggests[concept] ?? 0) > 0;
