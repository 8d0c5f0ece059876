/** How many results one page of the list holds: what the graph is asked for, and what pages are counted by. */
export const pageSize = 10;
