const KINDS =
  /^(?:st|street|ave|av|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|pl|place|plz|plaza|ct|court|pkwy|parkway|hwy|highway|way|ter|terrace|sq|square|cir|circle|trl|trail|expy|loop)$/;

/** Whether a folded word is a kind of street: "avenue". */
export const isKindOfStreet = (word: string): boolean => KINDS.test(word);
