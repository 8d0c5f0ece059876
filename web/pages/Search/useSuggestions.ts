import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useSuggestionsQuery } from '../../__generated__/useSuggestionsQuery.graphql';
import { useLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { useHasRested } from '../../relay/useHasRested';
import { type TypeAheadPlan, useTypeAhead } from '../../relay/useTypeAhead';

/** A suggested search. */
export type Suggestion = useSuggestionsQuery['response']['searchSuggestions'][number];

/** With this many words the text is a whole craving, so "no suggestions" is not worth saying. */
const lookedUpWords = 3;
/** "No suggestions" shows only after this pause in typing, in ms. */
const saysNothingAfter = 600;
const none: readonly Suggestion[] = [];

/**
 * Searches that contain the text, loaded when typing pauses; null loads nothing. While the next list loads, the one
 * before stays without what no longer fits. `isNothing`: there are no suggestions, and this is worth saying.
 */
export function useSuggestions(text: string | null, city: string) {
  const language = graphLanguage(useLanguage());
  const plan = useMemo(
    (): TypeAheadPlan<useSuggestionsQuery> => ({
      query: graphql`
        query useSuggestionsQuery($text: String!, $areaText: String!, $language: Language!) {
          searchSuggestions(text: $text, areaText: $areaText, language: $language) @required(action: THROW) {
            text
            kind
          }
        }
      `,
      variables: (text) => ({ text, areaText: city, language }),
      restMs: 150,
    }),
    [city, language],
  );
  const { data, answered } = useTypeAhead(plan, text);
  const typed = text?.trim() ?? null;
  const options = useMemo(() => {
    if (typed === null || !data) return none;
    if (answered === typed) return data.searchSuggestions;
    const fits = (suggestion: Suggestion) => suggestion.text.toLowerCase().includes(typed.toLowerCase());
    return data.searchSuggestions.filter(fits);
  }, [data, answered, typed]);
  const isLookup = Boolean(typed) && (typed ?? '').split(/\s+/).length <= lookedUpWords;
  const rested = useHasRested(text, saysNothingAfter);
  return { options, isNothing: rested && isLookup && answered === typed && options.length === 0 && data !== undefined };
}
