import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { UnsureLines_lines$key } from '../../../__generated__/UnsureLines_lines.graphql';
import { Select } from '../../../ui/Select';
import { LineText } from './LineText';

const Group = styled.section`
  display: grid;
  gap: 12px;
`;
const Title = styled.h4`
  font-family: var(--sans);
  font-size: 1rem;
  font-weight: 620;
`;
const List = styled.ul`
  display: grid;
  gap: 18px;
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

/** Props of UnsureLines. */
export type UnsureLinesProps = {
  lines: UnsureLines_lines$key | null | undefined;
  /** Restaurants by line. */
  choices: ReadonlyMap<number, string>;
  /** "" leaves the line out. */
  onChoose: (line: number, restaurantId: string) => void;
};

/** Lines that may be about one of several restaurants, each with the choice. */
export function UnsureLines({ lines, choices, onChoose }: UnsureLinesProps) {
  const { formatMessage } = useIntl();
  const data = useFragment(
    graphql`
      fragment UnsureLines_lines on DataImportRowConnection {
        totalCount
        edges {
          node {
            line
            name
            candidates {
              id
              name
              address {
                lines
                city
              }
            }
            ...LineText_line
          }
        }
      }
    `,
    lines,
  );
  if (!data || data.totalCount === 0) return null;
  const none = { value: '', label: formatMessage({ id: 'settings.dataLeaveOut' }) };
  return (
    <Group>
      <Title>
        <FormattedMessage id="settings.dataUnsure" values={{ count: data.totalCount }} />
      </Title>
      <List>
        {data.edges.map(({ node }) => (
          <Line key={node.line}>
            <span>
              <LineText line={node} />
            </span>
            <Select
              label={formatMessage({ id: 'settings.dataWhich' }, { name: node.name })}
              value={choices.get(node.line) ?? ''}
              onChange={(restaurantId) => onChoose(node.line, restaurantId)}
              options={[
                none,
                ...node.candidates.map(({ id, name, address }) => ({
                  value: id,
                  label: [name, ...address.lines, address.city].filter(Boolean).join(', '),
                })),
              ]}
            />
          </Line>
        ))}
      </List>
    </Group>
  );
}
