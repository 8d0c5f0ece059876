import styled from 'styled-components';

/** A sentence that says what to do when nothing was found. */
export const NoResultsHint = styled.p`
  color: var(--ink-soft);
  font-size: 1.0625rem;
`;
