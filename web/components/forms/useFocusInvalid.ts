import { type RefObject, useEffect } from 'react';
import type { FormProblem } from './formProblem';

/** After an error, moves the focus to the first invalid field. */
export function useFocusInvalid(form: RefObject<HTMLFormElement | null>, problem: FormProblem | undefined): void {
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, problem]);
}
