import styled, { css } from 'styled-components';
import { buttonStyle } from '../../ui/Button';

/** The look of CardAction as a mixin, for other kinds of link. */
export const cardActionStyle = css`
  ${buttonStyle}
  min-height: 40px;
  padding: 0.4rem 0.95rem;
  font-size: 0.9375rem;
  white-space: nowrap;
`;

/** A compact action of a card: a link, or a button by `as`. At least 40 px high. */
export const CardAction = styled.a`
  ${cardActionStyle}
`;
