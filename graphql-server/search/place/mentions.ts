import { refused } from '../parse/negation';
import { pieces } from '../parse/pieces';
import { tokens } from '../parse/tokens';
import { placeLexicon } from './placeLexicon';

/** A concept a text about a place mentions. */
export interface Mention {
  concept: string;
  /** "no reservations", "never loud". */
  isDenied: boolean;
  /** Where it stands in the text: [start, end). */
  start: number;
  end: number;
}

/** The concepts a text about a place mentions, in its order, each as often as it does. */
export function mentions(text: string): Mention[] {
  const found = tokens(text);
  const parts = pieces(found, placeLexicon(), () => false, false);
  const denied = refused(found, parts);
  return parts.flatMap((piece) =>
    piece.concepts.map((concept) => ({
      concept,
      isDenied: denied.has(piece),
      start: found[piece.start]?.start ?? 0,
      end: found[piece.end - 1]?.end ?? 0,
    })),
  );
}
