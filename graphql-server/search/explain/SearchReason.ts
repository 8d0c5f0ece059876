/** The kinds of facts that can answer a craving. */
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

/** One fact of a restaurant that answers the craving. */
export interface SearchReason {
  field: ReasonField;
  text: string;
  /**
   * The id of a concept (in the search vocabulary) that the craving wants and the fact supports. Null if the fact was
   * chosen only because of a typed word.
   */
  concept: string | null;
  /** The codes of the typed words (see wordCode). marksOf uses them to mark these words in the text. */
  words?: readonly number[];
}
