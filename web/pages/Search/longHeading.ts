import { css } from 'styled-components';

/**
 * Styles for a heading that repeats a long craving. The letters are smaller, and the text is cut after four lines, so
 * that the results stay visible.
 */
export const longHeading = css`
  display: -webkit-box;
  overflow: hidden;
  font-size: clamp(1.375rem, 1.2rem + 1vw, 1.875rem);
  line-height: 1.2;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;
