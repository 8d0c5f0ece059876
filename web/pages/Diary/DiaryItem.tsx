import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { DiaryItem_entry$key } from '../../__generated__/DiaryItem_entry.graphql';
import { draftOf } from './draft';
import type { EditState } from './EditState';
import { EntryActions } from './EntryActions';
import { EntryPlace } from './EntryPlace';
import { EntryVisits } from './EntryVisits';
import { EntryWords } from './EntryWords';
import { movedVisitOf, shownVisitOf } from './shownVisit';

/** Props of DiaryItem. */
export type DiaryItemProps = { entry: DiaryItem_entry$key; editState: EditState };

/** One entry of the diary, to read or to edit. */
export function DiaryItem({ entry, editState }: DiaryItemProps) {
  const data = useFragment(
    graphql`
      fragment DiaryItem_entry on DiaryEntry {
        id
        restaurantId
        addedAt
        updatedAt
        visitedAt
        dishNotes
        notes
        visits(first: 6) {
          edges {
            node {
              id
              visitedAt
              dishNotes
              notes
            }
          }
        }
        snapshot {
          name
        }
        restaurant {
          name
          viewerRating {
            stars
          }
        }
        ...EntryPlace_entry
        ...EntryVisits_entry
        ...EntryWords_entry
      }
    `,
    entry,
  );
  const { formatMessage } = useIntl();
  const { id, restaurantId, restaurant, updatedAt } = data;
  const visits = data.visits?.edges ?? [];
  const name = restaurant?.name ?? data.snapshot.name;
  const stars = restaurant?.viewerRating?.stars;
  const draft = draftOf(data, stars);
  const { openEdits, onEdit, Editor, preload } = editState;
  const editing = openEdits.get(id);
  const moved = movedVisitOf(visits, data, editing?.visitId);
  const content = moved ? moved.facts : data;
  return (
    <Card>
      <EntryPlace entry={data} />
      {editing && Editor ? (
        <Editor
          edits={{ entryId: id, restaurantId, updatedAt, moved }}
          label={formatMessage({ id: 'diary.edit.name' }, { name })}
          canRate={Boolean(restaurant)}
          stored={content && { draft: draftOf(content, stars), updatedAt }}
          editing={editing}
          onEdit={onEdit}
        />
      ) : (
        <>
          <EntryActions
            entry={{ entryId: id, restaurantId, name, isListed: Boolean(restaurant) }}
            onNear={preload}
            onEdit={() =>
              onEdit(id, { before: draft, now: draft, seen: updatedAt, visitId: shownVisitOf(visits, data)?.id })
            }
          />
          <EntryWords entry={data} />
          <EntryVisits entry={data} name={name} editState={editState} />
        </>
      )}
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  margin-bottom: 10px;
  padding: 16px clamp(14px, 2vw, 24px) 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;
