import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Field, FieldBox, type FieldWords, fieldControl } from './Field';

const Input = styled.input`
  ${fieldControl}
`;

/** Props of TextField: the props of a native input, and the texts of a field. */
export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> &
  FieldWords & {
    /** A control at the end of the field, such as a show/hide toggle. */
    end?: ReactNode;
  };

/** A field of one line with a label, a hint and an error. */
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
