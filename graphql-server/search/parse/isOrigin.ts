import { vocabulary } from '../vocabulary/Vocabulary';
import { spelt } from '../words/spelt';
import type { Piece } from './Piece';
import type { Reading } from './readCraving';

/**
 * The words that can come before "from" in a phrase about somebody's origin: "a client in from Tokyo". "In-laws" is
 * read as two words, so "laws" is one of these words.
 */
const COMING =
  /^(?:in|visit(?:ing|s)?|over|here|is|are|was|were|im|hes|shes|theyre|came|coming|arriving|moved|visitors?|guests?|clients?|friends?|family|parents?|inlaws?|laws?|cousins?|relatives?|boss|colleagues?|people|folks|viene|vienen|llega|llegan|visita|es|son)$/;
const FROM_HAN = /(?:来自|从)$/;
const OF_HANGUL = /^(?:에서 ?온|에서 ?오|에서 ?놀러)/;

/**
 * Whether a cuisine only tells where somebody comes from: "a client in from Tokyo", "my parents from Italy", 일본에서 온 친구
 * (a friend from Japan). Such a craving does not ask for the cuisine.
 */
export function isOrigin({ tokens: text }: Reading, piece: Piece): boolean {
  if (vocabulary.concepts.get(piece.concepts[0] ?? '')?.kind !== 'cuisine') return false;
  const [first, last] = [text[piece.start], text[piece.end - 1]];
  if (first?.kind === 'han') return FROM_HAN.test(spelt(text, piece.start - 2, piece.start));
  if (last?.kind === 'hangul')
    return OF_HANGUL.test(spelt(text, piece.start, piece.end + 5).replace(/^.*?(?=에서)/, ''));
  if (isPersonsOrigin(text, piece)) return true;
  const isFrom = /^(?:from|de)$/.test(text[piece.start - 1]?.folded ?? '');
  return isFrom && COMING.test(text[piece.start - 2]?.folded ?? '');
}

const PERSON =
  /^(?:husband|wife|boyfriend|girlfriend|bf|gf|ex|friends?|mom|mum|dad|mother|father|parents?|inlaws?|laws?|boss|family|roommates?|grandma|grandpa|coworkers?|date|neighbou?rs?)$/;

/** Whether a cuisine tells where a person comes from, not what the diner wants: "my husband is mexican". */
function isPersonsOrigin(text: Reading['tokens'], { start, end }: Piece): boolean {
  const isLast = text[end] === undefined || text[end]?.kind === 'break' || text[end]?.folded === 'so';
  return isLast && /^(?:is|are)$/.test(text[start - 1]?.folded ?? '') && PERSON.test(text[start - 2]?.folded ?? '');
}
