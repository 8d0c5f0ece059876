import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useMoodsQuery } from '../../__generated__/useMoodsQuery.graphql';
import { useLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';

/** A mood as the server describes it. */
export type MoodWords = useMoodsQuery['response']['moods'][number];

type Answer = { moods?: readonly MoodWords[]; failure?: Error };

/** The eight moods in the reader's language, asked for once they are wanted; `retry` after they failed to come. */
export function useMoods(wanted: boolean) {
  const environment = useRelayEnvironment();
  const language = graphLanguage(useLanguage());
  const [answer, setAnswer] = useState<Answer>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (!wanted) return undefined;
    const asked = fetchQuery<useMoodsQuery>(
      environment,
      graphql`
        query useMoodsQuery($language: Language!) {
          moods @required(action: THROW) {
            key
            label(language: $language)
            description(language: $language)
            color
          }
        }
      `,
      { language },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({ next: ({ moods }) => setAnswer({ moods }), error: (failure: Error) => setAnswer({ failure }) });
    return () => asked.unsubscribe();
  }, [environment, language, wanted, attempt]);
  const retry = () => {
    setAnswer({});
    setAttempt((before) => before + 1);
  };
  return { ...answer, retry };
}
