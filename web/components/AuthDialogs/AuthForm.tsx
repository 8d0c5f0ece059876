import { CircleAlert } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import type { AuthProblem } from './authProblem';

const Form = styled.form`
  display: grid;
  gap: 16px;
  margin-top: 22px;
`;
const Alert = styled.div`
  display: flex;
  gap: 10px;
  padding: 12px 14px;
  border: 1px solid var(--danger);
  border-radius: var(--radius-small);
  background: var(--danger-soft);
  color: var(--danger);
  font-weight: 560;
  svg {
    margin-top: 2px;
  }
`;
const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: 6px;
  margin-top: 4px;
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
  problem: AuthProblem | undefined;
  submitLabel: string;
  canSubmit: boolean;
  onSubmit: () => void;
  switchLabel: string;
  onSwitch: () => void;
  children: ReactNode;
};

/** The frame both dialogs share: the alert, the fields, the submit button and the way to the other dialog. */
export function AuthForm({
  problem,
  submitLabel,
  canSubmit,
  onSubmit,
  switchLabel,
  onSwitch,
  children,
}: AuthFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit) onSubmit();
  };
  return (
    <Form onSubmit={submit} noValidate>
      {problem && (
        <Alert role="alert" data-tone="destructive">
          <CircleAlert size={20} aria-hidden />
          <div>
            {problem.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </Alert>
      )}
      {children}
      <Foot>
        <Button type="submit" tone="primary" wide disabled={!canSubmit}>
          {submitLabel}
        </Button>
        <Switch type="button" onClick={onSwitch}>
          {switchLabel}
        </Switch>
      </Foot>
    </Form>
  );
}
