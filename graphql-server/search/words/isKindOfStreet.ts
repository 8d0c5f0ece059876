const KINDS =
  /^(?:st|street|ave|av|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|pl|place|plz|plaza|ct|court|pkwy|parkway|hwy|highway|way|ter|terrace|sq|square|cir|circle|trl|trail|expy|loop)$/;
const ALSO_OTHER = /^(?:st|pl|place|drive|way|court|square|plaza|road|loop)$/;

/** Whether a folded word is a kind of street: "avenue". */
export const isKindOfStreet = (word: string): boolean => KINDS.test(word);

/**
 * Whether a folded word is a kind of street that often has another meaning: "drive thru", "a place with a view", "road
 * trip", "St Louis". Where this matters, a craving's word counts as a kind of street only at the end of a clause.
 */
export const isAlsoOtherWord = (word: string): boolean => ALSO_OTHER.test(word);
