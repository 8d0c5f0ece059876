import type { Language } from '../../languages';
import { fold } from '../words/fold';
import { offered, type SuggestionKind } from './offered';
import { isSlipOf, rankOf } from './rankOf';

/** One suggestion of the search box. */
export interface SearchSuggestion {
  text: string;
  kind: SuggestionKind;
}

/** The maximum number of suggestions in an answer. */
export const MAX_SUGGESTIONS = 8;

/**
 * The suggestions in this language that contain the text, ignoring capitals and accents. If there are none, the English
 * suggestions that contain the text. Suggestions that begin with the text come first, then suggestions with a later
 * word that begins with the text, then all other suggestions.
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

/**
 * The suggestions in this language that have a word beginning with the text, allowing one or two typing errors.
 * matchSlips is used for a text that no suggestion contains.
 */
export function matchSlips(text: string, language: Language): SearchSuggestion[] {
  const typed = fold(text).trim();
  return offered.flatMap(({ kind, text: words }) =>
    isSlipOf(fold(words[language]), typed) ? [{ text: words[language], kind }] : [],
  );
}
