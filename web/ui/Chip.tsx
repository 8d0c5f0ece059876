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
  &[data-faint='true'] {
    border-style: dashed;
    color: var(--ink-soft);
  }
  /* Screen readers do not read this 0: they read the description of the button. */
  &[data-count='0']::after {
    margin-left: 0.35em;
    content: '0' / '';
    font-size: 0.8125rem;
    font-weight: 450;
  }
  &:disabled {
    opacity: 0.5;
  }
`;

/**
 * Props of Chip. `selected`: the button is on (pressed, for screen readers). `faint`: the button has a dashed border,
 * because a press would lead to no results. `data-count`: 0 shows a 0 after the words; other numbers show nothing.
 */
export type ChipProps = ComponentProps<'button'> & {
  selected: boolean;
  faint?: boolean;
  'data-count'?: number;
};

/** A rounded button that is on or off, for example in a row of filters. */
export function Chip({ selected, faint = false, type = 'button', ...rest }: ChipProps) {
  return <Pill type={type} aria-pressed={selected} data-faint={faint} {...rest} />;
}
