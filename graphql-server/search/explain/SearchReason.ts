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
  /** The concept that the fact supports; null when the fact only contains typed words. */
  concept: string | null;
  /** The codes of the typed words, so that these words can be marked in the text. */
  words?: readonly number[];
}
