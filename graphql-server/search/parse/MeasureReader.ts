import type { Token } from '../words/tokens';
import { type Measure, measureLexicon } from './measureLexicon';

/** A range of tokens from `start` to `end`, without the token at `end`. */
export interface Span {
  start: number;
  end: number;
}

/**
 * The tokens of a craving, for the readers of prices, times, party sizes and distances. Each reader marks the tokens
 * that it used.
 */
export class MeasureReader {
  private readonly found: ({ length: number; meanings: readonly Measure[] } | null)[];
  private readonly used: boolean[];

  constructor(
    readonly tokens: readonly Token[],
    masked: readonly boolean[],
    private readonly inFamousName: readonly boolean[] = [],
    /** The text of the tokens. */
    private readonly text = '',
  ) {
    const lexicon = measureLexicon();
    this.used = masked.map((isMasked, at) => isMasked || inFamousName[at] === true);
    this.found = tokens.map((_, at) => lexicon.longest(tokens, at));
  }

  /**
   * Returns the index of the token after the phrase of this measure that begins at `at`. Returns 0 when no such phrase
   * begins at `at`, or when its first token is already used.
   */
  endOf(at: number, is: Measure['is']): number {
    const match = at < 0 || this.used[at] ? null : this.found[at];
    return match?.meanings.some((meaning) => meaning.is === is) ? at + match.length : 0;
  }

  /** The first of these measures for which a phrase begins at `at`, and the index of the token after the phrase. */
  firstOf<Kind extends Measure['is']>(at: number, ...kinds: Kind[]): { is: Kind; end: number } | null {
    for (const is of kinds) {
      const end = this.endOf(at, is);
      if (end) return { is, end };
    }
    return null;
  }

  /**
   * The index of the first token of a phrase of this measure that ends just before `end`. -1 if there is no such phrase
   * of at most 4 tokens.
   */
  startOf(end: number, is: Measure['is']): number {
    for (let at = Math.max(0, end - 4); at < end; at += 1) if (this.endOf(at, is) === end) return at;
    return -1;
  }

  /**
   * Whether a dash or "~" joins a token to the token before it, as in "7-9pm" and "mon-fri". With `isSpaced`, also if
   * spaces are beside the dash.
   */
  isHyphenated(at: number, isSpaced = false): boolean {
    const between = this.before(at);
    return /^[-–—~～]$/.test(isSpaced ? between.trim() : between);
  }

  /** The text between a token and the token before it. */
  before(at: number): string {
    return this.text.slice(this.tokens[at - 1]?.end, this.tokens[at]?.start);
  }

  /** The number that begins at a token, in digits or words, and the index of the token after the number. */
  number(at: number): { value: number; end: number } | null {
    const token = this.tokens[at];
    if (!token || this.used[at]) return null;
    if (token.kind === 'number') {
      const [, part, whole] = /^([1-3])\/([234])$/.exec(token.folded) ?? []; // "1/2 mile"
      if (part && whole && part < whole) return { value: Number(part) / Number(whole), end: at + 1 };
      const value = Number(token.folded.replace(/[,:]/g, (mark) => (mark === ',' ? '' : '.')));
      return Number.isFinite(value) ? { value, end: at + 1 } : null;
    }
    const match = this.found[at];
    const word = match?.meanings.find((meaning) => meaning.is === 'number');
    if (!match || !word || !('value' in word)) return null;
    const { value } = word;
    const end = at + match.length;
    const ones =
      token.kind === 'word' && value >= 20 && value < 100 && this.tokens[end]?.kind === 'word' && this.number(end);
    return ones && ones.value < 10 ? { value: value + ones.value, end: ones.end } : { value, end };
  }

  /** The day of the week whose name begins at a token (0 is Sunday), and the index of the token after the name. */
  day(at: number): { value: number; end: number } | null {
    const match = this.used[at] ? null : this.found[at];
    const day = match?.meanings.find((meaning) => meaning.is === 'day');
    return match && day && 'value' in day ? { value: day.value, end: at + match.length } : null;
  }

  word(at: number): string | undefined {
    return this.used[at] ? undefined : this.tokens[at]?.folded;
  }

  use({ start, end }: Span): void {
    this.used.fill(true, start, end);
  }

  /** Whether a reader used the token, or the caller masked it. False inside the name of a famous restaurant. */
  isUsed(at: number): boolean {
    return this.used[at] === true && this.inFamousName[at] !== true;
  }
}
