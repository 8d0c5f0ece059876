import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { DiaryItem_entry$key } from '../../__generated__/DiaryItem_entry.graphql';
import { draftOf } from './draft';
import type { Edited, OnEdit } from './Editing';
import { EntryActions } from './EntryActions';
import { EntryForm } from './EntryForm';
import { EntryPlace } from './EntryPlace';
import { EntryVisits } from './EntryVisits';
import { EntryWords } from './EntryWords';
import { useSaveEntry } from './useSaveEntry';

/** Props of DiaryItem; `edited`: all that is being typed. */
export type DiaryItemProps = { entry: DiaryItem_entry$key; edited: Edited; onEdit: OnEdit };

/** One entry of the diary, to read or to edit. */
export function DiaryItem({ entry, edited, onEdit }: DiaryItemProps) {
  const said = useFragment(
    graphql`
      fragment DiaryItem_entry on DiaryEntry {
        id
        restaurantId
        addedAt
        updatedAt
        visitedAt
        dishNotes
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
        ...EntryVisits_entry
        ...EntryWords_entry
      }
    `,
    entry,
  );
  const { formatMessage } = useIntl();
  const { id, restaurantId, restaurant, updatedAt } = said;
  const [save, saving] = useSaveEntry({ entryId: id, restaurantId });
  const name = restaurant?.name ?? said.snapshot.name;
  const draft = draftOf(said, restaurant?.viewerRating?.stars);
  const editing = edited.get(id);
  return (
    <Card>
      <EntryPlace entry={said} />
      {editing ? (
        <EntryForm
          label={formatMessage({ id: 'diary.edit.name' }, { name })}
          canRate={Boolean(restaurant)}
          editing={editing}
          stands={{ draft, updatedAt }}
          saving={saving}
          onChange={(next) => onEdit(id, next)}
          onSave={save}
          onDone={() => onEdit(id, null)}
        />
      ) : (
        <>
          <EntryActions
            entry={{ entryId: id, restaurantId, name, isListed: Boolean(restaurant) }}
            onEdit={() => onEdit(id, { before: draft, now: draft, seen: updatedAt })}
          />
          <EntryWords entry={said} />
          <EntryVisits entry={said} name={name} edited={edited} onEdit={onEdit} />
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
