import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-height: 40px;
  padding: 0.4rem 0.95rem;
  border: 1.5px solid var(--control-line);
  border-radius: 999px;
  background: transparent;
  color: var(--ink);
  font-size: 0.9375rem;
  font-weight: 560;
  line-height: 1.2;
  white-space: nowrap;
  transition:
    background var(--quick) var(--ease),
    border-color var(--quick) var(--ease);
  &:hover:not(:disabled) {
    border-color: var(--ink);
  }
  &[aria-pressed='true'] {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--paper);
  }
  &:disabled {
    opacity: 0.5;
  }
  &[data-count='0'] {
    border-style: dashed;
    color: var(--ink-soft);
    /* Screen readers hear its description instead. */
    &::after {
      content: '0' / '';
      font-size: 0.8125rem;
      font-weight: 450;
    }
  }
`;

/** Props of Chip. Screen readers announce `selected` as a pressed toggle button. `data-count`: 0 if it finds nothing. */
export type ChipProps = ComponentProps<'button'> & { selected: boolean; 'data-count'?: number };

/** A rounded button that is on or off, for example in a row of filters. */
export function Chip({ selected, type = 'button', ...rest }: ChipProps) {
  return <Pill type={type} aria-pressed={selected} {...rest} />;
}
