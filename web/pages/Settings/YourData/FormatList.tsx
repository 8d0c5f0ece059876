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

/** The formats, each with the link or button for its file and what it is good for. */
export function FormatList({ children }: { children: (format: FileFormat) => ReactNode }) {
  return (
    <List>
      {formats.map((format) => (
        <Row key={format.extension}>
          {children(format)}
          <span>
            <FormattedMessage id={format.hint} />
          </span>
        </Row>
      ))}
    </List>
  );
}
