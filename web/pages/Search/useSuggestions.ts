import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useSuggestionsQuery } from '../../__generated__/useSuggestionsQuery.graphql';
import { useLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { useIsUnchangedFor } from '../../relay/useIsUnchangedFor';
import { type TypeAheadPlan, useTypeAhead } from '../../relay/useTypeAhead';

/** A suggested search. */
export type Suggestion = useSuggestionsQuery['response']['searchSuggestions'][number];

/** A text with more words than this is a whole craving. For such a text, "No suggestions" is not shown. */
const lookedUpWords = 3;
/** The message "No suggestions" appears only after this pause in typing, in milliseconds. */
const saysNothingAfter = 600;
const none: readonly Suggestion[] = [];

/**
 * The server's suggested searches for the text. They load when typing pauses, or immediately if the text is empty. If
 * `text` is null, nothing loads. While the next list loads, the old suggestions that contain the new text stay.
 * @returns `options`: the suggestions; `isNothing`: whether the page must say that there are no suggestions
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
      pauseMs: 150,
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
  const idle = useIsUnchangedFor(text, saysNothingAfter);
  return { options, isNothing: idle && isLookup && answered === typed && options.length === 0 && data !== undefined };
}
