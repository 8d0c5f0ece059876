import type { Interaction } from '../../device/interactions';

type Place = { readonly id: string; readonly name: string };

/**
 * What screen readers are told after the cards have moved: the message's id and values, or null. `top`: the card that
 * is now on top. `last`: the last decision that was not undone. `returnedId`: the card that the last press on "Undo"
 * brought back, null after the next decision.
 */
export function toldOf(
  top: Place | undefined,
  last: { place: Place; action: Interaction['action'] } | null,
  returnedId: string | null,
) {
  if (top && top.id === returnedId)
    return { id: 'discover.told.undone', values: { name: top.name, next: '' } } as const;
  if (!last) return null;
  const values = { name: last.place.name, next: top?.name ?? '' };
  return { id: `discover.told.${last.action}`, values } as const;
}
