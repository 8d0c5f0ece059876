import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { Tooltip } from './Tooltip';

const Round = styled.button`
  display: inline-grid;
  flex: none;
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
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
  }
  svg {
    pointer-events: none;
  }
`;

/**
 * Props of IconButton; `label`: the accessible name and the tooltip. With `titled`, the label is also the attribute
 * `title`. This attribute is removed while the pointer is over the button, because the browser would show the title
 * next to the tooltip.
 */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  label: string;
  /** Another text for the tooltip, for example what the next press on a toggle does. */
  tip?: string;
  titled?: boolean;
  /** While true, a press does nothing. Unlike a disabled button, the button keeps the focus. */
  pending?: boolean;
};

/** A round button, large enough for a finger. It shows only an icon, its child. */
export function IconButton({
  label,
  tip = label,
  titled = false,
  pending = false,
  type = 'button',
  onPointerEnter,
  onClick,
  ...rest
}: IconButtonProps) {
  const [isHovered, setHovered] = useState(false);
  const title = titled && {
    title: isHovered ? undefined : label,
    onPointerLeave: () => setHovered(false),
  };
  return (
    <Tooltip text={tip}>
      <Round
        type={type}
        aria-label={label}
        {...title}
        {...rest}
        aria-disabled={pending || undefined}
        onClick={pending ? undefined : onClick}
        onPointerEnter={(event) => {
          setHovered(true);
          onPointerEnter?.(event);
        }}
      />
    </Tooltip>
  );
}
