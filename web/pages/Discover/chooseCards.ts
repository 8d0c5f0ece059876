import { type FilteredPlace, passesFilters } from './passesFilters';
import type { Wishes } from './wishes';

/** A card as far as its turn depends on it. */
export interface DeckPlace extends FilteredPlace {
  readonly id: string;
  readonly viewerDiaryEntry?: unknown;
}

/** The cards of a deck, each restaurant once (S1-5.14): positions count in this list. */
export function oneEach<Edge extends { readonly node: DeckPlace }>(edges: readonly Edge[]): Edge[] {
  const seen = new Set<string>();
  return edges.filter(({ node: { id } }) => !seen.has(id) && seen.add(id));
}

/** What leaves cards out: those decided not long ago, those never to be shown, and filters. */
export interface LeftOut {
  readonly decided: ReadonlySet<string>;
  readonly never: ReadonlySet<string>;
  readonly filters: Wishes;
  readonly now: Date;
}

/** Of the cards from a position on: those to come, and how many only the filters hide. */
export interface CardsToCome<Edge> {
  readonly cards: readonly { readonly edge: Edge; readonly index: number }[];
  readonly filtered: number;
}

/**
 * The cards to come, in the deck's order: filters pass over a card, they never move one (decision D18); nor do the diary and
 * what was decided before.
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

/** How many cards of the whole deck the filters let through, decided or not. */
export function countMatches<Edge extends { readonly node: DeckPlace }>(
  deck: readonly Edge[],
  { never, filters, now }: Omit<LeftOut, 'decided'>,
): number {
  return deck.filter(({ node }) => !never.has(node.id) && passesFilters(node, filters, now)).length;
}
