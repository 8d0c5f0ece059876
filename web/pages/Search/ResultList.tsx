import styled from 'styled-components';
import { pageSize } from './pageSize';

/**
 * The position of an unfolded row: before the other rows of its line, so that it opens where it was pressed and not one
 * line below. Two full rows are in a line, and on the first page three short ones are in the line before them.
 */
const ownLine = Array.from({ length: pageSize }, (_, index) => {
  const row = `> li:nth-child(${index + 1})`;
  const isOpen = ":has([data-unfolded='true'])";
  const beforePair = 2 * (index - (index % 2)) - 1;
  const afterShort = index < 3 ? -1 : 2 * (index - ((index + 1) % 2)) - 1;
  return `
    ${row} { order: ${2 * index}; }
    ${row}${isOpen} { order: ${beforePair}; }
    &:has([data-short='true']) ${row}${isOpen} { order: ${afterShort}; }`;
}).join('');

/**
 * The list of rows: one column on phones and beside a map. Elsewhere a line has three short rows or two full ones. An
 * unfolded row has its own line, and later rows move up, so that no gap is left.
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
    grid-template-columns: repeat(6, minmax(0, 1fr));
    grid-auto-flow: dense;
    ${ownLine}
    > li {
      grid-column: span 3;
    }
    > li:has([data-short='true']) {
      grid-column: span 2;
    }
    /* Fewer than three short rows share one line. */
    &:not(:has(> li:nth-child(3))) > li,
    &:has(> li:nth-child(-n + 3) [data-unfolded='true']) > li:has([data-short='true']) {
      grid-column: span 3;
    }
    > li:only-child,
    > li:has([data-unfolded='true']) {
      grid-column: 1 / -1;
    }
    /* The last full row, when it would be alone in its line. */
    &:not(:has([data-unfolded='true'])):has([data-short='true']) > li:last-child:nth-child(even):has([data-short='false']),
    &:not(:has([data-unfolded='true'])):not(:has([data-short='true'])) > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    [data-beside='true'] & {
      display: flex;
      flex-direction: column;
      flex-wrap: nowrap;
    }
  }
`;
