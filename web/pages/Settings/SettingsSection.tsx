import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px clamp(32px, 6vw, 88px);
  padding-top: 22px;
  border-top: 1.5px solid var(--ink);
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`;
const Heading = styled.h2`
  font-size: clamp(1.5rem, 1.3rem + 0.8vw, 2rem);
`;
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

/** A part of Settings with a title. The controls are beside the title, or on narrow screens below the title. */
export function SettingsSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <Body>{children}</Body>
    </Section>
  );
}
