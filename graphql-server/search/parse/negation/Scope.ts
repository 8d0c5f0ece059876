import type { ConceptKind } from '../../vocabulary/Concept';
import { vocabulary } from '../../vocabulary/Vocabulary';
import type { Piece } from '../Piece';

/**
 * Words that only negate. Such a word does not cancel a negation before it ("don't want no onions"), except after "say"
 * ("wouldn't say no to"). Other negations can cancel a negation before them ("can't live without").
 */
export const PLAIN =
  /^(?:no|not|never|none|nor|neither|nothing|non|no com(?:o|e|emos)|(?:dont|doesnt) eat|(?:do|does|did|is|are|was|were|wo|ca|could|should|would|have|has|had|ai)nt|cannot|ni|nada(?: de)?|nunca|tampoco|不|没|没有|안|못)$/;
/** Words between the members of a list. */
export const LIST = /^(?:or|and|nor|o|y|ni|&|和|或|또는)$/;
/** The words of LIST that mean "or" or "nor". */
export const OR = /^(?:or|nor|o|ni|或|또는)$/;

/** A new subject after a refusal: "no pork we are muslim", "nothing spicy my kid has a nut allergy". */
export const SUBJECT = /^(?:i|im|ive|we|were|weve|my|our|he|hes|she|shes|they|theyre|soy|somos|mi|mis)(?: .*)?$/;

/** The group to which each kind of concept belongs. */
export const GROUPS: Readonly<Record<ConceptKind, 'food' | 'room' | 'people' | 'terms'>> = {
  cuisine: 'food',
  dish: 'food',
  drink: 'food',
  ingredient: 'food',
  technique: 'food',
  taste: 'food',
  diet: 'food',
  vibe: 'room',
  noise: 'room',
  seating: 'room',
  service: 'room',
  company: 'people',
  occasion: 'people',
  price: 'terms',
  time: 'terms',
};
/** Kinds of concepts that can describe the noun after them: the noun is still wanted in "no pork ramen". */
export const QUALITIES: ReadonlySet<ConceptKind> = new Set([
  'ingredient',
  'technique',
  'taste',
  'diet',
  'vibe',
  'noise',
  'price',
]);

/** A negation that still applies to the next pieces. */
export interface Scope {
  /** Whether the negation refuses only a quality: in "not spicy ramen", the ramen is still wanted. */
  isOfQuality: boolean;
  /** How many pieces the negation has refused. */
  refused: number;
  /** How many unknown words came after the negation; 0 again after the first refused piece. */
  gap: number;
  /** The piece that the negation refused last. */
  last: Piece | null;
  /** The words of the negation, folded: in lower case, without accents and apostrophes. */
  cue: string;
  /**
   * True after the first comma of a list that "no" begins: at least three concepts of one kind with only commas between
   * them ("no burgers, pizza, tacos"). In "no burgers, pizza", the pizza is wanted. Also true after the colon of "avoid:".
   */
  isBareList: boolean;
}

/** A negation that has refused nothing yet. */
export const NEW_SCOPE: Scope = { isOfQuality: false, refused: 0, gap: 0, last: null, cue: '', isBareList: false };

/** The kind of a piece's first concept. 'dish' without a concept, and for a famous restaurant, which has no kind. */
export const kindOf = (piece: Piece): ConceptKind => vocabulary.concepts.get(piece.concepts[0] ?? '')?.kind ?? 'dish';
/**
 * The group to which the kind of a piece belongs: 'food', 'room' (vibe, noise, seating and service), 'people' (company
 * and occasion) or 'terms' (price and time).
 */
export const groupOf = (piece: Piece) => GROUPS[kindOf(piece)];
