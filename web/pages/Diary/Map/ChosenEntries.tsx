import { graphql, useLazyLoadQuery } from 'react-relay';
import styled from 'styled-components';
import type { ChosenEntriesQuery } from '../../../__generated__/ChosenEntriesQuery.graphql';
import { useLanguage } from '../../../device/language';
import { graphLanguage } from '../../../relay/graphLanguage';
import { EntryPlace } from '../EntryPlace';
import { EntryWords } from '../EntryWords';

/** The entries of the places that were pressed on the map; `ids` are the ids of these entries. */
export function ChosenEntries({ ids }: { ids: readonly string[] }) {
  const { nodes } = useLazyLoadQuery<ChosenEntriesQuery>(
    graphql`
      query ChosenEntriesQuery($ids: [ID!]!, $language: Language!) {
        nodes(ids: $ids) @required(action: THROW) {
          id
          ... on DiaryEntry @alias(as: "entry") {
            ...EntryPlace_entry
            ...EntryWords_entry
          }
        }
      }
    `,
    { ids, language: graphLanguage(useLanguage()) },
  );
  return (
    <ul>
      {nodes.map(
        (node) =>
          node?.entry && (
            <Card key={node.id}>
              <EntryPlace entry={node.entry} />
              <EntryWords entry={node.entry} />
            </Card>
          ),
      )}
    </ul>
  );
}

const Card = styled.li`
  margin-bottom: 12px;
  padding: 16px clamp(14px, 2vw, 24px) 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;
