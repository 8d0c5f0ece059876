import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

/** Props of Section; `id`: the HTML id, needed only if something links to the section. */
export type SectionProps = { title: ReactNode; id?: string; children: ReactNode };

/** A titled part of the page, under a thin line. */
export function Section({ title, id, children }: SectionProps) {
  const headingId = useId();
  return (
    <Frame aria-labelledby={headingId} id={id} tabIndex={id ? -1 : undefined}>
      <Heading id={headingId}>{title}</Heading>
      {children}
    </Frame>
  );
}

const Frame = styled.section`
  padding-top: 20px;
  border-top: 1.5px solid var(--ink);
  &:focus-visible {
    outline: none;
  }
`;
const Heading = styled.h2`
  margin-bottom: 14px;
  font-size: 1.75rem;
`;
