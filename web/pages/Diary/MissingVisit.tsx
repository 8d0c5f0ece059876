import { useIntl } from 'react-intl';
import { shortDate } from '../../ui/shortDate';
import type { VisitProps } from './Visit';

/** Props of MissingVisit; the other props are those of Visit. */
export type MissingVisitProps = Pick<VisitProps, 'entryId' | 'name' | 'editState'> & { visitId: string };

/**
 * The open form of a visit that is no longer in the list, so that the typed text stays. If the visit was removed, an
 * attempt to save says so.
 */
export function MissingVisit({ visitId, entryId, name, editState }: MissingVisitProps) {
  const { formatMessage } = useIntl();
  const { openEdits, onEdit, Editor } = editState;
  const editing = openEdits.get(visitId);
  if (!editing || !Editor) return null;
  const { day } = editing.before;
  return (
    <li>
      <Editor
        edits={{ entryId, visitId }}
        label={
          day
            ? formatMessage({ id: 'diary.editVisit.name' }, { name, date: shortDate(day) })
            : formatMessage({ id: 'diary.edit.name' }, { name })
        }
        canRate={false}
        stored={null}
        editing={editing}
        onEdit={onEdit}
      />
    </li>
  );
}
