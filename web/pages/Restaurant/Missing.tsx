import styled from 'styled-components';

/** A sentence that says that something is not known. */
export const Missing = styled.p`
  color: var(--ink-soft);
`;
