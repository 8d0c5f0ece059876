import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AllVisitsQuery } from '../../__generated__/AllVisitsQuery.graphql';
import { FailedPart } from '../../components/problems/FailedPart';
import { ResetBoundary } from '../../components/problems/ResetBoundary';
import { Visit, type VisitProps } from './Visit';

/** Props of AllVisits: the props of Visit except `visit`. `shownCount`: the entry's result of `countShownVisits`. */
export type AllVisitsProps = Omit<VisitProps, 'visit'> & { shownCount: 0 | 1 };

/** An entry's visits, latest first, without the first `shownCount` visits. Only the 100 latest visits are loaded. */
export function AllVisits(props: AllVisitsProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <ResetBoundary
      resetKey={attempt}
      fallback={() => (
        <li>
          <FailedPart onRetry={() => setAttempt(attempt + 1)}>
            <FormattedMessage id="diary.moreFailed" />
          </FailedPart>
        </li>
      )}
    >
      <Suspense
        fallback={
          <li>
            <FormattedMessage id="list.loadingMore" />
          </li>
        }
      >
        <Visits key={attempt} attempt={attempt} {...props} />
      </Suspense>
    </ResetBoundary>
  );
}

function Visits({ attempt, shownCount, ...props }: AllVisitsProps & { attempt: number }) {
  const { entryId, updatedAt } = props;
  const { node } = useLazyLoadQuery<AllVisitsQuery>(
    graphql`
      query AllVisitsQuery($id: ID!) {
        node(id: $id) {
          ... on DiaryEntry {
            visits(first: 100) {
              edges {
                node {
                  id
                  ...Visit_visit
                }
              }
            }
          }
        }
      }
    `,
    { id: entryId },
    // The visits in Relay's store may be out of date. So they are loaded again after each change of the entry.
    { fetchKey: `${attempt} ${updatedAt}`, fetchPolicy: 'store-and-network' },
  );
  return node?.visits?.edges.slice(shownCount).map((edge) => <Visit key={edge.node.id} visit={edge.node} {...props} />);
}
