import styled from 'styled-components';

/**
 * The list of rows. It has one column on narrow screens and beside a map, elsewhere two columns of the same width. In
 * two columns, an unfolded row is as high as four rows and stays in its column; the rows after it move up beside it.
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
      grid-row: span 4;
    }
    [data-beside='true'] & {
      display: flex;
      flex-direction: column;
      flex-wrap: nowrap;
    }
  }
`;
