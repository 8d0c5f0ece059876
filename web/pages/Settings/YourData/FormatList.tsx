import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { type FileFormat, formats } from './formats';

const List = styled.ul`
  display: grid;
  width: 100%;
  gap: 10px;
`;
const Row = styled.li`
  display: grid;
  grid-template-columns: 8.5rem minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  color: var(--ink-soft);
`;

/** Props of FormatList; `isGuest`: the hints are for a guest's files, which contain no account. */
export type FormatListProps = { children: (format: FileFormat) => ReactNode; isGuest?: boolean };

/** The list of file formats. Each format has a link or button for a file, and a text about the use of the format. */
export function FormatList({ children, isGuest = false }: FormatListProps) {
  return (
    <List>
      {formats.map((format) => (
        <Row key={format.extension}>
          {children(format)}
          <span>
            <FormattedMessage id={isGuest ? format.guestHint : format.hint} />
          </span>
        </Row>
      ))}
    </List>
  );
}
