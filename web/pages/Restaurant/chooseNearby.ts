/** At most this many places are shown. */
export const shownAtMost = 4;

/** The fields needed of a place that may be shown. */
interface Found {
  readonly distanceMeters: number | null | undefined;
  readonly node: {
    readonly uuid: string;
    readonly name: string;
    readonly brand: { readonly name: string } | null | undefined;
    readonly cuisines: readonly unknown[];
    readonly address: { readonly lines: readonly string[] };
  };
}

/** The cuisine that says most: the main cuisine, but "American" only if there is no other. */
export function tellingCuisine<T extends { readonly key: string }>(cuisines: readonly T[]): T | null {
  return cuisines.find(({ key }) => key !== 'american') ?? cuisines[0] ?? null;
}

/**
 * The places to show near the restaurant `uuid`, the nearest first. Places with its cuisine (`ofKind`) come before
 * `others` when they are chosen. Places without a cuisine, and all but one of the places with the same address, are
 * chosen only if there are too few others. Only the nearest branch of a chain is chosen. `allOfKind`: no place is from
 * `others`.
 */
export function chooseNearby<T extends Found>(uuid: string, ofKind: readonly T[], others: readonly T[]) {
  const seen = new Set([uuid]);
  const isNew = ({ node }: T) => {
    const chain = (node.brand?.name ?? node.name).toLowerCase();
    if (seen.has(node.uuid) || seen.has(chain)) return false;
    seen.add(node.uuid).add(chain);
    return true;
  };
  const addresses = new Set<string>();
  const isPreferred = ({ node }: T) => {
    const address = node.address.lines.join();
    if (node.cuisines.length === 0 || addresses.has(address)) return false;
    if (address) addresses.add(address);
    return true;
  };
  const candidates = [...ofKind, ...others].filter(isNew);
  const preferred = candidates.filter(isPreferred);
  const chosen = [...new Set([...preferred, ...candidates])].slice(0, shownAtMost);
  const places = [...chosen].sort((one, other) => (one.distanceMeters ?? 0) - (other.distanceMeters ?? 0));
  return { places, allOfKind: chosen.every((place) => ofKind.includes(place)) };
}
