import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';

const unfold = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;
const Anchor = styled.div`
  position: relative;
`;
const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.4rem;
  min-width: 44px;
  min-height: 44px;
  padding: 0 0.6rem;
  border: 0;
  border-radius: 999px;
  background: transparent;
  font-size: 0.9375rem;
  font-weight: 620;
  transition: background var(--quick) var(--ease);
  &:hover,
  &[aria-expanded='true'] {
    background: color-mix(in srgb, var(--ink) 9%, transparent);
  }
`;
const Panel = styled.div`
  position: absolute;
  top: calc(100% + 8px);
  right: 0;
  z-index: 50;
  width: max-content;
  min-width: 220px;
  max-width: calc(100vw - 32px);
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--raised);
  box-shadow: var(--shadow);
  animation: ${unfold} var(--quick) var(--ease);
`;

/** Props of Popover. */
export type PopoverProps = {
  /** Accessible name of the button and of the panel. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  children: ReactNode;
};

/** A button that unfolds a small panel under it. Escape, a press outside and leaving it by keyboard close it. */
export function Popover({ label, trigger, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = (event: PointerEvent) => {
      if (!anchor.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <Anchor ref={anchor} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Trigger
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </Trigger>
      {open && (
        <Panel id={id} role="group" aria-label={label}>
          {children}
        </Panel>
      )}
    </Anchor>
  );
}
