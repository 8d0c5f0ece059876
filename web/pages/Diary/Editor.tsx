import { useState } from 'react';
import type { Editing, OnEdit } from './Editing';
import { newVisit } from './Editing';
import { EntryForm, type EntryFormProps } from './EntryForm';
import { type EntryEdits, useSaveEntry } from './useSaveEntry';
import { useSaveVisit } from './useSaveVisit';

/** What is edited: an entry and its restaurant's rating, or a visit (`visitId` is null for a new visit). */
export type Edits = EntryEdits | { entryId: string; visitId: string | null };

/** Props of Editor. */
export type EditorProps = Pick<EntryFormProps, 'label' | 'canRate' | 'stored' | 'editing'> & {
  edits: Edits;
  onEdit: OnEdit;
};

/** The form of an entry or a visit, with the function that saves the edit. */
export function Editor({ edits, ...props }: EditorProps) {
  return 'restaurantId' in edits ? <EntryEditor {...props} {...edits} /> : <VisitEditor {...props} {...edits} />;
}

type Part<Which> = Omit<EditorProps, 'edits'> & Extract<Edits, Which>;

function EntryEditor({ entryId, restaurantId, updatedAt, moved, onEdit, stored, ...props }: Part<EntryEdits>) {
  const [found, setFound] = useState<typeof stored>(null);
  const [save, saving] = useSaveEntry({ entryId, restaurantId, updatedAt, moved }, props.editing, setFound);
  return (
    <EntryForm
      {...props}
      stored={stored ?? found}
      needsContent={moved !== null}
      saving={saving}
      onSave={save}
      {...formOf(entryId, onEdit)}
    />
  );
}

function VisitEditor({ entryId, visitId, onEdit, stored, ...props }: Part<{ visitId: string | null }>) {
  const [found, setFound] = useState<typeof stored>(null);
  const [save, saving] = useSaveVisit(entryId, visitId, setFound);
  return (
    <EntryForm
      {...props}
      stored={stored ?? found}
      needsContent
      saving={saving}
      onSave={save}
      {...formOf(visitId ?? newVisit(entryId), onEdit)}
    />
  );
}

const formOf = (id: string, onEdit: OnEdit) => ({
  editKey: id,
  onChange: (editing: Editing) => onEdit(id, editing),
  onDone: () => onEdit(id, null),
});
