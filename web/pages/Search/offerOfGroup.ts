/** The fields of a chip and of an offer that offerOfGroup needs. A chip stands for one wish of the user. */
type Chip = { readonly key: string; readonly kind: string };
type Offer = { readonly removedChips: readonly string[]; readonly removed: number };

/** A chip of one of these kinds is a condition that all results must meet. */
const filtering: readonly string[] = ['DIETARY', 'PRICE', 'OPEN_AT', 'PLACE', 'DISTANCE'];

/**
 * An offer is a search with fewer wishes. A near miss is a place that is not known to fulfill all wishes. Returns the
 * offer that finds all places of a group of near misses, because this offer removes exactly the wishes that the group
 * misses. A wish of a kind outside `filtering` counts as missed only if another near miss meets this wish. Undefined if
 * there is no such offer.
 * @param met keys of the chips that the group meets
 * @param metBySome keys of the chips that at least one near miss meets
 */
export function offerOfGroup<O extends Offer>(
  offers: readonly O[],
  chips: readonly Chip[],
  met: readonly string[],
  metBySome: readonly string[],
): O | undefined {
  const missed = chips
    .filter(({ key, kind }) => (filtering.includes(kind) || metBySome.includes(key)) && !met.includes(key))
    .map(({ key }) => key);
  return offers.find(
    ({ removedChips, removed }) =>
      removed === removedChips.length &&
      removedChips.length === missed.length &&
      missed.every((key) => removedChips.includes(key)),
  );
}
