/**
 * Returns Relay's PageInfo: whether the list has items before and after the page, and the cursors of the first item and
 * the last item of the page (null for an empty page).
 */
export const pageInfoOf = (
  items: readonly { cursor: string }[],
  { hasNextPage, hasPreviousPage }: { hasNextPage: boolean; hasPreviousPage: boolean },
) => ({
  hasNextPage,
  hasPreviousPage,
  startCursor: items[0]?.cursor ?? null,
  endCursor: items.at(-1)?.cursor ?? null,
});
