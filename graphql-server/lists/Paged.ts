/** A page of any list, with where it stands within it. */
export interface Paged<Entry> {
  /** How many there are in all. */
  totalCount: number;
  items: readonly { cursor: string; entry: Entry }[];
  hasPreviousPage: boolean;
  hasNextPage: boolean;
}
