import { css } from 'styled-components';

/**
 * The style of a text field that fills the box around it. The box has the border and shows the focus. The browser's own
 * button to clear the field is hidden.
 */
export const bareInputStyle = css`
  flex: 1;
  align-self: stretch;
  min-width: 0;
  border: 0;
  background: transparent;
  text-overflow: ellipsis;
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
