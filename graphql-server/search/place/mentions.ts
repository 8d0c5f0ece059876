import { memoize } from '../../text/memoize';
import type { Piece } from '../parse/Piece';
import { pieces } from '../parse/pieces';
import { vocabulary } from '../vocabulary/Vocabulary';
import { type Token, tokens } from '../words/tokens';
import { placeLexicon } from './placeLexicon';
import { saidBy } from './saidBy';
import { saidByName } from './saidByName';

/** A concept that a text about a place mentions. */
export interface Mention {
  concept: string;
  /** Whether the text denies the concept: "no reservations", "never loud". */
  isDenied: boolean;
  /**
   * Whether the concept is only a part of a phrase for something else, such as the crab of "crab rangoon", or the text
   * says that there is little of it ("few vegan options").
   */
  isPart: boolean;
  /** The position of the mention in the text: from `start` to `end`, without the character at `end`. */
  start: number;
  end: number;
}

/**
 * The concepts that a text about a place mentions, one entry for each mention, in the order of the text. What is at
 * another place, in the past, in the future or closed is left out: "next to a sushi bar", "the closed patio".
 */
export const mentions = (text: string): Mention[] => read(text, saidBy);

function read(text: string, said: typeof saidBy): Mention[] {
  const found = tokens(text);
  const parts = pieces(found, placeLexicon(found), () => false, false);
  const exceptions = said(text, found, parts);
  return parts.flatMap((piece) => {
    const exception = piece.concepts.length > 0 ? exceptions.get(piece) : undefined;
    if (exception === 'nothing') return [];
    const mention = (concept: string, isPart: boolean, first: number, last: number): Mention => {
      const [start, end] = [found[first]?.start ?? 0, found[last]?.end ?? 0];
      return { concept, isDenied: exception === 'denied', isPart: isPart || exception === 'little', start, end };
    };
    return [
      ...piece.concepts.map((concept) => mention(concept, false, piece.start, piece.end - 1)),
      ...partsOf(found, piece).map(({ concept, at, length }) => mention(concept, true, at, at + length - 1)),
    ];
  });
}

/** The ingredients named inside a longer phrase, for diners who must not eat them. */
function partsOf(text: readonly Token[], piece: Piece): { concept: string; at: number; length: number }[] {
  if (piece.kind !== 'concept' || piece.end - piece.start < 2) return [];
  const inside = text.slice(piece.start, piece.end);
  return inside.flatMap((_, at) => {
    const match = placeLexicon(inside).longest(at === 0 ? inside.slice(0, -1) : inside, at);
    if (!match) return [];
    return match.meanings.flatMap((meaning) =>
      meaning.role === 'concept' && isIngredient(meaning.concept) && !piece.concepts.includes(meaning.concept)
        ? [{ concept: meaning.concept, at: piece.start + at, length: match.length }]
        : [],
    );
  });
}

/** The maximum number of cached names. One place needs its name several times, and branches often share a name. */
const MAX_CACHED_NAMES = 2_000;

/** The concepts that a name or a cuisine mentions. The results of recent names are cached. */
export const mentionsOfName: (name: string) => readonly Mention[] = memoize(
  (name) => read(name, saidByName),
  MAX_CACHED_NAMES,
);

/** Oysters count too, although they are a dish in the vocabulary. */
const isIngredient = (id: string) => id === 'oysters' || vocabulary.concepts.get(id)?.kind === 'ingredient';
