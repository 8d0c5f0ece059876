import styled from 'styled-components';

/** Shows only the first paragraph of a BecauseLine, in one line. An ellipsis shows that the line was cut. */
export const OneLine = styled.div`
  min-width: 0;
  p {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p + p {
    display: none;
  }
`;
