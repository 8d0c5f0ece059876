/** The fields of a search's results that hoursOnly needs. */
type Found = {
  readonly nearMisses: readonly { readonly misses: readonly { readonly kind: string }[] }[];
  readonly relaxations: readonly {
    readonly totalCount: number;
    readonly parts: readonly { readonly kind: string; readonly chip: { readonly kind: string } | null | undefined }[];
  }[];
};

/**
 * Counts the restaurants that may match: they miss only the wish for opening hours, and their hours are unknown.
 * `totalCount`: how many results the search has without this wish. The relaxation that removes only this wish contains
 * this number. `listed`: the number of near misses that match all other wishes. Null if there is no such relaxation, if
 * `listed` would be 0, or if the hours of a near miss are known.
 */
export function hoursOnly({ nearMisses, relaxations }: Found): { totalCount: number; listed: number } | null {
  const areUnknown = nearMisses.every(({ misses }) => misses.some(({ kind }) => kind === 'HOURS_UNKNOWN'));
  const listed = nearMisses.filter(({ misses }) => misses.length === 1).length;
  const withoutHours = relaxations.find(
    ({ parts: [part, ...others] }) => others.length === 0 && (part?.kind === 'HOURS' || part?.chip?.kind === 'OPEN_AT'),
  );
  return areUnknown && listed > 0 && withoutHours ? { totalCount: withoutHours.totalCount, listed } : null;
}
