import { lazy, Suspense, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import artifact, { type SearchResultsQuery } from '../../__generated__/SearchResultsQuery.graphql';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import { ResetBoundary } from '../../components/problems/ResetBoundary';
import { SearchProblem } from '../../components/problems/SearchProblem';
import { useFollowLanguage } from '../../relay/useFollowLanguage';
import { useRetriedQuery } from '../../relay/useRetriedQuery';
import { VisuallyHidden, visuallyHidden } from '../../ui/VisuallyHidden';
import type { PageProps } from '../page';
import { usePageTitle } from '../usePageTitle';
import type { loadSearchPage } from './loadSearchPage';
import { loadSearchWelcome } from './loadSearchWelcome';
import { moodWords } from './moodWords';
import { SearchControls } from './SearchControls';
import { type Answer, SearchResults } from './SearchResults';
import { SearchSkeleton } from './SearchSkeleton';
import { emptySearch, type SearchState } from './searchState';
import { changeText } from './searchSteps';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';
import { useMoods } from './useMoods';
import { useRecordSearch } from './useRecordSearch';
import { useSearchState } from './useSearchState';
import { useTypedText } from './useTypedText';

const SearchWelcome = lazy(loadSearchWelcome);

/** The search page: the search box, the city, the filters and the results. The URL contains the search. */
export function SearchPage({ loaded }: PageProps<typeof loadSearchPage>) {
  const { formatMessage } = useIntl();
  const { shown, wanted, pending, change } = useSearchState();
  const [newestAnswer, setNewestAnswer] = useState<Answer | null>(null);
  const record = useRecordSearch();
  const [results, retry] = useRetriedQuery<SearchResultsQuery>(artifact, loaded.results);
  useFollowLanguage(results, retry);
  // After another city is chosen, the results of the earlier city stay until the results of the new city have loaded.
  const { city, point } = results?.variables.area ?? {};
  const answered = city ? { ...shown, city } : shown;
  const near = Boolean(point);
  const settled = useRef(true); // the next typed search adds (true) or replaces (false) a browser history entry
  const { typed, setTyped, commit, reset } = useTypedText(wanted.text, (text, typing) => {
    if (text !== wanted.text) change(changeText(wanted, text), { replace: typing && !settled.current });
    if (!typing) record({ text, city: wanted.city });
    settled.current = !typing;
  });
  const settle = (next: SearchState, options?: { replace: boolean }) => {
    settled.current = true;
    change(next, options);
  };
  const [moodsWanted, setMoodsWanted] = useState(false);
  const moods = useMoods(moodsWanted || wanted.mood !== null);
  const answer = newestAnswer?.search === results ? newestAnswer : null;
  const focusKeeper = useFocusAfterRemoval<HTMLDivElement>(answer);
  // While the next results load, the page keeps its old title.
  usePageTitle((results && newestAnswer?.title) || formatMessage({ id: 'search.submit' }));

  return (
    <Page>
      <Top data-compact={Boolean(results) || typed.trim() !== ''}>
        <h1>
          <FormattedMessage id="search.title" />
        </h1>
        <Tagline>
          <FormattedMessage id="search.tagline" />
        </Tagline>
        <SearchControls
          state={wanted}
          typed={typed}
          idle={!results && !typed.trim()}
          found={pending || !answer ? 'searching' : answer.found}
          offer={results && (newestAnswer?.offer ?? null)}
          moods={moods}
          onPrepareMoods={() => (moods.failure ? moods.retry() : setMoodsWanted(true))}
          onType={setTyped}
          onSubmit={commit}
          onClear={() => {
            reset('');
            settle(emptySearch(wanted.city));
          }}
          onChange={(next) => settle(changeText(next, typed.trim()))}
        />
      </Top>
      <VisuallyHidden role="status">{answer?.announcement}</VisuallyHidden>
      <Results {...focusKeeper} tabIndex={-1} aria-busy={pending}>
        {results ? (
          <ResetBoundary
            resetKey={results}
            onCatch={() =>
              setNewestAnswer({ search: results, found: 'failed', announcement: '', title: '', offer: null })
            }
            fallback={(error) => <SearchProblem error={error} onRetry={() => retry()} />}
          >
            <Suspense fallback={<SearchSkeleton />}>
              <SearchResults
                queryRef={results}
                state={answered}
                wanted={wanted}
                mood={moodWords(moods.moods, shown.mood)?.label ?? shown.mood ?? ''}
                near={near}
                onChange={settle}
                onAnswer={setNewestAnswer}
                onSettled={(state) => {
                  settled.current = true; // the results have been seen, so this search keeps its browser history entry
                  record(state);
                }}
              />
            </Suspense>
          </ResetBoundary>
        ) : (
          <FallbackBoundary>
            <Suspense>
              <SearchWelcome state={wanted} />
            </Suspense>
          </FallbackBoundary>
        )}
      </Results>
    </Page>
  );
}

const Page = styled.div`
  width: 100%;
  max-width: calc(var(--page-width) + 2 * var(--gutter));
  margin: 0 auto;
  padding: clamp(20px, 4vw, 44px) var(--gutter) 72px;
  &:has(> [data-compact='true']) {
    padding-top: clamp(8px, 1vw, 12px);
    @media (max-width: 719px) {
      --carousel-height: 8.5rem;
    }
    @media (min-width: 1040px) {
      --carousel-height: 8.75rem;
    }
    @media (min-width: 1600px) {
      max-width: calc(1480px + 2 * var(--gutter));
    }
  }
`;
const Top = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-bottom: 36px;
  h1 {
    font-size: clamp(2.6rem, 1.9rem + 3.6vw, 4.75rem);
  }
  &[data-compact='true'] {
    gap: 0;
    margin-bottom: 16px;
    > h1,
    > p {
      ${visuallyHidden}
    }
  }
`;
const Tagline = styled.p`
  max-width: 38rem;
  margin: -6px 0 6px;
  color: var(--ink-soft);
  font-size: 1.125rem;
`;
const Results = styled.div`
  transition: opacity var(--calm) var(--ease);
  &:focus-visible {
    outline: none;
  }
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;
