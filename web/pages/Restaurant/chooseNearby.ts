/** At most this many places are shown. */
export const shownAtMost = 4;

/** The fields needed of a place that may be shown. */
interface Found {
  readonly distanceMeters: number | null | undefined;
  readonly node: {
    readonly uuid: string;
    readonly name: string;
    readonly brand: { readonly name: string } | null | undefined;
  };
}

/** The cuisine that says most: the main cuisine, but "American" only if there is no other. */
export function tellingCuisine<T extends { readonly key: string }>(cuisines: readonly T[]): T | null {
  return cuisines.find(({ key }) => key !== 'american') ?? cuisines[0] ?? null;
}

/**
 * The places to show near the restaurant `uuid`, the nearest first. Places with its cuisine (`ofKind`) come before
 * `others` when they are chosen. Only the nearest branch of a chain is chosen. `allOfKind`: no place is from `others`.
 */
export function chooseNearby<T extends Found>(uuid: string, ofKind: readonly T[], others: readonly T[]) {
  const seen = new Set([uuid]);
  const isNew = ({ node }: T) => {
    const chain = (node.brand?.name ?? node.name).toLowerCase();
    if (seen.has(node.uuid) || seen.has(chain)) return false;
    seen.add(node.uuid).add(chain);
    return true;
  };
  const chosen = ofKind.filter(isNew).slice(0, shownAtMost);
  const filling = others.filter(isNew).slice(0, shownAtMost - chosen.length);
  const places = [...chosen, ...filling].sort((one, other) => (one.distanceMeters ?? 0) - (other.distanceMeters ?? 0));
  return { places, allOfKind: filling.length === 0 };
}
