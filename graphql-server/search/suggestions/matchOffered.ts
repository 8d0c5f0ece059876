import type { Language } from '../../languages';
import { fold } from '../words/fold';
import { offered, type SuggestionKind } from './offered';

/** One line of the search box's list. */
export interface SearchSuggestion {
  text: string;
  kind: SuggestionKind;
}

/** Most suggestions of an answer. */
export const MOST_SUGGESTIONS = 8;

/**
 * The suggestions that hold a text, capitals and accents aside, in this language; in another one, those in English that do.
 * Those that begin with it come first, then those of which a later word does, then the others.
 */
export function matchOffered(text: string, language: Language): SearchSuggestion[] {
  const typed = fold(text).trim();
  if (!typed) return [];
  const inLanguage = matchIn(typed, language);
  return inLanguage.length > 0 || language === 'en' ? inLanguage : matchIn(typed, 'en');
}

function matchIn(typed: string, language: Language): SearchSuggestion[] {
  const ranked = offered.flatMap(({ kind, text }) => {
    const rank = rankOf(fold(text[language]), typed);
    return rank === null ? [] : [{ text: text[language], kind, rank }];
  });
  ranked.sort((a, b) => a.rank - b.rank);
  return ranked.map(({ text, kind }) => ({ text, kind }));
}

/** 0 begins with it, 1 a later word does, 2 holds it; null: does not. */
function rankOf(text: string, typed: string): number | null {
  const at = text.indexOf(typed);
  if (at < 0) return null;
  if (at === 0) return 0;
  return /[\s-]/.test(text[at - 1] ?? '') ? 1 : 2;
}
