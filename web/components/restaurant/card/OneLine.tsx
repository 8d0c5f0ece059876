import styled from 'styled-components';

/** Shows the first line of a BecauseLine, cut where it ends; the whole stands on the unfolded card. */
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
