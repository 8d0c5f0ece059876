import type { Language } from '../../languages';
import { fold } from '../words/fold';
import { offered, type SuggestionKind } from './offered';
import { isSlipOf, rankOf } from './rankOf';

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

/** Those that hold a text but for a slip of the finger, in this language: for where nothing holds it. */
export function matchSlips(text: string, language: Language): SearchSuggestion[] {
  const typed = fold(text).trim();
  return offered.flatMap(({ kind, text: words }) =>
    isSlipOf(fold(words[language]), typed) ? [{ text: words[language], kind }] : [],
  );
}
