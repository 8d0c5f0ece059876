import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { LineText_line$key } from '../../../__generated__/LineText_line.graphql';

const Name = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`;
const More = styled.span`
  color: var(--ink-soft);
  overflow-wrap: anywhere;
`;

const dayFormat = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** Props of LineText. `isShort` leaves out date and stars, because the text is for several lines of the file. */
export type LineTextProps = { line: LineText_line$key; isShort?: boolean };

/** The content of a line of an imported file: name, address, date, stars and problem. */
export function LineText({ line, isShort = false }: LineTextProps) {
  const { name, addressText, visitedAt, stars, problem, unreadDate } = useFragment(
    graphql`
      fragment LineText_line on DataImportRow {
        name
        addressText
        visitedAt
        stars
        problem
        unreadDate {
          row
          heading
          text
        }
      }
    `,
    line,
  );
  const day = visitedAt ? new Date(visitedAt).toLocaleDateString('en-US', dayFormat) : null;
  const drawn = stars ? '★'.repeat(stars) : null;
  return (
    <>
      <Name>{name || '–'}</Name>{' '}
      <More>
        {[addressText, !isShort && day, !isShort && drawn].filter(Boolean).join(' · ')}
        {unreadDate && (
          <>
            {'('}
            <FormattedMessage id="settings.dataNoDate" values={unreadDate} />
            {')'}
          </>
        )}
        {problem && !unreadDate && <span lang="en">{` (${problem})`}</span>}
      </More>
    </>
  );
}
