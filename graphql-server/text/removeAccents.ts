const MARKS = /\p{M}/gu;

/**
 * Removes accents and replaces compatibility characters: "Crêpes" becomes "Crepes", "ﬁ" becomes "fi". Hangul does not
 * change.
 */
export function removeAccents(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').normalize('NFC');
}
