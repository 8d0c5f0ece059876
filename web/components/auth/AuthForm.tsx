import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { FormAlert } from '../forms/FormAlert';
import type { FormProblem } from '../forms/formProblem';
import { useFocusInvalid } from '../forms/useFocusInvalid';

const Form = styled.form`
  display: grid;
  gap: 16px;
  margin-top: 22px;
`;
const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: 6px;
  margin-top: 4px;
`;
const Missing = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
  text-align: center;
`;
const Switch = styled.button`
  min-height: 44px;
  padding: 6px 12px;
  border: 0;
  background: none;
  font-weight: 560;
  text-decoration: underline;
  text-decoration-color: var(--accent);
  text-decoration-thickness: 2px;
  text-underline-offset: 4px;
`;

/** Props of AuthForm. */
export type AuthFormProps = {
  problem: FormProblem | undefined;
  submitLabel: string;
  canSubmit: boolean;
  /** Why the form cannot be sent yet. */
  missing?: string | false;
  onSubmit: () => void;
  switchLabel: string;
  onSwitch: () => void;
  /** Other ways to sign in, under the submit button. */
  besides?: ReactNode;
  children: ReactNode;
};

/**
 * The common frame of the forms in AuthDialogs: an alert, the fields, the submit button and a second button. `onSwitch`
 * is called when the second button is pressed, for example to open another dialog.
 */
export function AuthForm({
  problem,
  submitLabel,
  canSubmit,
  missing,
  onSubmit,
  switchLabel,
  onSwitch,
  besides,
  children,
}: AuthFormProps) {
  const missingId = useId();
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, problem);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit) onSubmit();
  };
  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <FormAlert problem={problem} />
      {children}
      <Foot>
        {missing && <Missing id={missingId}>{missing}</Missing>}
        <Button
          type="submit"
          tone="primary"
          wide
          disabled={!canSubmit}
          aria-describedby={missing ? missingId : undefined}
        >
          {submitLabel}
        </Button>
        {besides}
        <Switch type="button" onClick={onSwitch}>
          {switchLabel}
        </Switch>
      </Foot>
    </Form>
  );
}
