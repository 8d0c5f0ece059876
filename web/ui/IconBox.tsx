import styled, { css } from 'styled-components';

/** For an element with several lines, each with an icon before a text. All texts begin at the same x. */
export const iconColumn = css`
  --icon-box: 18px;
  --icon-gap: 0.6rem;
`;

/**
 * The icon before a text. Put the icon and the text in a flex box with `align-items: baseline`, so that the icon stays
 * beside the first line of a long text. Outside an `iconColumn`, the box is as wide as its icon.
 */
export const IconBox = styled.span`
  flex: none;
  width: var(--icon-box, auto);
  margin-right: var(--icon-gap, 0.4rem);
  text-align: center;
  > * {
    position: relative;
    top: -0.08em; /* "middle" is the middle of small letters, which is a little too low */
    display: inline-block;
    vertical-align: middle;
  }
`;
