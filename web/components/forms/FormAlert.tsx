import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import type { FormProblem } from './formProblem';

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

/** The alert at the top of a form, with the form's errors. Shows nothing if there are no errors. */
export function FormAlert({ problem }: { problem: FormProblem | undefined }) {
  if (!problem) return null;
  return (
    <Alert role="alert" data-tone="destructive">
      <CircleAlert size={20} aria-hidden />
      <div>
        {problem.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Alert>
  );
}
