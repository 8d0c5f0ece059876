import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { UnsureLines_lines$key } from '../../../__generated__/UnsureLines_lines.graphql';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/Select';
import { LineText } from './LineText';
import { unsurePlaces } from './unsurePlaces';

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
const Count = styled.span`
  color: var(--ink-soft);
`;

/** Props of UnsureLines. */
export type UnsureLinesProps = {
  lines: UnsureLines_lines$key | null | undefined;
  /** The id of the chosen restaurant for each line. */
  choices: ReadonlyMap<number, string>;
  /** An empty `restaurantId` means that the lines are not imported. */
  onChoose: (lines: readonly number[], restaurantId: string) => void;
};

/**
 * The names in an import file for which Fuud could not find the restaurant with certainty, each with one or more
 * suggestions. One choice applies to all lines with the same name, address and suggestions. If at least two names have
 * only one suggestion, a button accepts the suggestions of all these names.
 */
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
            addressText
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
  const places = unsurePlaces(data.edges.map(({ node }) => node));
  const suggested = places.filter(({ first }) => first.candidates.length === 1);
  const acceptAll = () => {
    for (const { first, lines: named } of suggested) onChoose(named, first.candidates[0]?.id ?? '');
  };
  const none = { value: '', label: formatMessage({ id: 'settings.dataLeaveOut' }) };
  return (
    <Group>
      <Title>
        <FormattedMessage
          id="settings.dataUnsure"
          values={{ count: places.length + data.totalCount - data.edges.length }}
        />
      </Title>
      {suggested.length > 1 && (
        <div>
          <Button onClick={acceptAll}>
            <FormattedMessage id="settings.dataAcceptAll" values={{ count: suggested.length }} />
          </Button>
        </div>
      )}
      <List>
        {places.map(({ first: node, lines: named }) => (
          <Line key={node.line}>
            <span>
              <LineText line={node} isShort={named.length > 1} />
              {named.length > 1 && (
                <Count>
                  {' · '}
                  <FormattedMessage id="settings.dataLines" values={{ count: named.length }} />
                </Count>
              )}
            </span>
            <Select
              label={formatMessage({ id: 'settings.dataWhich' }, { name: node.name })}
              value={choices.get(node.line) ?? ''}
              onChange={(restaurantId) => onChoose(named, restaurantId)}
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
