import styled from 'styled-components';

/** A group of chips. It has no box of its own, so its chips are in the same row as the elements beside the group. */
export const PartsGroup = styled.div`
  display: contents;
`;

/** A button at the end of a group. It removes or restores all parts of the search that belong to the group. */
export const AllParts = styled.button.attrs({ type: 'button' })`
  min-height: 36px;
  padding: 0 6px;
  border: 0;
  background: none;
  color: var(--accent-strong);
  font-size: 0.9375rem;
  font-weight: 620;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
