/** The fields of a search's results that hoursOnly needs. */
type Found = {
  readonly nearMisses: readonly { readonly misses: readonly { readonly kind: string }[] }[];
  readonly relaxations: readonly {
    readonly totalCount: number;
    readonly parts: readonly { readonly kind: string; readonly chip: { readonly kind: string } | null | undefined }[];
  }[];
};

/**
 * If the hours of no near miss are known, and the first near miss matches all other wishes: how many places there are
 * without the wish for hours (`totalCount`), and how many near misses match all other wishes (`listed`). Otherwise null.
 */
export function hoursOnly({ nearMisses, relaxations }: Found): { totalCount: number; listed: number } | null {
  const areUnknown = nearMisses.every(({ misses }) => misses.some(({ kind }) => kind === 'HOURS_UNKNOWN'));
  const listed = nearMisses.filter(({ misses }) => misses.length === 1).length;
  const withoutHours = relaxations.find(
    ({ parts: [part, ...others] }) => others.length === 0 && (part?.kind === 'HOURS' || part?.chip?.kind === 'OPEN_AT'),
  );
  return areUnknown && listed > 0 && withoutHours ? { totalCount: withoutHours.totalCount, listed } : null;
}
