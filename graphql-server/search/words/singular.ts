const KEEP = /(?:ss|us|is)$/;
const TAKES_ES = /(?:ch|sh|ss|x|zz|o)es$/;

/**
 * One form for the singular and plural of a folded word (see fold): "tacos" becomes "taco", "curries" and "curry"
 * become "curri". Because of this form, a phrase of the vocabulary is found in the singular and in the plural. The form
 * is sometimes not a real word, so it is never shown.
 */
export function singular(word: string): string {
  if (word.length < 4) return word;
  let one = word;
  if (TAKES_ES.test(one)) one = one.slice(0, -2);
  else if (one.endsWith('s') && !KEEP.test(one)) one = one.slice(0, -1);
  if (one.length > 4 && one.endsWith('ie')) return one.slice(0, -1);
  if (one.length > 3 && one.endsWith('y')) return `${one.slice(0, -1)}i`;
  return one;
}
