import styled from 'styled-components';

/** The list of cards: one column on phones, two on tablets, three where there is room. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 330px), 1fr));
  gap: 20px;
  > li {
    display: grid;
    min-width: 0;
  }
`;
