/**
 * A number for a phone to dial: in the E.164 form if there is one, else the displayed one without spaces, dashes and
 * parentheses.
 */
export function dialable({ e164, display }: { readonly e164?: string | null; readonly display: string }): string {
  return e164 ?? display.replace(/[\s()\u2010-\u2015-]/g, '');
}
