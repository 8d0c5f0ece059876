import styled from 'styled-components';

/** A small line of text above or below a list, about the state of the list. */
export const QuietLine = styled.p`
  min-height: 28px;
  margin: 10px 0 4px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  &:empty {
    min-height: 0;
    margin: 14px 0 0;
  }
`;
