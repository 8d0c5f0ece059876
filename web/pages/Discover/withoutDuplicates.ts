/**
 * Returns each row with at most `maxPerRow` of its items. The item with the id `except` and the items of earlier
 * returned rows are left out.
 */
export function withoutDuplicates<Edge extends { readonly node: { readonly id: string } }>(
  rows: readonly (readonly Edge[])[],
  { except, maxPerRow }: { except: string | null; maxPerRow: number },
): Edge[][] {
  const seen = new Set<string | null>([except]);
  return rows.map((row) => {
    const fresh = row.filter(({ node: { id } }) => !seen.has(id)).slice(0, maxPerRow);
    for (const { node } of fresh) seen.add(node.id);
    return fresh;
  });
}
