import styled from 'styled-components';

/** Shows a BecauseLine as one line, with an ellipsis if it is too long. The unfolded card shows the whole text. */
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
