import styled from 'styled-components';

/** A line above the results. */
export const NoticeLine = styled.p`
  max-width: 44rem;
  padding-left: 12px;
  border-left: 3px solid var(--accent);
  font-size: 0.9375rem;
  line-height: 1.4;
  &::first-letter {
    text-transform: uppercase;
  }
`;
