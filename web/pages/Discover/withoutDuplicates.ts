/** The rows without the items of earlier rows and without the id `except`. No row has more than `most` items. */
export function withoutDuplicates<Edge extends { readonly node: { readonly id: string } }>(
  rows: readonly (readonly Edge[])[],
  { except, most }: { except: string | null; most: number },
): Edge[][] {
  const seen = new Set<string | null>([except]);
  return rows.map((row) => {
    const fresh = row.filter(({ node: { id } }) => !seen.has(id)).slice(0, most);
    for (const { node } of fresh) seen.add(node.id);
    return fresh;
  });
}
