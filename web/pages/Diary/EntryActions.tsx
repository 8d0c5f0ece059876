import { Pencil, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { RemovedEntry } from '../../components/restaurant/diary/useRemoveDiaryEntry';
import { useRemoveFromDiary } from '../../components/restaurant/diary/useRemoveFromDiary';
import { IconButton } from '../../ui/IconButton';
import { editButtonId } from './focusEdit';
import { focusNextEdit } from './focusNextEdit';

/** Props of EntryActions; `onNear` is called when the pointer or the focus reaches "Edit". */
export type EntryActionsProps = { entry: RemovedEntry; onNear: () => void; onEdit: () => void };

/** The buttons to edit and to remove an entry. */
export function EntryActions({ entry, onNear, onEdit }: EntryActionsProps) {
  const { formatMessage } = useIntl();
  const [remove, pending] = useRemoveFromDiary();
  const { name } = entry;
  return (
    <Row>
      <IconButton
        id={editButtonId(entry.entryId)}
        label={formatMessage({ id: 'diary.edit.name' }, { name })}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onEdit}
      >
        <Pencil size={18} aria-hidden />
      </IconButton>
      <IconButton
        label={formatMessage({ id: 'diary.remove.name' }, { name })}
        pending={pending}
        onClick={({ currentTarget }) => {
          focusNextEdit(currentTarget.closest('article'));
          void remove(entry);
        }}
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </Row>
  );
}

const Row = styled.div`
  position: absolute;
  top: 8px;
  right: 8px;
  display: flex;
  > button {
    color: var(--ink-soft);
  }
  > button:hover {
    color: var(--ink);
  }
  @media (max-width: 479px) {
    > button {
      width: 40px;
    }
  }
`;
