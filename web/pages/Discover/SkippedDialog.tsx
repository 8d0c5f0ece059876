import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import styled from 'styled-components';
import type { SkippedDialogQuery } from '../../__generated__/SkippedDialogQuery.graphql';
import { LoadingDialog } from '../../components/problems/LoadingDialog';
import { dropInteractions, useInteractions } from '../../device/interactions';
import { readLanguage } from '../../device/language';
import { neverShow, showAgain, useNeverShown } from '../../device/neverShown';
import { graphLanguage } from '../../relay/graphLanguage';
import { SkippedItem } from './SkippedItem';

/** One query returns at most this many restaurants. */
const mostShown = 100;

/** Props of SkippedDialog; `onShow` gets the id of a restaurant to show again. */
export type SkippedDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onShow: (id: string) => void;
};

/**
 * The dialog that lists the restaurants that Discover leaves out: restaurants that were skipped, and restaurants that
 * are never shown. The user can bring each restaurant back, or choose that a skipped restaurant is never shown again.
 */
export function SkippedDialog({ open, onOpenChange, onShow }: SkippedDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <LoadingDialog
      open={open}
      onOpenChange={onOpenChange}
      title={formatMessage({ id: 'discover.skippedTitle' })}
      description={formatMessage({ id: 'discover.skippedText' })}
      closeLabel={formatMessage({ id: 'dialog.close' })}
      failure={<FormattedMessage id="discover.skippedFailed" />}
    >
      {(attempt) => <SkippedList attempt={attempt} onShow={onShow} />}
    </LoadingDialog>
  );
}

function SkippedList({ attempt, onShow }: { attempt: number; onShow: (id: string) => void }) {
  const interactions = useInteractions();
  const never = useNeverShown();
  const skipped = interactions
    .filter(({ action, restaurantId }) => action === 'skipped' && !never.includes(restaurantId))
    .sort((a, b) => b.timestamp - a.timestamp)
    .map(({ restaurantId }) => restaurantId);
  // While the dialog is open, the query keeps these ids, even if `never` or `skipped` changes. If there are too many
  // ids, the oldest skips are left out first, because a skipped restaurant comes back by itself after 30 days.
  const all = [...never.toReversed(), ...skipped];
  const [asked] = useState(() => all.slice(0, mostShown));
  const unlistedCount = all.filter((id) => !asked.includes(id)).length;
  const { nodes } = useLazyLoadQuery<SkippedDialogQuery>(
    graphql`
      query SkippedDialogQuery($ids: [ID!]!, $language: Language!) {
        nodes(ids: $ids) @required(action: THROW) {
          id
          ...SkippedItem_restaurant @alias(as: "place")
        }
      }
    `,
    { ids: asked, language: graphLanguage(readLanguage()) },
    { fetchKey: attempt },
  );
  const listed = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const place = nodes.find((node) => node?.id === id)?.place;
      return place ? { id, place } : [];
    });
  const [skippedPlaces, neverPlaces] = [listed(skipped), listed(never.toReversed())];
  if (skippedPlaces.length + neverPlaces.length + unlistedCount === 0) {
    return (
      <Nothing>
        <FormattedMessage id="discover.skippedNone" />
      </Nothing>
    );
  }
  const bringBack = (id: string) => {
    dropInteractions(new Set([id]));
    showAgain(id);
    onShow(id);
  };
  return (
    <Parts>
      {skippedPlaces.length > 0 && (
        <List>
          {skippedPlaces.map(({ id, place }) => (
            <SkippedItem key={id} restaurant={place} onAgain={() => bringBack(id)} onNever={() => neverShow(id)} />
          ))}
        </List>
      )}
      {neverPlaces.length > 0 && (
        <section>
          <h3>
            <FormattedMessage id="discover.neverTitle" />
          </h3>
          <List>
            {neverPlaces.map(({ id, place }) => (
              <SkippedItem key={id} restaurant={place} onAgain={() => bringBack(id)} />
            ))}
          </List>
        </section>
      )}
      {unlistedCount > 0 && (
        <p>
          <FormattedMessage id="discover.skippedMore" values={{ count: unlistedCount }} />
        </p>
      )}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: 20px;
  margin-top: 16px;
  h3 {
    margin-bottom: 4px;
    font-size: 1.125rem;
  }
`;
const Nothing = styled.p`
  margin: 24px 0 8px;
  color: var(--ink-soft);
`;
const List = styled.ul`
  display: grid;
`;
