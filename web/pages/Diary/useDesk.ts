import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../ui/Toast';
import { useFetchedPart } from '../../ui/useFetchedPart';
import type { Desk } from './Desk';
import type { OnEdit } from './Editing';

const loadEditor = async () => (await import('./Editor')).Editor;

/** The state of all edits (Desk.ts). It keeps typed text when an entry scrolls out of the rendered part of the list. */
export function useDesk(): Desk {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const { Part: Editor, bring, prepare } = useFetchedPart(loadEditor);
  const [edited, setEdited] = useState<Desk['edited']>(new Map());
  const put: OnEdit = (id, editing) =>
    setEdited((before) => {
      const next = new Map(before);
      if (editing) next.set(id, editing);
      else next.delete(id);
      return next;
    });
  const begin: OnEdit = async (id, editing) => {
    if (await bring()) put(id, editing);
    else showToast({ title: formatMessage({ id: 'problem.chunkTitle' }), tone: 'destructive' });
  };
  return { edited, onEdit: Editor ? put : begin, Editor, prepare };
}
