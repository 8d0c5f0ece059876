import styled, { css } from 'styled-components';

/** For an element whose lines begin with icons: the icons share one column, so all texts begin at the same x. */
export const iconColumn = css`
  --icon-box: 18px;
  --icon-gap: 0.6rem;
`;

/**
 * The icon before a text; the line around both is a flex box with `align-items: baseline`, so the icon stays beside the
 * first line of a long text. Outside an `iconColumn`, the box is as wide as its icon.
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
