import { type FormEvent, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { FormAlert } from './FormAlert';
import type { FormProblem } from './formProblem';
import { useFocusInvalid } from './useFocusInvalid';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

/** Props of PageForm. */
export type PageFormProps = {
  /** The form's accessible name, for pages that contain more than the form. */
  label?: string;
  problem: FormProblem | undefined;
  submitLabel: string;
  canSubmit: boolean;
  onSubmit: () => void;
  children?: ReactNode;
};

/** A form of a page: its alert, its fields (children) and its submit button. The browser does not check the fields. */
export function PageForm({ label, problem, submitLabel, canSubmit, onSubmit, children }: PageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, problem);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit) onSubmit();
  };
  return (
    <Form ref={form} aria-label={label} onSubmit={submit} noValidate>
      <FormAlert problem={problem} />
      {children}
      <Button type="submit" tone="primary" wide disabled={!canSubmit}>
        {submitLabel}
      </Button>
    </Form>
  );
}
