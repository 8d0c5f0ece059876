/**
 * Returns each row with at most `maxPerRow` of its items. The item with the id `except` and the items of earlier
 * returned rows are left out. If this would leave out all items of a row, the row keeps them, because an empty row
 * means that there is no such item.
 */
export function withoutDuplicates<Edge extends { readonly node: { readonly id: string } }>(
  rows: readonly (readonly Edge[])[],
  { except, maxPerRow }: { except: string | null; maxPerRow: number },
): Edge[][] {
  const seen = new Set<string | null>([except]);
  return rows.map((row) => {
    const others = row.filter(({ node: { id } }) => !seen.has(id));
    const shown = (others.length > 0 ? others : row).slice(0, maxPerRow);
    for (const { node } of shown) seen.add(node.id);
    return shown;
  });
}
