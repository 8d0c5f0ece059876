import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AllVisitsQuery } from '../../__generated__/AllVisitsQuery.graphql';
import { FailedPart } from '../../components/problems/FailedPart';
import { ResetBoundary } from '../../components/problems/ResetBoundary';
import { type VisitFacts, withoutShownVisit } from './shownVisit';
import { Visit, type VisitProps } from './Visit';

/** Props of AllVisits: the props of Visit except `visit`. `shown`: the facts of the visit that the entry shows. */
export type AllVisitsProps = Omit<VisitProps, 'visit'> & { shown: VisitFacts };

/** An entry's visits, latest first, without the visit `shown`. Only the 100 latest visits are loaded. */
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

function Visits({ attempt, shown, ...props }: AllVisitsProps & { attempt: number }) {
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
                  visitedAt
                  dishNotes
                  notes
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
  const earlier = withoutShownVisit(node?.visits?.edges ?? [], shown);
  return earlier.map((edge) => <Visit key={edge.node.id} visit={edge.node} {...props} />);
}
