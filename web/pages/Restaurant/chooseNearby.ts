/** At most this many places are shown. */
export const shownAtMost = 4;
/** One mile, in meters. Farther places with the restaurant's cuisine are chosen later (see chooseNearby). */
const walkMeters = 1609;

/** The fields that chooseNearby reads of each place. */
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

/** The first cuisine that is not "American", or else "American" itself, or null if there is no cuisine. */
export function mainCuisine<T extends { readonly key: string }>(cuisines: readonly T[]): T | null {
  return cuisines.find(({ key }) => key !== 'american') ?? cuisines[0] ?? null;
}

/**
 * Chooses at most four places to show near the restaurant `uuid`, and returns them with the nearest first. Places with
 * the restaurant's cuisine (`ofKind`) are chosen before `others` if they are within a mile, otherwise after `others`.
 * Places without a cuisine, or with the same address as an earlier place, are chosen after all these places. Only one
 * branch of a chain is chosen. `allOfKind` is true if all chosen places are in `ofKind`.
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
  const uuidsOfKind = new Set(ofKind.map(({ node }) => node.uuid));
  const isOfKind = ({ node }: T) => uuidsOfKind.has(node.uuid);
  const isWalkable = ({ distanceMeters }: T) => (distanceMeters ?? 0) <= walkMeters;
  const far = ofKind.filter((place) => !isWalkable(place));
  const candidates = [...ofKind.filter(isWalkable), ...others.filter((place) => !isOfKind(place)), ...far].filter(
    isNew,
  );
  const preferred = candidates.filter(isPreferred);
  const chosen = [...new Set([...preferred, ...candidates])].slice(0, shownAtMost);
  const places = [...chosen].sort((one, other) => (one.distanceMeters ?? 0) - (other.distanceMeters ?? 0));
  return { places, allOfKind: chosen.every(isOfKind) };
}
