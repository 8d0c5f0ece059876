import { type Editing, newVisit, type OnEdit } from './Editing';
import { EntryForm, type EntryFormProps } from './EntryForm';
import { useSaveVisit } from './useSaveVisit';

/** Props of VisitForm; `visitId` null: a new visit. */
export type VisitFormProps = Pick<EntryFormProps, 'label' | 'stands'> & {
  entryId: string;
  visitId: string | null;
  editing: Editing;
  onEdit: OnEdit;
};

/** A visit's fields. */
export function VisitForm({ entryId, visitId, label, stands, editing, onEdit }: VisitFormProps) {
  const [save, saving] = useSaveVisit(entryId, visitId);
  const id = visitId ?? newVisit(entryId);
  return (
    <EntryForm
      label={label}
      canRate={false}
      editing={editing}
      stands={stands}
      saving={saving}
      onChange={(next) => onEdit(id, next)}
      onSave={save}
      onDone={() => onEdit(id, null)}
    />
  );
}
