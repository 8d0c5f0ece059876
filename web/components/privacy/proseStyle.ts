import { css } from 'styled-components';

/** The typography of long texts: width, spacing, lists and links. */
export const proseStyle = css`
  max-width: 40rem;
  font-size: 1.0625rem;
  line-height: 1.65;
  overflow-wrap: break-word;
  h2 {
    font-size: clamp(1.625rem, 1.4rem + 0.9vw, 2rem);
    line-height: 1.15;
  }
  h3 {
    margin-top: 1.75rem;
    font-size: 1.25rem;
    line-height: 1.25;
    letter-spacing: -0.01em;
  }
  h2 + p,
  h2 + ul,
  h3 + p,
  h3 + ul {
    margin-top: 0.6rem;
  }
  p + p,
  p + ul,
  ul + p {
    margin-top: 1rem;
  }
  li {
    position: relative;
    padding-left: 1.5rem;
  }
  li + li {
    margin-top: 0.6rem;
  }
  li::before {
    content: '';
    position: absolute;
    top: 0.62em;
    left: 0.15rem;
    width: 0.45rem;
    height: 0.45rem;
    border-radius: 50%;
    background: var(--saffron);
  }
  strong {
    font-weight: 680;
  }
  a {
    text-decoration-color: var(--accent);
    text-decoration-thickness: 1.5px;
    text-underline-offset: 3px;
    &:hover {
      text-decoration-thickness: 2.5px;
    }
  }
  &:lang(zh),
  &:lang(ko) {
    line-height: 1.8;
  }
`;
