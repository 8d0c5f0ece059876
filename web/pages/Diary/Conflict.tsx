import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { ShortDate } from '../../ui/ShortDate';
import type { Draft } from './draft';

/** Props of Conflict; `theirs`: the stored content of the entry or the visit. */
export type ConflictProps = { theirs: Draft; onTakeTheirs: () => void; onKeepMine: () => void };

/**
 * Shown when the stored content of the edited entry or visit has changed since the edit started. Both versions stay
 * until the user chooses one of them. If the user keeps their own version, the fields that they did not change get
 * the stored content.
 */
export function Conflict({ theirs, onTakeTheirs, onKeepMine }: ConflictProps) {
  const { day, dishes, notes } = theirs;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // "Save" is now disabled. If "Save" had the focus, the focus moves here. If the user is typing, the focus stays.
    if (document.activeElement?.matches('body, :disabled')) frame.current?.focus();
  }, []);
  return (
    <Frame ref={frame} tabIndex={-1} role="alert">
      <h4>
        <FormattedMessage id="diary.conflictTitle" />
      </h4>
      <p>
        <FormattedMessage id="diary.conflictText" />
      </p>
      <Theirs>
        {day && (
          <p>
            <FormattedMessage id="diaryEntry.visited" values={{ date: <ShortDate date={day} /> }} />
          </p>
        )}
        {dishes && (
          <p>
            <FormattedMessage id="diary.dishes" /> {dishes}
          </p>
        )}
        {notes && (
          <p>
            <FormattedMessage id="diary.notes" /> {notes}
          </p>
        )}
        {!day && !dishes && !notes && (
          <p>
            <FormattedMessage id="diary.nothingSaid" />
          </p>
        )}
      </Theirs>
      <Row>
        <Button onClick={onKeepMine}>
          <FormattedMessage id="diary.keepMine" />
        </Button>
        <Button tone="quiet" onClick={onTakeTheirs}>
          <FormattedMessage id="diary.takeTheirs" />
        </Button>
      </Row>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 8px;
  padding: 16px 18px;
  border-radius: var(--radius-small);
  background: var(--saffron-soft);
  overflow-wrap: anywhere;
  h4 {
    margin: 0;
    font-size: 1.0625rem;
  }
`;
const Theirs = styled.blockquote`
  display: grid;
  gap: 4px;
  margin: 0;
  padding-left: 14px;
  border-left: 3px solid var(--saffron);
  white-space: pre-line;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
