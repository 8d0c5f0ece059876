import type { DiscoverState } from '../../device/discoverState';
import { type FilteredPlace, passesFilters } from './passesFilters';
import type { Wishes } from './wishes';

/** The fields of a card that decide whether it is shown. */
export interface DeckPlace extends FilteredPlace {
  readonly id: string;
  readonly viewerDiaryEntry?: unknown;
}

/** Keeps only the first card of each restaurant. All positions in the deck are indexes of the returned list. */
export function oneEach<Edge extends { readonly node: DeckPlace }>(edges: readonly Edge[]): Edge[] {
  const seen = new Set<string>();
  return edges.filter(({ node: { id } }) => !seen.has(id) && seen.add(id));
}

/**
 * The index at which the deck goes on: the stored position, if the same card is there. If another card is there, the
 * order of the cards has changed, for example because a save has changed the member's taste. Then the deck goes on at
 * its first card, because cards that nobody has seen may now be before the position. (Decided cards are left out.)
 */
export function positionIn(
  deck: readonly { readonly node: DeckPlace }[],
  { currentIndex, currentId }: Pick<DiscoverState, 'currentIndex' | 'currentId'>,
): number {
  return (deck[currentIndex]?.node.id ?? null) === currentId ? currentIndex : 0;
}

/** The reasons to leave cards out: recent decisions, restaurants that are never shown, and filters. */
export interface LeftOut {
  readonly decided: ReadonlySet<string>;
  readonly never: ReadonlySet<string>;
  readonly filters: Wishes;
  readonly now: Date;
}

/** The cards to show from a position on, and how many more cards there would be without the filters. */
export interface CardsToCome<Edge> {
  readonly cards: readonly { readonly edge: Edge; readonly index: number }[];
  readonly filtered: number;
}

/**
 * The cards to show from the index `from` on, in the order of the deck. Cards are left out because of the filters, the
 * diary and earlier decisions, or because their restaurants are never shown.
 */
export function cardsToCome<Edge extends { readonly node: DeckPlace }>(
  deck: readonly Edge[],
  from: number,
  { decided, never, filters, now }: LeftOut,
): CardsToCome<Edge> {
  const open = deck
    .map((edge, index) => ({ edge, index }))
    .filter(({ edge: { node }, index }) => {
      return index >= from && !node.viewerDiaryEntry && !decided.has(node.id) && !never.has(node.id);
    });
  const cards = open.filter(({ edge }) => passesFilters(edge.node, filters, now));
  return { cards, filtered: open.length - cards.length };
}

/**
 * How many cards pass the filters. Decided cards and restaurants in the diary count too. Restaurants that are never
 * shown do not count.
 */
export function countMatches<Edge extends { readonly node: DeckPlace }>(
  deck: readonly Edge[],
  { never, filters, now }: Omit<LeftOut, 'decided'>,
): number {
  return deck.filter(({ node }) => !never.has(node.id) && passesFilters(node, filters, now)).length;
}
