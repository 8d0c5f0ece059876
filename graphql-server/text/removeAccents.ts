const MARKS = /\p{M}/gu;

/** Letters without their marks, compatible forms made one: "Crêpes" is "Crepes", "ﬁ" is "fi". Hangul stays whole. */
export function removeAccents(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').normalize('NFC');
}
