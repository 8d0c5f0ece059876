import styled from 'styled-components';

/** A name in a sentence, such as a city's name. It stays in one line if it fits, and has its own text direction. */
export const Unbroken = styled.bdi`
  display: inline-block;
`;
