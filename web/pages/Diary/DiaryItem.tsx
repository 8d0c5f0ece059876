import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { DiaryItem_entry$key } from '../../__generated__/DiaryItem_entry.graphql';
import { draftOf } from './draft';
import type { Editing } from './Editing';
import { EntryActions } from './EntryActions';
import { EntryForm } from './EntryForm';
import { EntryPlace } from './EntryPlace';
import { EntryWords } from './EntryWords';

/** Props of DiaryItem; `editing`: what is typed while it is being edited, else null; `onEdit`: begins, goes on with or (null) ends that. */
export type DiaryItemProps = {
  entry: DiaryItem_entry$key;
  editing: Editing | null;
  onEdit: (id: string, editing: Editing | null) => void;
};

/** One entry of the diary, to read or to edit. */
export const DiaryItem = memo(function DiaryItem({ entry, editing, onEdit }: DiaryItemProps) {
  const said = useFragment(
    graphql`
      fragment DiaryItem_entry on DiaryEntry {
        id
        restaurantId
        addedAt
        visitedAt
        favoriteDishes
        notes
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
        ...EntryWords_entry
      }
    `,
    entry,
  );
  const { id, restaurantId, restaurant } = said;
  const name = restaurant?.name ?? said.snapshot.name;
  const begin = () => {
    const before = draftOf(said, restaurant?.viewerRating?.stars);
    onEdit(id, { before, now: before });
  };
  return (
    <Card>
      <EntryPlace entry={said} />
      {!editing && (
        <EntryActions entry={{ entryId: id, restaurantId, isListed: Boolean(restaurant) }} name={name} onEdit={begin} />
      )}
      {editing ? (
        <EntryForm
          entryId={id}
          restaurantId={restaurantId}
          name={name}
          canRate={Boolean(restaurant)}
          editing={editing}
          onChange={(now) => onEdit(id, { ...editing, now })}
          onDone={() => onEdit(id, null)}
        />
      ) : (
        <EntryWords entry={said} />
      )}
    </Card>
  );
});

const Card = styled.article`
  position: relative;
  margin-bottom: 10px;
  padding: 16px clamp(14px, 2vw, 24px) 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;
