import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FailedPart } from '../../components/problems/FailedPart';
import { ResetBoundary } from '../../components/problems/ResetBoundary';
import type { VisitFacts } from './shownVisit';
import type { VisitProps } from './Visit';
import { VisitPage } from './VisitPage';

/**
 * Props of AllVisits: the props of Visit except `visit`. `shown`: the facts of the visit that the entry shows.
 * `edited`: the ids of the visits that are being edited.
 */
export type AllVisitsProps = Omit<VisitProps, 'visit'> & { shown: VisitFacts; edited: readonly string[] };

/**
 * An entry's visits, latest first, without the visit `shown`. They are loaded in pages, one after the other. If a visit
 * of `edited` is not among them, for example because it was removed elsewhere, its form follows after the last visit.
 */
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
      <VisitPage key={attempt} attempt={attempt} after={null} {...props} />
    </ResetBoundary>
  );
}
