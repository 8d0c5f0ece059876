import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { ImportLines_lines$key } from '../../../__generated__/ImportLines_lines.graphql';
import type { MessageId } from '../../../intl/messageIds';
import { Disclosure } from '../../../ui/Disclosure';
import { LineText } from './LineText';

const Group = styled(Disclosure)`
  summary {
    font-weight: 620;
  }
`;
const List = styled.ul`
  display: grid;
  gap: 8px;
  padding: 4px 2px 8px 20px;
`;

/** Props of ImportLines; `title`: a message with the argument `count`. */
export type ImportLinesProps = { lines: ImportLines_lines$key | null | undefined; title: MessageId };

/** The number of lines of one kind. A press shows the lines that have loaded. Renders nothing if there are no lines. */
export function ImportLines({ lines, title }: ImportLinesProps) {
  const data = useFragment(
    graphql`
      fragment ImportLines_lines on DataImportRowConnection {
        totalCount
        edges {
          node {
            line
            ...LineText_line
          }
        }
      }
    `,
    lines,
  );
  if (!data || data.totalCount === 0) return null;
  const more = data.totalCount - data.edges.length;
  return (
    <Group title={<FormattedMessage id={title} values={{ count: data.totalCount }} />}>
      <List>
        {data.edges.map(({ node }) => (
          <li key={node.line}>
            <LineText line={node} />
          </li>
        ))}
        {more > 0 && (
          <li>
            <FormattedMessage id="settings.dataMore" values={{ count: more }} />
          </li>
        )}
      </List>
    </Group>
  );
}
