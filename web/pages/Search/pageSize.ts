/** The number of results on one page of the list: the graph is asked for this many. */
export const pageSize = 10;
