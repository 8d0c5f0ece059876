import styled from 'styled-components';

/** A list of rows. It has one column, or two columns on wide screens. */
export const SavedList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 16px;
  align-items: start;
  > li {
    min-width: 0;
  }
  @media (min-width: 1040px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
