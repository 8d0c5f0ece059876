/** A page of any list, and its position in the list. */
export interface Paged<Entry> {
  /** The number of entries in the whole list. */
  totalCount: number;
  items: readonly { cursor: string; entry: Entry }[];
  hasPreviousPage: boolean;
  hasNextPage: boolean;
}
