import { type Token, tokens } from './tokens';
import { DETERMINERS, withoutDeterminers } from './withoutDeterminers';

/** A phrase that was found: its number of tokens and its meanings. */
export interface PhraseMatch<Meaning> {
  length: number;
  meanings: readonly Meaning[];
}

interface Node<Meaning> {
  /** Null if no phrase continues here. Most nodes only end a phrase, and empty maps for them would need much memory. */
  next: Map<string, Node<Meaning>> | null;
  meanings: Meaning[] | null;
}

/**
 * A phrase of two words is also found as one joined word ("hotpot", "icecream"), if the joined word has at least this
 * many letters.
 */
const JOINED_LETTERS = 6;

/** Stores phrases by their words, and finds the longest phrase at a position of a text in one pass. */
export class PhraseTrie<Meaning> {
  private readonly root: Node<Meaning> = { next: null, meanings: null };
  private readonly joined = new Map<string, Meaning[]>();

  /** @param phrase as an editor wrote it: not yet folded */
  add(phrase: string, meaning: Meaning): void {
    const parts = tokens(phrase).filter(({ kind }) => kind !== 'break');
    const keys = withoutDeterminers(parts).map(({ key }) => key);
    if (keys.length === 0) return;
    let node = this.root;
    for (const key of keys) {
      node.next ??= new Map();
      const next: Node<Meaning> = node.next.get(key) ?? { next: null, meanings: null };
      node.next.set(key, next);
      node = next;
    }
    node.meanings ??= [];
    if (!node.meanings.includes(meaning)) node.meanings.push(meaning);
    this.addJoined(parts, meaning);
  }

  /**
   * The longest phrase that begins at token `at` and contains no token from `limit` on; null if there is none.
   * Determiners inside the phrase are ignored.
   */
  longest(text: readonly Token[], at: number, limit = text.length): PhraseMatch<Meaning> | null {
    let node: Node<Meaning> | undefined = this.root;
    let best: PhraseMatch<Meaning> | null = null;
    for (let i = at; i < limit && node; i += 1) {
      const token = text[i] as Token;
      // No phrase continues after a minus sign: "thai -spicy".
      if (token.kind === 'break' || (token.hasMinus && i > at)) break;
      const next: Node<Meaning> | undefined = node.next?.get(token.key);
      if (!next && i > at && DETERMINERS.has(token.folded)) continue;
      node = next;
      if (node?.meanings) best = { length: i - at + 1, meanings: node.meanings };
    }
    if (best) return best;
    const whole = this.joined.get(text[at]?.key ?? '');
    return whole ? { length: 1, meanings: whole } : null;
  }

  private addJoined(parts: readonly Token[], meaning: Meaning): void {
    if (parts.length !== 2 || parts.some(({ kind }) => kind !== 'word')) return;
    const [left, right] = parts as [Token, Token];
    const key = left.folded + right.key;
    if (key.length < JOINED_LETTERS) return;
    const meanings = this.joined.get(key) ?? [];
    if (!meanings.includes(meaning)) this.joined.set(key, [...meanings, meaning]);
  }
}
