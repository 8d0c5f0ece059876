import { type RefObject, useEffect } from 'react';
import type { FormProblem } from './formProblem';

/**
 * After an error, moves the focus to the first invalid field. If no field is invalid and no element has the focus, the
 * submit button gets it: the button had lost the focus because it was disabled while the form was being sent.
 */
export function useFocusInvalid(form: RefObject<HTMLFormElement | null>, problem: FormProblem | undefined): void {
  useEffect(() => {
    if (!problem) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const invalid = find('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    else if (document.activeElement === document.body) find('[type="submit"]')?.focus();
  }, [form, problem]);
}
