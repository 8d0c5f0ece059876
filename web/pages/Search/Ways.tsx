import styled from 'styled-components';

/** The buttons that lead on when nothing was found. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;
