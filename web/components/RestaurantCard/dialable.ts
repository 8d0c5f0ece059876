/** The number as a phone dials it: spaces, dashes and parentheses removed; "(314) 555-0100" gives "3145550100". */
export function dialable(phone: string): string {
  return phone.replace(/[\s()\u2010-\u2015-]/g, '');
}
