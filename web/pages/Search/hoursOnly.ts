/** The fields of a search's results that hoursOnly needs. */
type Found = {
  readonly nearMisses: readonly { readonly misses: readonly { readonly kind: string }[] }[];
  readonly relaxations: readonly {
    readonly totalCount: number;
    readonly parts: readonly { readonly kind: string; readonly chip: { readonly kind: string } | null | undefined }[];
  }[];
};

/**
 * If all near misses have unknown hours, some of them match all other wishes, and a relaxation removes only the wish
 * for hours: `totalCount` is the number of results of this relaxation, `listed` the number of near misses that match
 * all other wishes. Otherwise null.
 */
export function hoursOnly({ nearMisses, relaxations }: Found): { totalCount: number; listed: number } | null {
  const areUnknown = nearMisses.every(({ misses }) => misses.some(({ kind }) => kind === 'HOURS_UNKNOWN'));
  const listed = nearMisses.filter(({ misses }) => misses.length === 1).length;
  const withoutHours = relaxations.find(
    ({ parts: [part, ...others] }) => others.length === 0 && (part?.kind === 'HOURS' || part?.chip?.kind === 'OPEN_AT'),
  );
  return areUnknown && listed > 0 && withoutHours ? { totalCount: withoutHours.totalCount, listed } : null;
}
