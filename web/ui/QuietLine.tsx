import styled from 'styled-components';

/** A quiet line above or below a list that says how far it is. */
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
