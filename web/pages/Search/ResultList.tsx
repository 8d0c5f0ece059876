import styled from 'styled-components';

/** The list of rows: one column on phones, two where there is room and no map beside. */
export const ResultList = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 16px;
  align-items: start;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    min-width: 0;
  }
  @media (min-width: 1040px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* The last short row is as high as the whole one beside it. */
    > li:nth-child(odd):has([data-short='true']):has(+ li [data-short='false']) {
      align-self: stretch;
    }
    [data-beside='true'] & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
