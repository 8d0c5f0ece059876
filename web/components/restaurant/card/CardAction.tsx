import styled, { css } from 'styled-components';

/** The look of CardAction as a mixin, for other kinds of link. */
export const cardActionStyle = css`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 5px;
  min-width: 66px;
  min-height: 58px;
  padding: 7px 4px;
  border: 0;
  border-radius: var(--radius-small);
  background: color-mix(in srgb, var(--ink) 5%, transparent);
  color: var(--ink);
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.15;
  text-align: center;
  text-decoration: none;
  transition: background var(--quick) var(--ease);
  > svg {
    color: var(--accent);
  }
  &:hover:not(:disabled) {
    background: color-mix(in srgb, var(--ink) 11%, transparent);
  }
  &:disabled {
    background: none;
    color: var(--ink-soft);
    > svg {
      color: inherit;
    }
  }
`;

/** One of a card's actions: an icon above a word. It is a link, or a button if `as` is "button". */
export const CardAction = styled.a`
  ${cardActionStyle}
`;
