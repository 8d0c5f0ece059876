import { css, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;
const rise = keyframes`
  from { opacity: 0; transform: translateY(18px); }
`;

/** The dark layer between the page and a modal. */
export const scrimStyle = css`
  position: fixed;
  inset: 0;
  z-index: 60;
  display: grid;
  align-items: end;
  justify-items: center;
  overflow-y: auto;
  background: var(--scrim);
  animation: ${appear} var(--quick) var(--ease);
  @media (min-width: 640px) {
    align-items: center;
    padding: 32px 16px;
  }
`;

/** The modal: on phones a sheet from below, on wider screens a centered card. */
export const sheetStyle = css`
  position: relative;
  width: 100%;
  max-width: 30rem;
  margin-top: 40px;
  padding: 28px 24px max(28px, env(safe-area-inset-bottom));
  border-radius: calc(var(--radius) * 1.5) calc(var(--radius) * 1.5) 0 0;
  background: var(--surface);
  box-shadow: var(--shadow);
  animation: ${rise} var(--calm) var(--ease);
  &:focus-visible {
    outline: none;
  }
  @media (min-width: 640px) {
    margin: 0;
    padding: 36px 36px 32px;
    border-radius: calc(var(--radius) * 1.5);
  }
`;
