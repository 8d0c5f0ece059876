import { Pencil, Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { Visit_visit$key } from '../../__generated__/Visit_visit.graphql';
import { IconButton } from '../../ui/IconButton';
import { ShortDate } from '../../ui/ShortDate';
import { shortDate } from '../../ui/shortDate';
import { draftOf } from './draft';
import type { EditState } from './EditState';
import { editButtonId } from './focusEdit';
import { focusNextEdit } from './focusNextEdit';
import { LongText } from './LongText';
import { useRemoveVisit } from './useRemoveVisit';

/** Props of Visit; `updatedAt`: when the visit's entry last changed; `name`: the restaurant's name. */
export type VisitProps = {
  visit: Visit_visit$key;
  entryId: string;
  updatedAt: string;
  name: string;
  editState: EditState;
};

/** A visit of an entry, to read or to edit. EntryWords shows one visit, usually the latest. Visit shows the others. */
export function Visit({ visit, entryId, updatedAt, name, editState }: VisitProps) {
  const data = useFragment(
    graphql`
      fragment Visit_visit on DiaryVisit {
        id
        addedAt
        visitedAt
        dishNotes
        notes
      }
    `,
    visit,
  );
  const { formatMessage } = useIntl();
  const [remove, removing] = useRemoveVisit(entryId);
  const { id, addedAt, visitedAt, dishNotes, notes } = data;
  const values = { name, date: shortDate(visitedAt ?? addedAt) };
  const { openEdits, onEdit, Editor, preload } = editState;
  const editing = openEdits.get(id);
  const draft = draftOf(data, null);
  if (editing && Editor) {
    return (
      <li>
        <Editor
          edits={{ entryId, visitId: id }}
          label={formatMessage({ id: 'diary.editVisit.name' }, values)}
          canRate={false}
          stored={{ draft, updatedAt }}
          editing={editing}
          onEdit={onEdit}
        />
      </li>
    );
  }
  return (
    <Item>
      <div>
        <Day>
          {visitedAt ? (
            <FormattedMessage id="diaryEntry.visited" values={{ date: <ShortDate date={visitedAt} /> }} />
          ) : (
            <FormattedMessage id="diary.entryAdded" values={{ date: <ShortDate date={addedAt} /> }} />
          )}
        </Day>
        {dishNotes && (
          <p>
            <FormattedMessage id="diary.dishes" /> {dishNotes}
          </p>
        )}
        {notes && <LongText text={notes} />}
      </div>
      <Actions>
        <IconButton
          id={editButtonId(id)}
          label={formatMessage({ id: 'diary.editVisit.name' }, values)}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => onEdit(id, { before: draft, now: draft, seen: updatedAt, entryId })}
        >
          <Pencil size={16} aria-hidden />
        </IconButton>
        <IconButton
          label={formatMessage({ id: 'diary.removeVisit.name' }, values)}
          pending={removing}
          onClick={({ currentTarget }) => {
            focusNextEdit(currentTarget.closest('li'));
            void remove(id, name);
          }}
        >
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </Actions>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;
const Day = styled.p`
  color: var(--ink-soft);
  font-weight: 620;
`;
const Actions = styled.div`
  display: flex;
  margin: -8px -10px 0 0;
  > button {
    width: 40px;
    color: var(--ink-soft);
  }
`;
