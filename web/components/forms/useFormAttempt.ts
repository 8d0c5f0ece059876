import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../intl/messageIds';
import { describeFailure, describeUserErrors, type FormProblem, type UserError } from './formProblem';

/**
 * Handles one submission of a form: `attempt(promise of the payload, onDone)` calls onDone if the payload has no
 * userErrors. If there are userErrors or the request fails, `attempt` sets `problem`. `fallback` is the message if the
 * server gives no reason.
 */
export function useFormAttempt(fallback: MessageId) {
  const intl = useIntl();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();
  const attempt = async <Payload extends { readonly userErrors: readonly UserError[] }>(
    sent: Promise<Payload>,
    onDone: (payload: Payload) => void,
  ) => {
    setPending(true);
    setProblem(undefined);
    try {
      const payload = await sent;
      if (payload.userErrors.length === 0) onDone(payload);
      else setProblem(describeUserErrors(payload.userErrors, fallback, intl));
    } catch (error) {
      setProblem(describeFailure(error, fallback, intl));
    }
    setPending(false);
  };
  return { attempt, pending, problem };
}
