/**
 * A number that a phone can dial: the E.164 form if it is known, else the displayed number without spaces, dashes and
 * parentheses.
 */
export function dialable({ e164, display }: { readonly e164?: string | null; readonly display: string }): string {
  return e164 ?? display.replace(/[\s()\u2010-\u2015-]/g, '');
}
