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
 * suggestions that contain the text are returned. Suggestions that begin with the text come first. Suggestions in which
 * the text occurs at the beginning of a later word come next. The remaining suggestions come last.
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
 * The suggestions in this language in which the text occurs at the beginning of a word, with or without typing errors
 * (see isSlipOf). Empty if the text has fewer than four characters.
 */
export function matchSlips(text: string, language: Language): SearchSuggestion[] {
  const typed = fold(text).trim();
  return offered.flatMap(({ kind, text: words }) =>
    isSlipOf(fold(words[language]), typed) ? [{ text: words[language], kind }] : [],
  );
}
