import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useSuggestionsQuery } from '../../__generated__/useSuggestionsQuery.graphql';
import { useLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { useRested } from '../../relay/useRested';
import { type TypeAheadPlan, useTypeAhead } from '../../relay/useTypeAhead';

/** A search somebody may be typing. */
export type Suggestion = useSuggestionsQuery['response']['searchSuggestions'][number];

/** A craving in this many words is told, not looked up: that nothing holds it needs no saying. */
const lookedUpWords = 3;
/** Nobody is told that there is nothing while they still type. */
const saysNothingAfter = 600;
const none: readonly Suggestion[] = [];

/**
 * Searches that hold the text, once typing rests; null asks nothing. While the next list is on its way the
 * one before stays, less what no longer fits. `isNothing`: there is none, which is worth saying.
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
  const rested = useRested(text, saysNothingAfter);
  return { options, isNothing: rested && isLookup && answered === typed && options.length === 0 && data !== undefined };
}
