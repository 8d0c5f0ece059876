import styled from 'styled-components';

/** A name in a sentence, such as a city's: in one line where it fits, and in its own direction. */
export const Unbroken = styled.bdi`
  display: inline-block;
`;
