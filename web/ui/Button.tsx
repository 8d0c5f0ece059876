import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';

/** primary: the main button of a screen. secondary: outlined. quiet: text only. danger: destroys something. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The style of a button. For links and Radix parts: `styled.a\`${buttonStyle}\`` with data-tone and data-wide. */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 48px;
  padding: 0.65rem 1.35rem;
  border: 1.5px solid var(--control-line);
  border-radius: 999px;
  background: var(--surface);
  color: var(--ink);
  font-family: var(--sans);
  font-size: 1rem;
  font-weight: 620;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition:
    background var(--quick) var(--ease),
    border-color var(--quick) var(--ease),
    transform var(--quick) var(--ease);
  &:hover:not(:disabled) {
    background: var(--raised);
    border-color: var(--ink);
  }
  &:active:not(:disabled) {
    transform: scale(0.975);
  }
  &:disabled {
    opacity: 0.55;
  }
  &[data-wide='true'] {
    width: 100%;
  }
  &[data-tone='primary'] {
    background: var(--accent);
    border-color: transparent;
    color: var(--accent-ink);
    &:hover:not(:disabled) {
      background: var(--accent-strong);
    }
  }
  &[data-tone='quiet'] {
    background: transparent;
    border-color: transparent;
    &:hover:not(:disabled) {
      background: color-mix(in srgb, var(--ink) 8%, transparent);
    }
  }
  &[data-tone='danger'] {
    background: var(--danger);
    border-color: transparent;
    color: var(--paper);
    &:hover:not(:disabled) {
      background: color-mix(in srgb, var(--danger) 86%, var(--ink));
    }
  }
`;

const StyledButton = styled.button`
  ${buttonStyle}
`;

/** Props of Button: the props of a native button, a tone, and whether the button fills its row. */
export type ButtonProps = ComponentProps<'button'> & { tone?: ButtonTone; wide?: boolean };

/** A button, large enough for a finger, with type "button" by default. */
export function Button({ tone = 'secondary', wide = false, type = 'button', ...rest }: ButtonProps) {
  return <StyledButton type={type} data-tone={tone} data-wide={wide} {...rest} />;
}
