import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { EntryWords_entry$key } from '../../__generated__/EntryWords_entry.graphql';
import { Stars } from '../../components/restaurant/rating/Stars';
import { ShortDate } from '../../ui/ShortDate';
import { LongText } from './LongText';

/**
 * The content of a diary entry: the notes, the dishes and the day of one visit, which is usually the latest visit. The
 * stars and the day when the entry was added are shown too. Missing parts are left out, but if there are no stars, a
 * text says so.
 */
export function EntryWords({ entry }: { entry: EntryWords_entry$key }) {
  const { addedAt, visitedAt, dishNotes, notes, restaurant } = useFragment(
    graphql`
      fragment EntryWords_entry on DiaryEntry {
        addedAt
        visitedAt
        dishNotes
        notes
        restaurant {
          viewerRating {
            stars
          }
        }
      }
    `,
    entry,
  );
  const stars = restaurant?.viewerRating?.stars;
  return (
    <Words>
      {notes && (
        <section>
          <Label>
            <FormattedMessage id="diary.notes" />
          </Label>
          <Notes>
            <LongText text={notes} />
          </Notes>
        </section>
      )}
      {dishNotes && (
        <section>
          <Label>
            <FormattedMessage id="diary.dishes" />
          </Label>
          <p>{dishNotes}</p>
        </section>
      )}
      <Foot>
        {stars ? (
          <Stars stars={stars} />
        ) : (
          <span>
            <FormattedMessage id="diary.noRating" />
          </span>
        )}{' '}
        {visitedAt && (
          <span>
            <FormattedMessage id="diaryEntry.visited" values={{ date: <ShortDate date={visitedAt} /> }} />
          </span>
        )}{' '}
        <span>
          <FormattedMessage id="diary.entryAdded" values={{ date: <ShortDate date={addedAt} /> }} />
        </span>
      </Foot>
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-top: 14px;
  overflow-wrap: anywhere;
`;
const Label = styled.h4`
  margin: 0 0 2px;
  color: var(--ink-soft);
  font-size: 0.8125rem;
  font-weight: 620;
`;
const Notes = styled.div`
  font-family: var(--serif);
  font-size: 1.125rem;
  line-height: 1.5;
`;
const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 16px;
  padding-top: 10px;
  border-top: 1px solid var(--line);
  color: var(--ink-soft);
  font-size: 0.875rem;
`;
