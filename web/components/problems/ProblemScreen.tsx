import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { useHandOnFocus } from '../../ui/useHandOnFocus';
import { EmptyPlate } from './EmptyPlate';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  align-items: center;
  gap: 28px clamp(32px, 6vw, 96px);
  max-width: calc(var(--page-width) + 2 * var(--gutter));
  min-height: min(72svh, 620px);
  margin: 0 auto;
  padding: 40px var(--gutter);
  @media (min-width: 760px) {
    grid-template-columns: minmax(220px, 2fr) 3fr;
  }
`;
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto);
  justify-items: start;
  gap: 18px;
`;
const Heading = styled.h1`
  max-width: min(9em, 100%);
  font-size: clamp(2.75rem, 1.6rem + 4.4vw, 5rem);
  letter-spacing: -0.024em;
`;
const Text = styled.p`
  max-width: 34em;
  color: var(--ink-soft);
  font-size: 1.1875rem;
`;

/** A page with an error message, a drawing of an empty plate, and what to do next (children: a button or a link). */
export function ProblemScreen({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  useHandOnFocus(frame); // after a press, the button disappears
  return (
    <Frame ref={frame}>
      <EmptyPlate />
      <Words>
        <Heading>{title}</Heading>
        <Text>{text}</Text>
        {children}
      </Words>
    </Frame>
  );
}
