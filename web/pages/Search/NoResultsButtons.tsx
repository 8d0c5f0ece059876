import styled from 'styled-components';

/** The row of buttons that offer other searches when nothing was found. */
export const NoResultsButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;
