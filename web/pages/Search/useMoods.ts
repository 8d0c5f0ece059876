import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useMoodsQuery } from '../../__generated__/useMoodsQuery.graphql';
import { useLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { type TypeAheadPlan, useTypeAhead } from '../../relay/useTypeAhead';

/** A mood with its words and its color, as the server returns them. */
export type MoodWords = useMoodsQuery['response']['moodInfos'][number];

const query = graphql`
  query useMoodsQuery($language: Language!) {
    moodInfos @required(action: THROW) {
      key
      label(language: $language)
      description(language: $language)
      color
    }
  }
`;

/** The moods in the user's language. They load when `wanted` is true. `retry` loads them again after a failure. */
export function useMoods(wanted: boolean) {
  const language = graphLanguage(useLanguage());
  const plan = useMemo<TypeAheadPlan<useMoodsQuery>>(
    () => ({ query, variables: () => ({ language }), pauseMs: 0 }),
    [language],
  );
  const { data, error, retry } = useTypeAhead(plan, wanted ? '' : null);
  return { moods: data?.moodInfos, failure: error, retry };
}
