/**
 * Relay's PageInfo: whether the list has items before and after the page, and the cursors of its first and last item.
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
