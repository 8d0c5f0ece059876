import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Props of Disclosure. */
export type DisclosureProps = { title: ReactNode; className?: string; children: ReactNode };

/** Content that is hidden until the user presses its title. A chevron shows whether the content is open. */
export function Disclosure({ title, className, children }: DisclosureProps) {
  return (
    <Details className={className}>
      <summary>
        {title}
        <ChevronDown size={16} aria-hidden />
      </summary>
      {children}
    </Details>
  );
}

const Details = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: 0.2rem;
    width: fit-content;
    min-height: 44px;
    margin: 4px 0; /* so that the focus ring does not cover the texts above and below */
    cursor: pointer;
  }
  /* Hides the triangle, which Safari draws in a flex box too. */
  summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;
