import { MapPin } from 'lucide-react';
import { type ButtonHTMLAttributes, type ReactNode, useEffect } from 'react';
import styled from 'styled-components';

/**
 * Props of PinButton, in addition to the props of a button. `pin`: the element on the map that contains the button.
 * `children`: the content that is shown instead of the icon.
 */
export type PinButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  pin: HTMLElement;
  name?: string;
  isActive: boolean;
  onActive: (isActive: boolean) => void;
  children?: ReactNode;
};

/**
 * A pin on a map. If `isActive`, the pin shows `name` and is in front of its neighbors. `onActive` is called when the
 * pointer or the focus reaches or leaves the pin.
 */
export function PinButton({ pin, name, isActive, onActive, children, ...button }: PinButtonProps) {
  useEffect(() => {
    pin.style.zIndex = isActive ? '1' : '';
  }, [pin, isActive]);
  const point = () => onActive(true);
  const leave = () => onActive(false);
  return (
    <Button
      {...button}
      type="button"
      data-active={isActive}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {children || <MapPin size={34} aria-hidden />}
      {name && isActive && <Name>{name}</Name>}
    </Button>
  );
}

const Button = styled.button`
  position: relative;
  display: block;
  padding: 0;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  svg {
    display: block;
    fill: var(--accent);
    stroke: var(--accent-ink);
    transform-origin: bottom;
    transition: transform var(--quick) var(--ease);
    pointer-events: none;
  }
  &[data-active='true'] svg {
    fill: var(--ink);
    stroke: var(--paper);
    transform: scale(1.25);
  }
`;
const Name = styled.span`
  position: absolute;
  bottom: calc(100% + 12px);
  left: 50%;
  max-width: 14rem;
  padding: 3px 10px;
  overflow: hidden;
  border-radius: 999px;
  background: var(--ink);
  color: var(--paper);
  font-size: 0.875rem;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
  transform: translateX(-50%);
  pointer-events: none;
`;
