import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { DayVisits_edge$key } from '../../../__generated__/DayVisits_edge.graphql';
import { EntryPlace } from '../EntryPlace';
import { LongText } from '../LongText';

type DayEdge = DayVisits_edge$key & { readonly node: { readonly id: string } };

/** The visits of one day. The heading takes the focus when the component mounts. */
export function DayVisits({ day, edges }: { day: string; edges: readonly DayEdge[] }) {
  const { formatDate } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section>
      <Heading ref={heading} tabIndex={-1}>
        {formatDate(day, { dateStyle: 'full', timeZone: 'UTC' })}
      </Heading>
      <ul>
        {edges.map((edge) => (
          <Visit key={edge.node.id} edge={edge} />
        ))}
      </ul>
    </section>
  );
}

function Visit({ edge }: { edge: DayVisits_edge$key }) {
  const { node, diaryEntry } = useFragment(
    graphql`
      fragment DayVisits_edge on DatedDiaryVisitEdge {
        node {
          dishNotes
          notes
        }
        diaryEntry {
          ...EntryPlace_entry
        }
      }
    `,
    edge,
  );
  return (
    <Card>
      <EntryPlace entry={diaryEntry} />
      {node.dishNotes && (
        <p>
          <FormattedMessage id="diary.dishes" /> {node.dishNotes}
        </p>
      )}
      {node.notes && <LongText text={node.notes} />}
    </Card>
  );
}

const Heading = styled.h2`
  margin: 8px 0 12px;
  font-size: 1.375rem;
  &:focus-visible {
    outline: none;
  }
`;
const Card = styled.li`
  display: grid;
  gap: 10px;
  margin-bottom: 12px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  overflow-wrap: anywhere;
`;
