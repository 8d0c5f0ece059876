import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { EntryVisits_entry$key } from '../../__generated__/EntryVisits_entry.graphql';
import { Button } from '../../ui/Button';
import { AllVisits } from './AllVisits';
import { draftOf } from './draft';
import { type Edited, newVisit, type OnEdit } from './Editing';
import { Visit } from './Visit';
import { VisitForm } from './VisitForm';

/** The calendar day that it is here. */
const today = () => draftOf({ visitedAt: new Date().toISOString(), dishNotes: null, notes: null }, null);

/** Props of EntryVisits; `name`: of the place. */
export type EntryVisitsProps = { entry: EntryVisits_entry$key; name: string; edited: Edited; onEdit: OnEdit };

/** The visits before the last one, folded until they are wanted, and the way to add another. */
export function EntryVisits({ entry, name, edited, onEdit }: EntryVisitsProps) {
  const { id, updatedAt, visits } = useFragment(
    graphql`
      fragment EntryVisits_entry on DiaryEntry {
        id
        updatedAt
        visits(first: 6) {
          totalCount
          edges {
            node {
              id
              ...Visit_visit
            }
          }
        }
      }
    `,
    entry,
  );
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const [all, setAll] = useState(false);
  const added = edited.get(newVisit(id)) ?? null;
  const earlier = visits.edges.slice(1);
  const count = visits.totalCount - 1;
  const props = { entryId: id, updatedAt, name, edited, onEdit };
  return (
    <div>
      <Row>
        {count > 0 && (
          <Button tone="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            <FormattedMessage id="diary.earlier" values={{ count }} />
          </Button>
        )}
        {!added && (
          <Button
            tone="quiet"
            aria-label={formatMessage({ id: 'diary.addVisit.name' }, { name })}
            onClick={() => onEdit(newVisit(id), { before: today(), now: today(), seen: null })}
          >
            <Plus size={18} aria-hidden />
            <FormattedMessage id="diary.addVisit" />
          </Button>
        )}
      </Row>
      {added && (
        <VisitForm
          entryId={id}
          visitId={null}
          label={formatMessage({ id: 'diary.addVisit.name' }, { name })}
          stands={null}
          editing={added}
          onEdit={onEdit}
        />
      )}
      {open && count > 0 && (
        <List>
          {all ? <AllVisits {...props} /> : earlier.map(({ node }) => <Visit key={node.id} visit={node} {...props} />)}
          {!all && count > earlier.length && (
            <li>
              <Button tone="quiet" onClick={() => setAll(true)}>
                <FormattedMessage id="diary.allVisits" values={{ count }} />
              </Button>
            </li>
          )}
        </List>
      )}
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
const List = styled.ul`
  display: grid;
  gap: 12px;
  margin-top: 10px;
  padding-left: 16px;
  border-left: 2px solid var(--line);
`;
