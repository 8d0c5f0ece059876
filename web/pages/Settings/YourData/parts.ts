import styled from 'styled-components';

/** A part of the settings section YourData. The contents of a part are below one another. */
export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 12px;
`;
/** The heading of a part. */
export const PartHeading = styled.h3`
  font-family: var(--sans);
  font-size: 1.0625rem;
  font-weight: 640;
`;
/** The explanation of a part. */
export const PartText = styled.p`
  max-width: 36em;
  color: var(--ink-soft);
`;
/** A row of buttons that wraps onto more lines. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;
