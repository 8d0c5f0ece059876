import styled from 'styled-components';

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
