import styled from 'styled-components';

/** A part of the section, below one another. */
export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 12px;
`;
/** What a part is called. */
export const PartHeading = styled.h3`
  font-family: var(--sans);
  font-size: 1.0625rem;
  font-weight: 640;
`;
/** What a part says of itself. */
export const PartText = styled.p`
  max-width: 36em;
  color: var(--ink-soft);
`;
/** Buttons beside one another, as many as fit. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;
