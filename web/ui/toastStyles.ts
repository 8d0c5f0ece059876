import { css, keyframes } from 'styled-components';

const slide = keyframes`
  from { opacity: 0; transform: translateY(14px); }
`;

/**
 * The position of toasts. On phones it is at the top, in front of the header, where toasts cover no button that the
 * user needs. On wider screens it is at the bottom right.
 */
export const toastSpot = css`
  position: fixed;
  right: 0;
  bottom: calc(var(--bar-height) + env(safe-area-inset-bottom));
  z-index: 80;
  width: min(420px, 100vw);
  padding: 16px;
  outline: none;
  pointer-events: none;
  /* While a modal is open, it covers a toast, except a toast for a failure. */
  body[data-scroll-locked] &:not(:has([data-tone='destructive'])) {
    z-index: 50;
  }
  @media (max-width: 719px) {
    top: env(safe-area-inset-top);
    bottom: auto;
    padding: 6px 8px;
  }
`;
/** A toast. Its `data-tone` sets the color of its edge. Its action is beside the text. */
export const toastCard = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 4px;
  min-height: 50px;
  padding: 2px 4px 2px 16px;
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
  &[data-tone='neutral'] {
    border-left-color: var(--ink-soft);
  }
  &[data-tone='warning'] {
    border-left-color: var(--saffron);
  }
`;
/** Title and description, in one line if they fit. */
export const toastWords = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  padding: 5px 0;
  font-size: 0.9375rem;
  line-height: 1.3;
`;
export const toastTitle = css`
  font-weight: 650;
`;
export const toastDescription = css`
  color: var(--ink-soft);
  white-space: pre-line;
`;
export const toastAction = css`
  grid-column: 2;
  min-height: 44px;
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
