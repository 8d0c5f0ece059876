import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import artifact, { type MemberSavesQuery } from '../../__generated__/MemberSavesQuery.graphql';
import { ListProblem } from '../../components/problems/ListProblem';
import { ResetBoundary } from '../../components/problems/ResetBoundary';
import { useFollowLanguage } from '../../relay/useFollowLanguage';
import { useRetriedQuery } from '../../relay/useRetriedQuery';
import { useSession } from '../../session/useSession';
import type { PageProps } from '../page';
import { useLoadedFor } from '../useLoadedFor';
import { usePageTitle } from '../usePageTitle';
import { GuestSaves } from './GuestSaves';
import type { loadSavedPage } from './loadSavedPage';
import { MemberSaves } from './MemberSaves';
import { SavedHead } from './SavedHead';
import { SavedSkeleton } from './SavedSkeleton';

/** The user's saved restaurants. The server stores the list of a member; the device stores the list of a guest. */
export function SavedPage({ loaded }: PageProps<typeof loadSavedPage>) {
  const { formatMessage } = useIntl();
  const { kind } = useSession();
  const [saves, retry] = useRetriedQuery<MemberSavesQuery>(artifact, loaded.saves);
  useFollowLanguage(saves, retry);
  useLoadedFor(kind === 'MEMBER', saves !== null);
  usePageTitle(formatMessage({ id: 'saved.title' }));
  return (
    <Page>
      {kind === 'GUEST' ? (
        <GuestSaves places={loaded.places} />
      ) : (
        <ResetBoundary
          resetKey={saves}
          fallback={(error) => (
            <>
              <SavedHead />
              <ListProblem error={error} title="saved.failedTitle" text="saved.failed" onRetry={() => retry()} />
            </>
          )}
        >
          <Suspense fallback={<SavedSkeleton />}>
            {saves ? <MemberSaves queryRef={saves} /> : <SavedSkeleton />}
          </Suspense>
        </ResetBoundary>
      )}
    </Page>
  );
}

const Page = styled.div`
  width: 100%;
  max-width: calc(var(--page-width) + 2 * var(--gutter));
  margin: 0 auto;
  padding: clamp(20px, 4vw, 48px) var(--gutter) 72px;
`;
