import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Field, FieldBox, type FieldWords, fieldControl } from './Field';

const Input = styled.input`
  ${fieldControl}
`;

/** Props of TextField: a native input and its texts. */
export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> &
  FieldWords & {
    /** A control at the end of the field, such as a show/hide toggle. */
    end?: ReactNode;
  };

/** A labelled one-line field with its hint and its error. */
export function TextField({ label, optional, hint, error, end, ...input }: TextFieldProps) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <FieldBox $invalid={Boolean(error)}>
          <Input {...control} {...input} />
          {end}
        </FieldBox>
      )}
    </Field>
  );
}
