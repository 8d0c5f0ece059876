/**
 * A label as it is written inside a sentence: "Outdoor seating" becomes "outdoor seating", and "Drive-through" becomes
 * "drive-through". A label with more capitals or other signs stays as it is: "Sports on TV", "Wi-Fi".
 */
export const insideSentence = (label: string, locale: string): string =>
  /^\p{Lu}[\p{Ll} -]+$/u.test(label) ? label.toLocaleLowerCase(locale) : label;
