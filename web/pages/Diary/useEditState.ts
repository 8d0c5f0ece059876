import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../ui/Toast';
import { useFetchedPart } from '../../ui/useFetchedPart';
import type { OnEdit } from './Editing';
import type { EditState } from './EditState';

const loadEditor = async () => (await import('./Editor')).Editor;

/** The state of all edits. It keeps typed text when an entry scrolls out of the rendered part of the list. */
export function useEditState(): EditState {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const { Component: Editor, load, preload } = useFetchedPart(loadEditor);
  const [openEdits, setOpenEdits] = useState<EditState['openEdits']>(new Map());
  const put: OnEdit = (id, editing) =>
    setOpenEdits((before) => {
      const next = new Map(before);
      if (editing) next.set(id, editing);
      else next.delete(id);
      return next;
    });
  const begin: OnEdit = async (id, editing) => {
    if (await load()) put(id, editing);
    else showToast({ title: formatMessage({ id: 'problem.chunkTitle' }), tone: 'destructive' });
  };
  return { openEdits, onEdit: Editor ? put : begin, Editor, preload };
}
