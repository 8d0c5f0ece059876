import { Plus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';
import { draftOf } from './draft';
import { newVisit } from './Editing';
import type { EditState } from './EditState';
import { editButtonId } from './focusEdit';

/** The fields of a new visit. The date is today in the device's time zone. */
const today = () => draftOf({ visitedAt: new Date().toISOString(), dishNotes: null, notes: null }, null);

/** Props of AddVisitButton; `label`: the accessible name, which contains the restaurant's name. */
export type AddVisitButtonProps = { entryId: string; label: string; editState: EditState };

/** The button that opens the form for a new visit of an entry. */
export function AddVisitButton({ entryId, label, editState }: AddVisitButtonProps) {
  const visit = newVisit(entryId);
  return (
    <Button
      id={editButtonId(visit)}
      tone="quiet"
      aria-label={label}
      onPointerEnter={editState.preload}
      onFocus={editState.preload}
      onClick={() => editState.onEdit(visit, { before: today(), now: today(), seen: null })}
    >
      <Plus size={18} aria-hidden />
      <FormattedMessage id="diary.addVisit" />
    </Button>
  );
}
