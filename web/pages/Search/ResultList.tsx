import styled from 'styled-components';
import { pageSize } from './pageSize';

/**
 * The order of the rows in two columns. An unfolded row is as wide as both columns. It comes before the row that was
 * beside it, so that it does not move down, even if it was in the second column.
 */
const ownLine = Array.from({ length: pageSize }, (_, index) => {
  const row = `> li:nth-child(${index + 1})`;
  return `
    ${row} { order: ${2 * index}; }
    ${row}:has([data-unfolded='true']) { order: ${2 * (index - (index % 2)) - 1}; }`;
}).join('');

/**
 * The list of rows. It has one column on narrow screens and beside a map, and two columns of the same width elsewhere.
 * In two columns, an unfolded row has its own line, and later rows move up, so that there is no gap.
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
    ${ownLine}
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
