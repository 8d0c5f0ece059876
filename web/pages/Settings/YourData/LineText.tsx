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

/** The content of a line of the file: name, address, date, stars and problem. */
export function LineText({ line }: { line: LineText_line$key }) {
  const { name, addressText, visitedAt, stars, problem } = useFragment(
    graphql`
      fragment LineText_line on DataImportRow {
        name
        addressText
        visitedAt
        stars
        problem
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
        {[addressText, day, drawn].filter(Boolean).join(' · ')}
        {problem && <span lang="en">{` (${problem})`}</span>}
      </More>
    </>
  );
}
