import styled from 'styled-components';

/** Shows a BecauseLine as one line, with an ellipsis where it is too long; the unfolded card shows all of it. */
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
