import { Suspense, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import artifact, { type SearchResultsQuery } from '../../__generated__/SearchResultsQuery.graphql';
import { usePageTitle } from '../../components/usePageTitle';
import { chooseCity } from '../../device/city';
import type { PageProps } from '../../page';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { CityPicker } from './CityPicker';
import { FilterBar } from './FilterBar';
import type { loadSearchPage } from './loadSearchPage';
import { ResultsBoundary } from './ResultsBoundary';
import { SearchBox } from './SearchBox';
import { SearchProblem } from './SearchProblem';
import { SearchResults } from './SearchResults';
import { SearchSkeleton } from './SearchSkeleton';
import { SearchWelcome } from './SearchWelcome';
import type { SearchState } from './searchState';
import { useRetriedQuery } from './useRetriedQuery';
import { useSearchState } from './useSearchState';
import { useTypedText } from './useTypedText';

/** Find by craving: the box, the city, the filters, and what was found. The address holds the whole search. */
export function SearchPage({ loaded }: PageProps<typeof loadSearchPage>) {
  const { formatMessage } = useIntl();
  const { shown, wanted, pending, change } = useSearchState();
  const [announcement, setAnnouncement] = useState('');
  const [results, retry] = useRetriedQuery<SearchResultsQuery>(artifact, loaded.results);
  const settled = useRef(false);
  const { typed, setTyped, commit } = useTypedText(wanted.text, (text, typing) => {
    if (text !== wanted.text) change({ ...wanted, text, page: 1 }, { replace: typing && !settled.current });
    settled.current = !typing;
  });
  const settle = (next: SearchState, options?: { replace: boolean }) => {
    settled.current = true;
    change(next, options);
  };
  const settleTyped = (next: SearchState) => settle({ ...next, text: typed.trim() });
  const query = shown.text.trim();
  usePageTitle(
    query
      ? formatMessage({ id: 'search.heading' }, { city: shown.city, query })
      : formatMessage({ id: 'search.submit' }),
  );

  return (
    <Page>
      <Top data-compact={Boolean(query)}>
        <h1>
          <FormattedMessage id="search.title" />
        </h1>
        <Tagline>
          <FormattedMessage id="search.tagline" />
        </Tagline>
        <SearchBox
          typed={typed}
          onType={setTyped}
          onSubmit={commit}
          city={
            <CityPicker
              city={wanted.city}
              idle={!query && !typed.trim()}
              onChoose={(city) => {
                chooseCity(city);
                settleTyped({ ...wanted, city, page: 1 });
              }}
            />
          }
        />
        <FilterBar state={wanted} onChange={settleTyped} />
      </Top>
      <VisuallyHidden role="status">{results ? announcement : ''}</VisuallyHidden>
      <Results aria-busy={pending}>
        {results ? (
          <ResultsBoundary resetKey={results} fallback={(error) => <SearchProblem error={error} onRetry={retry} />}>
            <Suspense fallback={<SearchSkeleton />}>
              <SearchResults queryRef={results} state={shown} onChange={settle} onShown={setAnnouncement} />
            </Suspense>
          </ResultsBoundary>
        ) : (
          <SearchWelcome state={wanted} />
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
`;
const Top = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-bottom: 36px;
  h1 {
    font-size: clamp(2.6rem, 1.9rem + 3.6vw, 4.75rem);
  }
  &[data-compact='true'] h1 {
    font-size: clamp(1.9rem, 1.5rem + 1.6vw, 2.5rem);
  }
`;
const Tagline = styled.p`
  max-width: 38rem;
  margin: -6px 0 6px;
  color: var(--ink-soft);
  font-size: 1.125rem;
  [data-compact='true'] > & {
    font-size: 1rem;
    @media (max-width: 719px) {
      display: none;
    }
  }
`;
const Results = styled.div`
  transition: opacity var(--calm) var(--ease);
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;
