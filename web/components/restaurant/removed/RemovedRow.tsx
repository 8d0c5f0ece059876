import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { RemovedRow_item$key } from '../../../__generated__/RemovedRow_item.graphql';
import type { MessageId } from '../../../intl/messageIds';
import { Button } from '../../../ui/Button';
import { ShortDate } from '../../../ui/ShortDate';
import { useRestore } from './useRestore';

const kinds: Record<string, MessageId> = {
  SAVED_RESTAURANT: 'removed.kind.SAVED_RESTAURANT',
  DIARY_ENTRY: 'removed.kind.DIARY_ENTRY',
  DIARY_VISIT: 'removed.kind.DIARY_VISIT',
};

/** Props of RemovedRow; `onRestored` is called when the item was restored. */
export type RemovedRowProps = { item: RemovedRow_item$key; onRestored: () => void };

/** A removed item with the button that restores it. */
export function RemovedRow({ item, onRestored }: RemovedRowProps) {
  const { id, kind, removedAt, visitedAt, restaurant, snapshot } = useFragment(
    graphql`
      fragment RemovedRow_item on RemovedItem {
        id
        kind
        removedAt
        visitedAt
        restaurant {
          name
        }
        snapshot {
          name
        }
      }
    `,
    item,
  );
  const { formatMessage } = useIntl();
  const restore = useRestore();
  const [pending, setPending] = useState(false);
  const name = restaurant?.name ?? snapshot?.name ?? '';
  const words = kinds[kind];
  const press = async () => {
    setPending(true);
    const isBack = await restore(id);
    setPending(false);
    if (isBack) onRestored();
  };
  return (
    <Item>
      <div>
        <strong>{name}</strong>
        <p>
          {words && (
            <span>
              <FormattedMessage id={words} />
            </span>
          )}{' '}
          {visitedAt && (
            <span>
              <FormattedMessage id="diaryEntry.visited" values={{ date: <ShortDate date={visitedAt} /> }} />
            </span>
          )}{' '}
          <span>
            <FormattedMessage id="removed.on" values={{ date: <ShortDate date={removedAt} /> }} />
          </span>
        </p>
      </div>
      <Button
        aria-label={formatMessage({ id: 'removed.restore.name' }, { name })}
        disabled={pending}
        onClick={() => void press()}
      >
        <FormattedMessage id="removed.restore" />
      </Button>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  padding: 12px 0;
  border-top: 1px solid var(--line);
  overflow-wrap: anywhere;
  strong {
    font-family: var(--serif);
    font-size: 1.125rem;
    font-weight: 560;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 14px;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
`;
