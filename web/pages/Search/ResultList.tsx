import styled from 'styled-components';

/**
 * The list of rows. It has one column on narrow screens and beside a map, and two columns of the same width elsewhere.
 * In two columns, an unfolded row is as wide as both columns. A row that unfolds in the second column moves below its
 * neighbor in the first column. So the Tab key always reaches the rows in the order in which they are on screen.
 */
export const ResultList = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    min-width: 0;
  }
  @media (min-width: 1040px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li:has([data-unfolded='true']) {
      grid-column: 1 / -1;
    }
    [data-beside='true'] & {
      display: flex;
      flex-direction: column;
      flex-wrap: nowrap;
    }
  }
`;
