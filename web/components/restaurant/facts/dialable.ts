/** A number as a phone dials it: as the graph has it for machines, else without spaces, dashes and parentheses. */
export function dialable({ e164, display }: { readonly e164?: string | null; readonly display: string }): string {
  return e164 ?? display.replace(/[\s()\u2010-\u2015-]/g, '');
}
