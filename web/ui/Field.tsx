import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.35rem;
`;
const Label = styled.label`
  font-size: 0.9375rem;
  font-weight: 620;
`;
const Optional = styled.span`
  color: var(--ink-soft);
  font-weight: 450;
`;
const Note = styled.p<{ $error?: boolean }>`
  color: ${({ $error }) => ($error ? 'var(--danger)' : 'var(--ink-soft)')};
  font-size: 0.875rem;
`;

/** The box around a field's control. If $invalid is true, the border is red, except while the control has the focus. */
export const FieldBox = styled.div<{ $invalid: boolean }>`
  display: flex;
  align-items: center;
  min-height: 50px;
  border: 1.5px solid ${({ $invalid }) => ($invalid ? 'var(--danger)' : 'var(--control-line)')};
  border-radius: var(--radius-small);
  background: var(--raised);
  transition: border-color var(--quick) var(--ease);
  &:focus-within {
    border-color: var(--focus);
    box-shadow: 0 0 0 1.5px var(--focus);
  }
`;

/** The style of the native control inside FieldBox. FieldBox draws the border and the focus. */
export const fieldControl = css`
  flex: 1;
  width: 100%;
  min-width: 0;
  align-self: stretch;
  padding: 0.7rem 0.9rem;
  border: 0;
  border-radius: inherit;
  background: transparent;
  font-size: 1rem;
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
`;

/** The props that connect a field's control with the label, the hint and the error. */
export type FieldControl = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

/** The texts of a field. */
export type FieldWords = {
  label: string;
  /** Shown after the label, such as "(optional)". */
  optional?: string | undefined;
  /** Help under the field. */
  hint?: ReactNode;
  /** The error. It marks the field as invalid and becomes part of its description. */
  error?: string | undefined;
};

/** A label, the control from `children`, and the hint and error below it. */
export function Field({
  label,
  optional,
  hint,
  error,
  children,
}: FieldWords & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <Frame>
      <Label htmlFor={id}>
        {label}
        {optional && <Optional> {optional}</Optional>}
      </Label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      {hint && (
        <Note id={`${id}-hint`} as="div">
          {hint}
        </Note>
      )}
      {error && (
        <Note id={`${id}-error`} $error>
          {error}
        </Note>
      )}
    </Frame>
  );
}
