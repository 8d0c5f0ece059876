import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { OtherVisits_entry$key } from '../../__generated__/OtherVisits_entry.graphql';
import { Button } from '../../ui/Button';
import { AllVisits } from './AllVisits';
import { editedVisits } from './Editing';
import type { EditState } from './EditState';
import { countShownVisits, otherVisits } from './shownVisit';
import { Visit } from './Visit';

/** Props of OtherVisits; `name`: the restaurant's name. */
export type OtherVisitsProps = { entry: OtherVisits_entry$key; name: string; editState: EditState };

/**
 * An entry's visits, latest first, without the visit that EntryWords shows. At most five visits are shown at first. All
 * are shown after a press, or if a visit that is being edited is no longer among the first five. If it was removed
 * elsewhere, its form stays after the last visit.
 */
export function OtherVisits({ entry, name, editState }: OtherVisitsProps) {
  const data = useFragment(
    graphql`
      fragment OtherVisits_entry on DiaryEntry {
        id
        updatedAt
        visitedAt
        dishNotes
        notes
        visits(first: 6) {
          totalCount
          edges {
            node {
              id
              visitedAt
              dishNotes
              notes
              ...Visit_visit
            }
          }
        }
      }
    `,
    entry,
  );
  const [all, setAll] = useState(false);
  const { id, updatedAt, visits } = data;
  const others = otherVisits(visits?.edges ?? [], data).slice(0, 5);
  const count = (visits?.totalCount ?? 0) - countShownVisits(data);
  const isShown = (visitId: string) => others.some((visit) => visit.id === visitId);
  const edited = editedVisits(editState.openEdits, id);
  if (!all && !edited.every(isShown)) setAll(true);
  const props = { entryId: id, updatedAt, name, editState };
  return (
    <List>
      {all ? (
        <AllVisits shown={data} edited={edited} {...props} />
      ) : (
        others.map((visit) => <Visit key={visit.id} visit={visit} {...props} />)
      )}
      {!all && count > others.length && (
        <li>
          <Button tone="quiet" onClick={() => setAll(true)}>
            <FormattedMessage id="diary.allVisits" values={{ count }} />
          </Button>
        </li>
      )}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin-top: 10px;
  padding-left: 16px;
  border-left: 2px solid var(--line);
`;
