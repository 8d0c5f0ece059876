const MARKS = /\p{M}/gu;
const BEYOND_ASCII = /[\u0080-\uffff]/;

/**
 * Removes accents and replaces compatibility characters: "Crêpes" becomes "Crepes", "ﬁ" becomes "fi". Hangul syllables
 * do not change.
 */
export function removeAccents(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text;
  return text.normalize('NFKD').replace(MARKS, '').normalize('NFC');
}
