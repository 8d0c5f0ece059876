import { type RefObject, useEffect } from 'react';
import type { FormProblem } from './formProblem';

/** After a refusal, puts the cursor into the first field that has something wrong. */
export function useFocusInvalid(form: RefObject<HTMLFormElement | null>, problem: FormProblem | undefined): void {
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, problem]);
}
