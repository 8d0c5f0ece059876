import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field, FieldBox, type FieldWords, fieldControl } from './Field';

const Area = styled.textarea`
  ${fieldControl}
  min-height: 8rem;
  line-height: 1.5;
  resize: vertical;
`;

/** Props of TextArea: the props of a native textarea, and the texts of a field. */
export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldWords;

/** A field of several lines with a label, a hint and an error. */
export function TextArea({ label, optional, hint, error, ...area }: TextAreaProps) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <FieldBox $invalid={Boolean(error)}>
          <Area {...control} {...area} />
        </FieldBox>
      )}
    </Field>
  );
}
