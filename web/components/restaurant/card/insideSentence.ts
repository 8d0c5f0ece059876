/**
 * A label as it is written inside a sentence: "Outdoor seating" becomes "outdoor seating". A label with more capitals
 * or other signs keeps its capitals: "Sports on TV", "Wi-Fi".
 */
export const insideSentence = (label: string, locale: string): string =>
  /^\p{Lu}[\p{Ll} ]+$/u.test(label) ? label.toLocaleLowerCase(locale) : label;
