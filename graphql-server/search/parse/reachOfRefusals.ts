import type { Token } from '../words/tokens';
import type { Piece } from './Piece';
import { withoutParticle } from './particles';
import type { Reading } from './readCraving';

/**
 * The indexes of the unknown pieces that are refused because they are right after a negation ("no bros") or a minus
 * sign ("-bros"), next to an allergy ("allergic to mustard"), or before a Korean or Chinese refusal (겨자 빼고). Each
 * character of an unknown Chinese or Korean word is a piece: 芥 and 末 in 不要芥末.
 */
export function reachOfRefusals({ pieces, tokens }: Pick<Reading, 'pieces' | 'tokens'>): ReadonlySet<number> {
  const reached = new Set<number>();
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'unknown' && tokens[piece.start]?.hasMinus) reached.add(at);
    const isAllergy = piece.roles.has('allergy');
    if (refusesBefore(piece, pieces[at + 1])) for (const each of wordBefore(tokens, pieces, at)) reached.add(each);
    if (!isAllergy && !piece.roles.has('negation')) continue;
    for (const each of wordAfter(tokens, pieces, at)) reached.add(each);
    if (isAllergy && pieces[at - 1]?.kind === 'unknown') reached.add(at - 1);
  }
  return reached;
}

/** Whether a piece refuses the word before it. 不要 also refuses what follows, so it must end its clause. */
const refusesBefore = ({ language, roles }: Piece, next: Piece | undefined): boolean =>
  (language === 'zh' || language === 'ko') &&
  roles.has('negationAfter') &&
  (!roles.has('negation') || next === undefined || next.kind === 'break');

function wordAfter(text: readonly Token[], parts: readonly Piece[], at: number): number[] {
  const word: number[] = [];
  for (let i = at + 1; parts[i]?.kind === 'unknown'; i += 1) {
    const [before, first] = [text[(parts[i]?.start ?? 0) - 1], text[parts[i]?.start ?? 0]];
    if (word.length > 0 && !(first?.kind === 'han' && before?.kind === 'han' && before.end === first.start)) break;
    word.push(i);
  }
  return word;
}

/** The unknown word that ends before the piece at `at`. A Korean particle may be at its end: 겨자는 빼고. */
function wordBefore(text: readonly Token[], parts: readonly Piece[], at: number): number[] {
  const word: number[] = [];
  for (let i = at - 1; i >= 0; i -= 1) {
    const piece = parts[i] as Piece;
    const first = text[piece.start] as Token;
    const isParticle = piece.kind === 'functionWord' && withoutParticle(text, piece.start) > piece.start;
    if (!/^han/.test(first.kind) || (piece.kind !== 'unknown' && !isParticle)) break;
    if (word.length > 0 && text[piece.end]?.start !== text[piece.end - 1]?.end) break;
    word.push(i);
    if (first.kind === 'hangul' && first.beginsWord) break;
  }
  return word;
}
