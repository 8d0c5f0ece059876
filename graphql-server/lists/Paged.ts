/** A page of any list, and whether the list has entries before or after the page. */
export interface Paged<Entry> {
  /** The number of entries in the whole list. */
  totalCount: number;
  items: readonly { cursor: string; entry: Entry }[];
  hasPreviousPage: boolean;
  hasNextPage: boolean;
}
