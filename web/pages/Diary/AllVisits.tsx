import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AllVisits_entry$key } from '../../__generated__/AllVisits_entry.graphql';
import type { AllVisitsPageQuery } from '../../__generated__/AllVisitsPageQuery.graphql';
import type { AllVisitsQuery } from '../../__generated__/AllVisitsQuery.graphql';
import { FailedPart } from '../../components/problems/FailedPart';
import { ResetBoundary } from '../../components/problems/ResetBoundary';
import { useEveryPage } from '../../relay/useEveryPage';
import { usePages } from '../../relay/usePages';
import { otherVisits, type VisitFacts } from './shownVisit';
import { Visit, type VisitProps } from './Visit';

/** Props of AllVisits: the props of Visit except `visit`. `shown`: the facts of the visit that the entry shows. */
export type AllVisitsProps = Omit<VisitProps, 'visit'> & { shown: VisitFacts };

/** An entry's visits, latest first, without the visit `shown`. They appear while the pages of the list load. */
export function AllVisits(props: AllVisitsProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <ResetBoundary resetKey={attempt} fallback={() => <Failed onRetry={() => setAttempt(attempt + 1)} />}>
      <Suspense fallback={<Loading />}>
        <Loaded key={attempt} attempt={attempt} {...props} />
      </Suspense>
    </ResetBoundary>
  );
}

function Loaded({ attempt, ...props }: AllVisitsProps & { attempt: number }) {
  const { entryId, updatedAt } = props;
  const { node } = useLazyLoadQuery<AllVisitsQuery>(
    graphql`
      query AllVisitsQuery($id: ID!) {
        node(id: $id) {
          ...AllVisits_entry @alias(as: "entry")
        }
      }
    `,
    { id: entryId },
    // The visits in Relay's store may be out of date. So they are loaded again after each change of the entry.
    { fetchKey: `${attempt} ${updatedAt}`, fetchPolicy: 'store-and-network' },
  );
  return node?.entry && <Visits entry={node.entry} {...props} />;
}

function Visits({ entry, shown, ...props }: AllVisitsProps & { entry: AllVisits_entry$key }) {
  const { data, ...pages } = usePages<AllVisitsPageQuery, AllVisits_entry$key>(
    graphql`
      fragment AllVisits_entry on DiaryEntry
      @refetchable(queryName: "AllVisitsPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
        visits(first: $count, after: $cursor) @connection(key: "Entry_visits") {
          edges {
            node {
              id
              visitedAt
              dishNotes
              notes
              ...Visit_visit
            }
          }
        }
      }
    `,
    entry,
  );
  const { retry, failed } = useEveryPage(pages, true);
  return (
    <>
      {otherVisits(data.visits?.edges ?? [], shown).map((visit) => (
        <Visit key={visit.id} visit={visit} {...props} />
      ))}
      {failed ? <Failed onRetry={retry} /> : pages.hasNext && <Loading />}
    </>
  );
}

const Loading = () => (
  <li>
    <FormattedMessage id="list.loadingMore" />
  </li>
);
const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <li>
    <FailedPart onRetry={onRetry}>
      <FormattedMessage id="diary.moreFailed" />
    </FailedPart>
  </li>
);
