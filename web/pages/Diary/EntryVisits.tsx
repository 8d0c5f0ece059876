import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { EntryVisits_entry$key } from '../../__generated__/EntryVisits_entry.graphql';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/Toast';
import { useFetchedPart } from '../../ui/useFetchedPart';
import { AddVisitButton } from './AddVisitButton';
import { editedVisits, newVisit } from './Editing';
import type { EditState } from './EditState';
import { countShownVisits } from './shownVisit';

const loadOthers = async () => (await import('./OtherVisits')).OtherVisits;

/** Props of EntryVisits; `name`: the restaurant's name. */
export type EntryVisitsProps = { entry: EntryVisits_entry$key; name: string; editState: EditState };

/**
 * Two buttons below an entry of the diary. One shows the other visits: all visits except the visit that EntryWords
 * shows. If there are none, this button is left out. The other button opens a form to add a visit.
 */
export function EntryVisits({ entry, name, editState }: EntryVisitsProps) {
  const data = useFragment(
    graphql`
      fragment EntryVisits_entry on DiaryEntry {
        id
        visitedAt
        dishNotes
        notes
        visits(first: 6) {
          totalCount
        }
        ...OtherVisits_entry
      }
    `,
    entry,
  );
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const [open, setOpen] = useState(false);
  const { Component: OtherVisits, load, preload } = useFetchedPart(loadOthers);
  const { id, visits } = data;
  const { openEdits, onEdit, Editor } = editState;
  const added = openEdits.get(newVisit(id));
  const count = (visits?.totalCount ?? 0) - countShownVisits(data);
  const hasOthers = count > 0 || editedVisits(openEdits, id).length > 0;
  const label = formatMessage({ id: 'diary.addVisit.name' }, { name });
  const toggle = async () => {
    if (open) setOpen(false);
    else if (await load()) setOpen(true);
    else showToast({ title: formatMessage({ id: 'problem.chunkTitle' }), tone: 'destructive' });
  };
  return (
    <div>
      <Row>
        {count > 0 && (
          <Button
            tone="quiet"
            aria-expanded={open}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => void toggle()}
          >
            <FormattedMessage id="diary.others" values={{ count }} />
          </Button>
        )}
        {!added && <AddVisitButton entryId={id} label={label} editState={editState} />}
      </Row>
      {added && Editor && (
        <Editor
          edits={{ entryId: id, visitId: null }}
          label={label}
          canRate={false}
          stored={null}
          editing={added}
          onEdit={onEdit}
        />
      )}
      {open && OtherVisits && hasOthers && <OtherVisits entry={data} name={name} editState={editState} />}
    </div>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  margin: 6px 0 -8px -14px;
  > button {
    min-height: 40px;
    padding: 0 16px;
    font-size: 0.9375rem;
  }
`;
