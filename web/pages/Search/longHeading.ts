import { css } from 'styled-components';

/** Styles that cut a text with a long craving after four lines, so that the results stay visible. */
export const fourLines = css`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

/** Styles for a heading that repeats a long craving: smaller letters, and at most four lines. */
export const longHeading = css`
  ${fourLines}
  font-size: clamp(1.375rem, 1.2rem + 1vw, 1.875rem);
  line-height: 1.2;
`;
