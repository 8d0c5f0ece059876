import type { DietaryOption } from '../../facts/facts';
import type { Language } from '../../languages';
import type { Token } from '../words/tokens';
import { asianName } from './asianName';
import { isDyingFor } from './negation/isDyingFor';
import { LIST, PLAIN } from './negation/Scope';
import type { Piece } from './Piece';

/** Words for substances and for celiac disease, each with the diet that excludes the substance. */
const SUBSTANCES: readonly [RegExp, DietaryOption | 'shellfish-free' | 'soy-free'][] = [
  [/^(?:gluten|wheat|flour|trigo|harinas?|celiac\w*|coeliac\w*|celiaco|celiaca|celiaqu\w*)$/, 'gluten-free'],
  [/^(?:dairy|lactose|milk|lactosa|lacteos?|leche)$/, 'dairy-free'],
  [
    /^(?:nuts?|peanuts?|cashews?|almonds?|pecans?|walnuts?|pistachios?|nueces|nuez|cacahuates?|cacahuetes?|mani)$/,
    'nut-free',
  ],
  [/^(?:shellfish|crustaceans?|mariscos?)$/, 'shellfish-free'],
  [/^(?:soya|soja)$/, 'soy-free'],
  [/^(?:meat|carne)$/, 'vegetarian'],
];

/**
 * In English, "no soy" asks for food without soy. In Spanish, "no soy" means "I am not", and other words follow in the
 * same clause: "no soy de aquí" (I am not from here). So this list is used in English cravings. In other cravings, it
 * is used for the last piece of a clause and for a piece before "no".
 */
const ENGLISH_SUBSTANCES: typeof SUBSTANCES = [[/^soy$/, 'soy-free'], ...SUBSTANCES];

/**
 * Returns the diet that excludes the substance that a piece names: gluten-free for "gluten", dairy-free for 牛奶 (milk).
 * Null if the piece is neither a single word of `substances` nor a Chinese or Korean name with a diet (asianName). Also
 * null if the word has another sense there: "meat sauce", "almond flour". By default, "soy" is no substance, because it
 * is also a Spanish word (see substanceAt).
 */
export function substanceOf(text: readonly Token[], piece: Piece, substances = SUBSTANCES): string | null {
  const named = asianName(text, piece);
  if (named) return named.diet ?? null;
  if (piece.end - piece.start !== 1) return null;
  const word = text[piece.start]?.folded ?? '';
  // "Don't want meat sauce" and "sin carne de cerdo" (without pork) do not refuse all meat.
  if (
    /^(?:roja|de|asada|molida|sauce|balls?|loaf|lovers?)$/.test(text[piece.end]?.folded ?? '') &&
    /^(?:meat|carne)$/.test(word)
  )
    return null;
  if (isOtherFlour(text, piece.start)) return null;
  return substances.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

/** "Almond flour" has no gluten, and "no flour tortillas" refuses only a kind of tortilla. */
const isOtherFlour = (text: readonly Token[], at: number): boolean =>
  /^(?:flour|harinas?)$/.test(text[at]?.folded ?? '') &&
  (/^(?:almond|corn|rice|coconut|oat|chickpea|tortillas?|de)$/.test(text[at - 1]?.folded ?? '') ||
    /^(?:tortillas?|de)$/.test(text[at + 1]?.folded ?? ''));

/** Like substanceOf, for the piece with index `at`. If the word "soy" is English there, it counts as a substance. */
export function substanceAt(
  text: readonly Token[],
  parts: readonly Piece[],
  at: number,
  language: Language,
): string | null {
  const piece = parts[at];
  if (!piece) return null;
  const isEnglish = language === 'en' || endsBefore(text, parts[at + 1]);
  return substanceOf(text, piece, isEnglish ? ENGLISH_SUBSTANCES : SUBSTANCES);
}

/** Whether the clause ends before the next piece, or the next piece begins with "no". */
const endsBefore = (text: readonly Token[], next: Piece | undefined) =>
  next === undefined || next.kind === 'break' || text[next.start]?.folded === 'no';

/**
 * Whether a negation comes before a substance with at most two function words between them: "no gluten", "-gluten". In
 * "no dairy or soy", the negation is in the phrase before "or".
 */
export function isRefusedWord(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  if (text[parts[at]?.start ?? -1]?.hasMinus) return true;
  for (let i = at - 1; i >= Math.max(0, at - 3); i -= 1) {
    const piece = parts[i] as Piece;
    if (piece.kind === 'concept' && LIST.test(text[piece.end]?.folded ?? ''))
      return PLAIN.test(text[piece.start]?.folded ?? '');
    if (piece.roles.has('negation')) return !isDyingFor(text, piece);
    if (i === at - 1 && /^[:：]$/.test(text[piece.start]?.text ?? '')) continue; // "avoid: milk"
    if (piece.kind !== 'functionWord' || piece.roles.has('notNegating')) return false;
  }
  return false;
}
