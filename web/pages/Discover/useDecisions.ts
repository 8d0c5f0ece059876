import { useEffect, useEffectEvent, useState } from 'react';
import type { DiscoverState } from '../../device/discoverState';
import { isGuestSaved } from '../../device/guestSaves';
import { haptic } from '../../device/haptics';
import { dropInteractions, type Interaction, keepInteraction, listInteractions } from '../../device/interactions';
import type { ViewerKind } from '../../device/viewerKind';
import { useLatest } from '../../ui/useLatest';
import { inTurn } from './inTurn';
import { type SavedPlace, useSwipeSaves } from './useSwipeSaves';

/** If `atOnce` is false, the device vibrates and the save is sent this many milliseconds after the decision. */
const handlerDelayMs = 150;

/** The fields of a card that decisions need. */
export type DecidedEdge = { readonly node: SavedPlace & { readonly viewerHasSaved: boolean | null | undefined } };

/** Parameters of useDecisions. `state`: how far the user is in the deck. `onMove` moves to the card at an index. */
export type DecisionsOf<Edge extends DecidedEdge> = {
  deck: readonly Edge[];
  state: DiscoverState;
  kind: ViewerKind;
  onMove: (index: number) => void;
};

/**
 * Stores and undoes decisions, and sends saves. A decision saves or skips a card of the deck. It is stored on the
 * device before the card has left, so that it is not lost when the tab closes. A save is sent a moment later, or
 * immediately if `atOnce` is true. If the save fails, the card comes back. If the tab was closed before the server
 * responded, the save is sent again the next time that the card is in the deck.
 */
export function useDecisions<Edge extends DecidedEdge>({ deck, state, kind, onMove }: DecisionsOf<Edge>) {
  const saves = useSwipeSaves(kind);
  const latest = useLatest({ deck, state, onMove });
  const positionOf = (id: string) => latest.current.deck.findIndex(({ node }) => node.id === id);

  const comeBack = (id: string) => {
    dropInteractions(new Set([id]));
    const index = positionOf(id);
    if (index >= 0) latest.current.onMove(index);
  };
  const send = (place: SavedPlace, interaction: Interaction) =>
    inTurn(place.id, async () => {
      if (!storedDecision(interaction)?.unsent && !interaction.wasSaved) return; // the save was undone or already sent
      if (await saves.save(place)) {
        const { unsent: _sent, ...rest } = interaction;
        if (storedDecision(interaction)) keepInteraction(rest);
      } else {
        haptic('error');
        comeBack(place.id);
      }
    });

  const decide = ({ node }: Edge, action: Interaction['action'], atOnce = false) => {
    const { id, uuid, viewerHasSaved } = node;
    const { location } = latest.current.state;
    const before = { restaurantId: id, action, timestamp: Date.now(), location };
    const isSaved = action === 'saved' && (kind === 'GUEST' ? isGuestSaved(uuid) : viewerHasSaved === true);
    const isNew = action === 'saved' && !isSaved;
    const interaction = { ...before, ...(isSaved && { wasSaved: true }), ...(isNew && { unsent: true }) };
    keepInteraction(interaction);
    latest.current.onMove(positionOf(id) + 1);
    const follow = () => {
      haptic(action === 'saved' ? 'success' : 'light');
      if (isNew || (isSaved && kind === 'GUEST')) send(node, interaction);
    };
    if (atOnce) follow();
    else setTimeout(follow, handlerDelayMs);
  };

  const undo = () => {
    const last = lastDecision(latest.current.deck, latest.current.state);
    if (!last) return;
    const { restaurantId, action, wasSaved } = last.interaction;
    comeBack(restaurantId);
    haptic('medium');
    if (action === 'skipped' || wasSaved) return;
    inTurn(restaurantId, async () => {
      const isThere = kind !== 'GUEST' || isGuestSaved(last.edge.node.uuid);
      if (!isThere || (await saves.unsave(last.edge.node))) return;
      const { unsent: _unsent, ...rest } = last.interaction;
      keepInteraction(rest);
    });
  };

  // A save that had no response when the tab was closed is sent again as soon as its card is in the deck.
  const [mounted] = useState(Date.now);
  const resend = useEffectEvent(() => {
    for (const interaction of listInteractions()) {
      const edge =
        interaction.unsent &&
        interaction.timestamp < mounted &&
        deck.find(({ node }) => node.id === interaction.restaurantId);
      if (edge) send(edge.node, interaction);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again whenever the deck has grown
  useEffect(() => resend(), [deck.length]);

  const last = lastDecision(deck, state);
  return { decide, undo, last: last?.edge ?? null };
}

const storedDecision = ({ restaurantId, timestamp }: Interaction) =>
  listInteractions().find((each) => each.restaurantId === restaurantId && each.timestamp === timestamp);

/** The newest decision about a card of this deck since the deck began, and this card. Null without a decision. */
function lastDecision<Edge extends DecidedEdge>(deck: readonly Edge[], { begun, location }: DiscoverState) {
  const newest = listInteractions()
    .filter((each) => each.location === location && each.timestamp >= begun)
    .sort((a, b) => b.timestamp - a.timestamp);
  for (const interaction of newest) {
    const edge = deck.find(({ node }) => node.id === interaction.restaurantId);
    if (edge) return { interaction, edge };
  }
  return null;
}
