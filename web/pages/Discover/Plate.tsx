import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { EmptyPlate } from '../../components/problems/EmptyPlate';
import { requestDeckFocus } from './deckFocus';
import { stackHeight } from './stackHeight';

/** Props of Plate; `onUndo` undoes the last swipe. While the focus is in the panel, the key U calls `onUndo`. */
type PlateProps = { title: ReactNode; text?: ReactNode; children: ReactNode; onUndo?: (() => void) | null };

/**
 * A panel at least as high as the deck, so that the page does not move when the panel replaces the last card. If the
 * last swipe can be undone and no element has the focus, the panel takes the focus.
 */
export function Plate({ title, text, children, onUndo = null }: PlateProps) {
  const panel = useRef<HTMLDivElement>(null);
  const follows = onUndo !== null;
  useEffect(() => {
    if (follows && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [follows]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!onUndo || event.key.toLowerCase() !== 'u' || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    requestDeckFocus('now');
    onUndo();
  };
  return (
    <Panel ref={panel} tabIndex={-1} onKeyDown={onKeyDown} aria-keyshortcuts={onUndo ? 'U' : undefined}>
      <Crumbs>
        <EmptyPlate />
      </Crumbs>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </Panel>
  );
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 14px;
  min-height: ${stackHeight};
  padding: 28px;
  border: 1px solid var(--line);
  border-radius: 24px;
  background: var(--surface);
  text-align: center;
  &:focus-visible {
    outline-offset: 4px;
  }
  h2 {
    font-size: 1.75rem;
    text-wrap: balance;
  }
  p {
    max-width: 22rem;
    color: var(--ink-soft);
  }
`;
const Crumbs = styled.div`
  width: 160px;
  margin-bottom: 8px;
`;
