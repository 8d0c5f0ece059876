import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import styled from 'styled-components';
import type { DiaryEntries_viewer$key } from '../../__generated__/DiaryEntries_viewer.graphql';
import artifact, { type DiaryEntriesPageQuery } from '../../__generated__/DiaryEntriesPageQuery.graphql';
import type { DiaryEntriesQuery } from '../../__generated__/DiaryEntriesQuery.graphql';
import { FailedPart } from '../../components/problems/FailedPart';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import { useLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { useEveryPage } from '../../relay/useEveryPage';
import { usePages } from '../../relay/usePages';
import { QuietLine } from '../../ui/QuietLine';
import { useKeptFocus } from '../../ui/useKeptFocus';
import { VirtualList } from '../../ui/VirtualList';
import { useFreshOnReturn } from '../useFreshOnReturn';
import { BlankPage } from './BlankPage';
import { DiaryItem } from './DiaryItem';
import { isChanged } from './draft';
import { editsIn } from './Editing';
import { byMonth } from './months';
import { useEditState } from './useEditState';

const AskBeforeLeaving = lazy(async () => ({
  default: (await import('../../components/problems/AskBeforeLeaving')).AskBeforeLeaving,
}));

/**
 * The diary's entries by month. An entry shows one visit, usually the latest. The entries are sorted by the date of
 * this visit, the latest date first. If the visit has no date, the day when the entry was added is used. More entries
 * load while the user scrolls. Typed text stays when an entry scrolls out of the rendered part of the list. While no
 * form is open, the list is loaded again when the user returns to the tab.
 */
export function DiaryEntries({ queryRef }: { queryRef: PreloadedQuery<DiaryEntriesQuery> }) {
  const { viewer } = usePreloadedQuery<DiaryEntriesQuery>(
    graphql`
      query DiaryEntriesQuery($language: Language!) {
        viewer {
          ...DiaryEntries_viewer
        }
      }
    `,
    queryRef,
  );
  const { data, ...pages } = usePages<DiaryEntriesPageQuery, DiaryEntries_viewer$key>(
    graphql`
      fragment DiaryEntries_viewer on Viewer
      @refetchable(queryName: "DiaryEntriesPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        diary(sort: LAST_VISITED, first: $count, after: $cursor)
          @connection(key: "Member_diary", filters: [])
          @required(action: THROW) {
          totalCount
          edges {
            node {
              id
              addedAt
              visitedAt
              updatedAt
              ...DiaryItem_entry
            }
          }
        }
      }
    `,
    viewer,
  );
  const { formatMessage, formatDate } = useIntl();
  const language = graphLanguage(useLanguage());
  const editState = useEditState();
  const { totalCount, edges } = data.diary;
  const edits = editsIn(
    editState.openEdits,
    edges.map(({ node }) => node.id),
  );
  const { shown, isRefilling } = useFreshOnReturn({
    artifact,
    variablesFor: (count) => ({ count, cursor: null, language }),
    items: edges,
    version: edges,
    hasNext: pages.hasNext,
    isOff: pages.isLoadingNext || edits.length > 0,
  });
  const { more, retry, failed } = useEveryPage(pages, isRefilling);
  const head = useKeptFocus<HTMLParagraphElement>(totalCount);
  const isUnsaved = edits.some(({ before, now }) => isChanged(before, now));
  if (totalCount === 0) return <BlankPage />;
  const items = byMonth(shown.map(({ node }) => node));
  return (
    <>
      <Count ref={head} tabIndex={-1}>
        <FormattedMessage id="diary.count" values={{ count: totalCount }} />
      </Count>
      <VirtualList
        name="diary"
        label={formatMessage({ id: 'diary.list' })}
        items={items}
        keyOf={({ entry }) => entry.id}
        total={totalCount}
        rowHeight={190}
        onEnd={more}
      >
        {({ entry, month }) => (
          <>
            {month && <Month>{formatDate(`${month}-01`, { year: 'numeric', month: 'long', timeZone: 'UTC' })}</Month>}
            <DiaryItem entry={entry} editState={editState} />
          </>
        )}
      </VirtualList>
      {failed ? (
        <FailedPart onRetry={retry}>
          <FormattedMessage id="diary.moreFailed" />
        </FailedPart>
      ) : (
        <QuietLine>{pages.isLoadingNext && <FormattedMessage id="list.loadingMore" />}</QuietLine>
      )}
      <FallbackBoundary>
        <Suspense>{isUnsaved && <AskBeforeLeaving text="diary.unsaved" />}</Suspense>
      </FallbackBoundary>
    </>
  );
}

const Count = styled.p`
  margin-bottom: 6px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  &:focus-visible {
    outline: none;
  }
`;
const Month = styled.h2`
  display: flex;
  align-items: baseline;
  gap: 16px;
  padding: 22px 0 10px;
  color: var(--accent-strong);
  font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem);
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--line);
  }
  &::first-letter {
    text-transform: uppercase;
  }
`;
