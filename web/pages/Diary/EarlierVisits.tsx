import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { EarlierVisits_entry$key } from '../../__generated__/EarlierVisits_entry.graphql';
import { Button } from '../../ui/Button';
import { AllVisits } from './AllVisits';
import type { EditState } from './EditState';
import { countShownVisits, withoutShownVisit } from './shownVisit';
import { Visit } from './Visit';

/** Props of EarlierVisits; `name`: the restaurant's name. */
export type EarlierVisitsProps = { entry: EarlierVisits_entry$key; name: string; editState: EditState };

/**
 * An entry's visits, latest first, without the visit that EntryWords shows. At most five visits are shown at first, and
 * at most 100 after a press.
 */
export function EarlierVisits({ entry, name, editState }: EarlierVisitsProps) {
  const data = useFragment(
    graphql`
      fragment EarlierVisits_entry on DiaryEntry {
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
  const earlier = withoutShownVisit(visits?.edges ?? [], data).slice(0, 5);
  const count = (visits?.totalCount ?? 0) - countShownVisits(data);
  const props = { entryId: id, updatedAt, name, editState };
  return (
    <List>
      {all ? (
        <AllVisits shown={data} {...props} />
      ) : (
        earlier.map(({ node }) => <Visit key={node.id} visit={node} {...props} />)
      )}
      {!all && count > earlier.length && (
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
