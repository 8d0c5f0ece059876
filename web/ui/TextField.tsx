import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.35rem;
`;
const Label = styled.label`
  font-size: 0.9375rem;
  font-weight: 620;
`;
const Optional = styled.span`
  margin-left: 0.4em;
  color: var(--ink-soft);
  font-weight: 450;
`;
const Box = styled.div<{ $invalid: boolean }>`
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
const Input = styled.input`
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
const Note = styled.p<{ $error?: boolean }>`
  color: ${({ $error }) => ($error ? 'var(--danger)' : 'var(--ink-soft)')};
  font-size: 0.875rem;
`;

/** Props of TextField: a native input plus its words. */
export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  /** Said after the label, such as "(optional)". */
  optional?: string;
  /** Help under the field. */
  hint?: ReactNode;
  /** What is wrong; marks the field invalid and is tied to it. */
  error?: string | undefined;
  /** A control at the field's end, such as a show/hide toggle. */
  end?: ReactNode;
};

/** A labelled one-line field with its hint and its error. */
export function TextField({ label, optional, hint, error, end, ...input }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <Field>
      <Label htmlFor={id}>
        {label}
        {optional && <Optional>{optional}</Optional>}
      </Label>
      <Box $invalid={Boolean(error)}>
        <Input id={id} aria-invalid={error ? true : undefined} aria-describedby={described} {...input} />
        {end}
      </Box>
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
    </Field>
  );
}
