/** The number of results on one page of the list. The query requests this many. */
export const pageSize = 10;
