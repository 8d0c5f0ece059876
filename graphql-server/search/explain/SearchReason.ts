/** The facts that can answer a craving. */
export type ReasonField =
  | 'NAME'
  | 'CUISINE'
  | 'DISH'
  | 'NEIGHBORHOOD'
  | 'DESCRIPTION'
  | 'INSIGHT'
  | 'FEATURE'
  | 'DIETARY'
  | 'PRICE'
  | 'HOURS';

/** One fact of a restaurant that answers the craving, in the restaurant's own words. */
export interface SearchReason {
  field: ReasonField;
  text: string;
  /** The concept it speaks for; null where it only holds the words. */
  concept: string | null;
  /** The codes of the words that were asked for, to mark them in the text; absent where none were typed. */
  words?: readonly number[];
}
