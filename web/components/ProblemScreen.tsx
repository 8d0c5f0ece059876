import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.section`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 16px;
  max-width: 34rem;
  min-height: 60vh;
  margin: 0 auto;
  padding: 48px var(--gutter);
`;
const Heading = styled.h1`
  font-size: clamp(2.25rem, 1.6rem + 3vw, 3.5rem);
`;
const Text = styled.p`
  color: var(--ink-soft);
  font-size: 1.125rem;
`;

/** A page that says what is wrong and offers the way on (children: a button or a link). */
export function ProblemScreen({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Frame>
      <Heading>{title}</Heading>
      <Text>{text}</Text>
      {children}
    </Frame>
  );
}
