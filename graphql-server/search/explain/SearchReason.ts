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
   * The id of a concept (in the search vocabulary) that the fact supports, and that the craving, the mood or (in a
   * deck) the member's taste wants. Null if the fact was chosen only because of typed words.
   */
  concept: string | null;
  /** The codes of the typed words (see wordCode). marksOf uses them to mark these words in the text. */
  words?: readonly number[];
}
