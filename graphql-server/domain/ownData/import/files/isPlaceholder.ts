const WORDS =
  /^(?:#?n\/?a|none|null|nil|tbd|unknown|not sure|ninguna?|desconocid[oa]|sin fecha|无|未知|없음|모름|미정)\.?$/iu;

/** Whether the text of a cell only says that there is no value: "-", "?", "N/A", "TBD". False for an empty text. */
export function isPlaceholder(text: string): boolean {
  return /^[\p{P}\s]+$/u.test(text) || WORDS.test(text.trim());
}
