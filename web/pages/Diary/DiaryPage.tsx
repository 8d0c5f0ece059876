import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import entriesArtifact, { type DiaryEntriesQuery } from '../../__generated__/DiaryEntriesQuery.graphql';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import { ListProblem } from '../../components/problems/ListProblem';
import { ResetBoundary } from '../../components/problems/ResetBoundary';
import { RecentlyRemoved } from '../../components/restaurant/removed/RecentlyRemoved';
import { useFollowLanguage } from '../../relay/useFollowLanguage';
import { useRetriedQuery } from '../../relay/useRetriedQuery';
import { useSession } from '../../session/useSession';
import type { PageProps } from '../page';
import { useLoadedFor } from '../useLoadedFor';
import { usePageTitle } from '../usePageTitle';
import { AddPanel } from './AddPanel';
import { DiaryEntries } from './DiaryEntries';
import { DiaryHeading } from './DiaryHeading';
import { DiarySpinner } from './DiarySpinner';
import { DiaryViews } from './DiaryViews';
import type { loadDiaryPage } from './loadDiaryPage';

const Invitation = lazy(async () => ({ default: (await import('./Invitation')).Invitation }));
const removable = ['DIARY_ENTRY', 'DIARY_VISIT'] as const;

/** The member's diary: its views, and a panel to add restaurants. Guests are asked to sign in. */
export function DiaryPage({ loaded }: PageProps<typeof loadDiaryPage>) {
  const { formatMessage } = useIntl();
  const { kind } = useSession();
  const [params] = useSearchParams();
  const [entries, retry] = useRetriedQuery<DiaryEntriesQuery>(entriesArtifact, loaded.entries);
  useFollowLanguage(entries, retry);
  useLoadedFor(kind === 'MEMBER', loaded.entries !== null);
  usePageTitle(formatMessage({ id: 'nav.diary' }));
  if (kind === 'GUEST') return <Invitation />;
  const plainTitle = (
    <h1>
      <FormattedMessage id="diary.title" />
    </h1>
  );
  const timeline = (
    <ResetBoundary
      resetKey={entries}
      fallback={(error) => (
        <ListProblem error={error} title="diary.loadFailedTitle" text="diary.loadFailed" onRetry={() => retry()} />
      )}
    >
      <Suspense fallback={<DiarySpinner />}>
        {entries ? <DiaryEntries queryRef={entries} /> : <DiarySpinner />}
      </Suspense>
    </ResetBoundary>
  );
  return (
    <Page>
      <Head>
        <FallbackBoundary show={plainTitle}>
          <Suspense fallback={plainTitle}>
            <DiaryHeading />
          </Suspense>
        </FallbackBoundary>
        <p>
          <FormattedMessage id="diary.subtitle" />
        </p>
      </Head>
      <Side data-view={params.get('view') ?? 'timeline'}>
        <AddPanel popular={loaded.popular} />
      </Side>
      <Pages tabIndex={-1}>
        <DiaryViews timeline={timeline} />
        <Removed>
          <RecentlyRemoved kinds={removable} />
        </Removed>
      </Pages>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(12px, 3vw, 20px) clamp(32px, 5vw, 72px);
  align-items: start;
  width: 100%;
  max-width: calc(var(--page-width) + 2 * var(--gutter));
  margin: 0 auto;
  padding: clamp(20px, 4vw, 48px) var(--gutter) 72px;
  @media (min-width: 1040px) {
    grid-template-columns: minmax(0, 1fr) 360px;
    grid-template-rows: auto 1fr;
  }
`;
const Head = styled.header`
  display: grid;
  gap: 6px;
  h1 {
    font-size: clamp(2rem, 1.4rem + 3vw, 4.25rem);
    overflow-wrap: anywhere;
  }
  > p {
    max-width: 36rem;
    color: var(--ink-soft);
    font-size: 1.125rem;
    @media (max-width: 719px) {
      font-size: 0.9375rem;
    }
  }
`;
const Side = styled.aside`
  min-width: 0;
  @media (max-width: 1039px) {
    &:not([data-view='timeline']) {
      display: none; /* on narrow screens, only the timeline has this panel */
    }
  }
  @media (min-width: 1040px) {
    position: sticky;
    top: calc(var(--header-height) + 24px);
    grid-row: 1 / 3;
    grid-column: 2;
    max-height: calc(100dvh - var(--header-height) - 48px);
    margin: -6px;
    padding: 6px;
    overflow-y: auto;
  }
`;
const Removed = styled.div`
  margin: 12px 0 0 -1rem;
`;
const Pages = styled.div`
  min-width: 0;
  &:focus-visible {
    outline: none;
  }
`;
