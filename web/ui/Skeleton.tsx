import styled, { css, keyframes } from 'styled-components';

const breathe = keyframes`
  from { opacity: 1; }
  to { opacity: 0.55; }
`;

const pulse = css`
  animation: ${breathe} 1s ease-in-out infinite alternate;
`;

/** A placeholder for content that is loading. It is hidden from assistive technology. Add a text for screen readers. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{
  /** CSS width, default 100%. */
  $width?: string;
  /** CSS height, default one line. */
  $height?: string;
  /** CSS radius, default --radius-small. */
  $radius?: string;
  /** True if the content has not begun to load. The placeholder then does not pulse. */
  $still?: boolean;
}>`
  width: ${({ $width }) => $width ?? '100%'};
  height: ${({ $height }) => $height ?? '1.1em'};
  border-radius: ${({ $radius }) => $radius ?? 'var(--radius-small)'};
  background: color-mix(in srgb, var(--ink) 9%, var(--paper));
  ${({ $still = false }) => !$still && pulse}
`;
