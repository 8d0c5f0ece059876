import { css, keyframes } from 'styled-components';

const slide = keyframes`
  from { opacity: 0; transform: translateY(14px); }
`;

/** The place of toasts on the screen. */
export const toastSpot = css`
  position: fixed;
  right: 0;
  bottom: calc(var(--bar-height) + env(safe-area-inset-bottom));
  z-index: 80;
  width: min(420px, 100vw);
  padding: 16px;
  outline: none;
  pointer-events: none;
`;
/** A toast; `data-tone` says whether it reports a failure. */
export const toastCard = css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: start;
  gap: 2px 8px;
  padding: 14px 8px 14px 18px;
  border: 1px solid var(--line);
  border-left: 5px solid var(--success);
  border-radius: var(--radius);
  background: var(--raised);
  box-shadow: var(--shadow);
  pointer-events: auto;
  animation: ${slide} var(--calm) var(--ease);
  &[data-tone='destructive'] {
    border-left-color: var(--danger);
  }
`;
export const toastTitle = css`
  padding-top: 10px;
  font-weight: 650;
`;
export const toastDescription = css`
  grid-column: 1;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  white-space: pre-line;
`;
export const toastAction = css`
  grid-column: 1;
  justify-self: start;
  min-height: 40px;
  margin-left: -10px;
  padding: 0 10px;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: var(--accent-strong);
  font-weight: 680;
  text-decoration: underline;
  text-underline-offset: 0.22em;
  &:hover {
    background: color-mix(in srgb, var(--ink) 8%, transparent);
  }
`;
