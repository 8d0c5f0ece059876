import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Round = styled.button`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: var(--ink);
  transition: background var(--quick) var(--ease);
  &:hover:not(:disabled) {
    background: color-mix(in srgb, var(--ink) 9%, transparent);
  }
  &:disabled {
    opacity: 0.5;
  }
  svg {
    pointer-events: none;
  }
`;

/** Props of IconButton: `label` is both the accessible name and the tooltip (title). */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & { label: string };

/** A round 44 px button that shows only an icon (its child) and is named by `label`. */
export function IconButton({ label, type = 'button', ...rest }: IconButtonProps) {
  return <Round type={type} aria-label={label} title={label} {...rest} />;
}
