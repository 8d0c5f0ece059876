import type { Language } from '../../languages';
import { isFamousRestaurant } from '../vocabulary/famousRestaurants';
import { singular } from '../words/singular';
import { type Token, tokens } from '../words/tokens';
import { cravingLexicon } from './cravingLexicon';
import { isSpanish } from './isSpanish';
import { joinAllergens } from './joinAllergens';
import { MeasureReader } from './MeasureReader';
import { misspelt } from './misspelt';
import { refused } from './negation/refused';
import type { Piece } from './Piece';
import { pieces } from './pieces';
import { nameRedMeat } from './redMeat';
import { correct } from './spelling';
import { townTokens } from './townTokens';

/** A text cut into tokens and pieces. `refused` contains the pieces that the diner does not want. */
export interface Reading {
  tokens: Token[];
  pieces: Piece[];
  refused: ReadonlySet<Piece>;
  corrections: { from: string; to: string }[];
  language: Language;
}

/** How to read a text. */
export interface ReadOptions {
  /** True at the index of each token to ignore. */
  masked?: readonly boolean[];
  /** Reads prices, times and the like from the tokens, and marks the tokens that it used. */
  measure?: (words: MeasureReader) => void;
  /**
   * Tells whether a folded word is correct as typed, for example because a place has this word in its name. Such a word
   * is not corrected, unless misspelt.ts corrects it.
   */
  knows?: (folded: string) => boolean;
  /** Tells whether a town around the searched city has this name. Only misspelt.ts corrects the words of the name. */
  isTown?: (name: string) => boolean;
  /**
   * Whether spelling is corrected. The default is true. The example cravings that train the model in
   * search/memory (see recall.ts) are read without corrections.
   */
  corrects?: boolean;
}

/** Corrects the spelling of a craving, cuts the craving into pieces, and finds the refused pieces. */
export function readCraving(text: string, options: ReadOptions = {}): Reading {
  const { masked = [], measure, corrects = true } = options;
  const found = tokens(text);
  const spanish = isSpanish(found);
  const corrections = corrects ? correctAll(found, spanish, options) : [];
  const measures = new MeasureReader(
    found,
    found.map((_, at) => masked[at] === true),
    famousNameTokens(found),
    text,
  );
  measure?.(measures);
  const isUsed = (at: number) => measures.isUsed(at);
  const parts = nameRedMeat(found, joinAllergens(found, pieces(found, cravingLexicon(), isUsed, spanish)));
  const language = parts.find((piece) => piece.language === 'zh' || piece.language === 'ko')?.language;
  return {
    tokens: found,
    pieces: parts,
    refused: refused(text, found, parts),
    corrections,
    language: language ?? (spanish ? 'es' : 'en'),
  };
}

/** Which tokens belong to names of famous restaurants: "Five Guys" is not a party of five. */
function famousNameTokens(found: readonly Token[]): boolean[] {
  const inName = found.map(() => false);
  for (const at of found.keys()) {
    const match = cravingLexicon().longest(found, at);
    const isFamous = match?.meanings.some(
      (meaning) => meaning.role === 'concept' && isFamousRestaurant(meaning.concept),
    );
    if (match && isFamous) inName.fill(true, at, at + match.length);
  }
  return inName;
}

/**
 * In a Spanish craving, only misspelt.ts corrects words with fewer letters than this. Most Spanish words in the
 * vocabulary are words for food, so another correction could turn a short word into a food.
 */
const SHORTEST_SPANISH = 6;

function correctAll(found: Token[], spanish: boolean, { knows, isTown }: ReadOptions): Reading['corrections'] {
  const towns = isTown ? townTokens(found, isTown) : [];
  return found.flatMap((token, at) => {
    const isLeft = towns[at] || knows?.(token.folded) || (spanish && token.folded.length < SHORTEST_SPANISH);
    const allergen = misspelt(found, at);
    const to = allergen ?? (isLeft ? null : correct(token));
    if (to === null) return [];
    token.folded = to;
    token.key = singular(to);
    return [{ from: token.text, to }];
  });
}
