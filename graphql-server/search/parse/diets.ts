import { type DietaryOption, dietaryOption } from '../../facts/facts';
import { vocabulary } from '../vocabulary/Vocabulary';
import type { Token } from '../words/tokens';
import { isAllergyNear, isAllergyNext } from './allergies';
import { ILLNESS, namesAllergy, wordsOf } from './allergyWords';
import { forbids, isAvoided, isFreeFrom } from './forbids';
import { isAnimal } from './isAnimal';
import { namesDeniedAllergy } from './isDeniedAllergy';
import { isHarmful } from './isHarmful';
import { isIndifferent } from './isIndifferent';
import { isSoftened } from './isSoftened';
import { mustNotEat } from './mustNotEat';
import { isKeptOut } from './negation/keptOut';
import { isUsual } from './negation/refusableFoods';
import type { Piece } from './Piece';
import { isPlainlyRefused } from './plainRefusal';
import type { Reading } from './readCraving';
import { endsInOr, hasOr, readEither } from './readEither';
import { isAllMeat } from './redMeat';
import { isRefusedWord, substanceAt } from './substances';
import { unknownAllergens } from './unknownAllergens';

/** The diets and allergies of a craving, each with the pieces that name it. */
export interface DietsRead {
  dietary: Map<DietaryOption, Piece[]>;
  /** The diets of `dietary` that an allergy or an illness requires. Nut-free is always treated as such a diet. */
  binding: Set<DietaryOption>;
  /** The diets of `dietary` of which one is enough: "kosher or halal". */
  either: Set<DietaryOption>;
  /** Concepts for foods that a place must not serve. */
  avoid: Map<string, Piece[]>;
  /**
   * Names of allergens that have no concept of their own, such as "mustard" and "tomatoes". The texts of a place must
   * not mention these names.
   */
  avoidWords: Map<string, Piece[]>;
}

const isForbidden: typeof mustNotEat = (text, parts, at, refused) =>
  mustNotEat(text, parts, at, refused) ||
  isPlainlyRefused(text, parts, at, refused) ||
  (isKeptOut(text, parts, at) && isUsual(text, parts, at));

const isNut = (concept: string) => concept === 'nuts' || concept === 'peanuts';

/** "Celiac" names an illness and also means that gluten is forbidden. */
const CELIAC = /^(?:celia[cq]|coeliac)/;

/**
 * Reads the diets and the forbidden foods of a craving. They follow from named diets ("vegan"), allergies and refused
 * substances ("no gluten"). A diet does not count if the craving refuses it ("not vegan"), if it is optional ("ideally
 * vegan"), or if it does not matter ("doesn't have to be vegan").
 */
export function readDiets({ tokens: text, pieces: parts, refused, language }: Reading): DietsRead {
  const read: DietsRead = {
    dietary: new Map(),
    binding: new Set(),
    either: new Set(),
    avoid: new Map(),
    avoidWords: new Map(),
  };
  const isIllness =
    !text.some(({ folded }) => folded.startsWith('intoleran')) || text.some(({ text }) => ILLNESS.test(text));
  const unknown = unknownAllergens(text, parts);
  for (const [at, piece] of parts.entries()) {
    if (namesDeniedAllergy(text, piece)) continue;
    const isAllergic =
      isAllergyNear(text, parts, at) ||
      isHarmful(text, piece) ||
      (refused.has(piece) && isAllergyNext(text, parts, at, refused));
    const substance =
      substanceAt(text, parts, at, language) ?? (isAllergic && isAllMeat(text, piece) ? 'vegetarian' : null);
    const isNeed = CELIAC.test(text[piece.start]?.folded ?? '') && !isSoftened(parts, at);
    const isRefused = isRefusedWord(text, parts, at) || (refused.has(piece) && isNeverEaten(substance, piece));
    if (substance && (isNeed || isAllergic || isRefused)) {
      forbid(read, substance, piece, { isDiet: true, isBinding: isNeed || (isAllergic && isIllness) });
      continue;
    }
    for (const word of unknown.get(piece) ?? []) add(read.avoidWords, word, piece);
    if (piece.concepts.includes(DIFFERENT_DIETS))
      for (const diet of dietsInside(text, piece)) add(read.dietary, diet, piece);
    for (const concept of piece.concepts) {
      if (isAllergic && isOneKind(text, piece, concept))
        add(read.avoidWords, wordsOf(text, piece).toLowerCase(), piece);
      else if (isAllergic) forbid(read, concept, piece, { isBinding: isIllness });
      else if (isFreeOfRefused(piece, concept, refused)) forbid(read, concept, piece, { isDiet: true });
      else if (refused.has(piece)) {
        if (isNut(concept) || (isAvoided(concept) && isForbidden(text, parts, at, refused)))
          forbid(read, concept, piece);
      } else if ((!isSoftened(parts, at) || namesAllergy(text, piece)) && !isIndifferent(text, parts, at))
        needs(read, concept, piece, ILLNESS.test(wordsOf(text, piece)));
    }
  }
  // Whoever must not eat nuts does not want them: "we carry an epipen for nuts".
  if (read.binding.has('nut-free'))
    for (const piece of parts) if (piece.concepts.some(isNut)) add(read.dietary, 'nut-free', piece);
  if (read.dietary.has('vegan')) merge(read, 'vegan', 'vegetarian', text);
  if (read.dietary.get('vegetarian')?.every((piece) => eatsOther(text, parts, refused, piece)))
    read.dietary.delete('vegetarian');
  read.either = readEither(text, refused, read.dietary, read.binding, language === 'es');
  return read;
}

/**
 * Whether any refusal of the substance, such as "nothing with gluten or dairy", asks for the diet without it. This is
 * also true of substances without a concept, such as milk in "no fish or milk".
 */
const isNeverEaten = (substance: string | null, { kind }: Piece) =>
  substance === 'gluten-free' || substance === 'dairy-free' || kind !== 'concept';

/**
 * In the Chinese and Korean vocabulary, the word for a substance means the diet without this substance: 글루텐 (gluten)
 * means gluten-free. So a diner who refuses the substance (글루텐을 못 먹어요, 不能吃麸质) needs this diet.
 */
const isFreeOfRefused = (piece: Piece, concept: string, refused: ReadonlySet<Piece>): boolean =>
  refused.has(piece) && concept.endsWith('-free') && (piece.language === 'zh' || piece.language === 'ko');

/** "One of us is vegan" is one phrase of the vocabulary. It still means that a place must offer the diet. */
const DIFFERENT_DIETS = 'mixed-diets';

const dietsInside = (text: readonly Token[], { start, end }: Piece): DietaryOption[] =>
  text.slice(start, end).flatMap(({ key }) => dietaryOption(key) ?? []);

function needs(read: DietsRead, concept: string, piece: Piece, isBinding: boolean): void {
  if (vocabulary.concepts.get(concept)?.kind !== 'diet') return;
  const diet = dietaryOption(concept);
  if (diet) {
    add(read.dietary, diet, piece);
    if (isBinding || diet === 'nut-free') read.binding.add(diet);
  } else if (isFreeFrom(concept)) forbid(read, concept, piece);
}

function forbid(read: DietsRead, concept: string, piece: Piece, { isDiet = false, isBinding = false } = {}): void {
  const forbidden = forbids(concept, isDiet);
  if (typeof forbidden === 'string') {
    add(read.dietary, forbidden, piece);
    // We assume that somebody who refuses nuts is allergic, because a wrong result is worse than a missing result.
    if (isBinding || forbidden === 'nut-free') read.binding.add(forbidden);
  } else for (const each of forbidden) add(read.avoid, each, piece);
}

function add<Key>(to: Map<Key, Piece[]>, key: Key, piece: Piece): void {
  to.set(key, [...new Set([...(to.get(key) ?? []), piece])]);
}

/** "Vegan or vegetarian" becomes vegetarian; "vegan and vegetarian" becomes vegan. */
function merge(read: DietsRead, strict: DietaryOption, loose: DietaryOption, text: readonly Token[]) {
  const [first] = read.dietary.get(strict) ?? [];
  const [second] = read.dietary.get(loose) ?? [];
  if (!first || !second) return;
  const [from, to] = [Math.min(first.end, second.end), Math.max(first.start, second.start)];
  const isEither = hasOr(text.slice(from, to)) || endsInOr(text, first.end < second.end ? first : second);
  read.dietary.delete(isEither ? strict : loose);
}

const NO_MEAT = /(?:meats?|carne)$|[肉荤]$|고기/;
const BUT = /^(?:but|except|unless|only|just|pero|excepto|menos|salvo|solo|但|除|빼)/;
/** Words that show that somebody else wants the food, or that the food is not real meat ("fake", "vegan"). */
const OTHERS =
  /^(?:my|his|her|our|mi|he|she|they|you|others?|people|rest|one|bf|gf|husband|wife|ella|el|fake|mock|vegan|wants?)$/;

/**
 * Whether a diner who eats no meat names an exception, so that the place need not be vegetarian: "no meat except fish",
 * "I don't eat meat but I do eat fish". False for what somebody else wants: "no meat but my husband wants steak".
 */
function eatsOther(
  text: readonly Token[],
  parts: readonly Piece[],
  refused: ReadonlySet<Piece>,
  piece: Piece,
): boolean {
  if (!NO_MEAT.test(wordsOf(text, piece).toLowerCase())) return false;
  const at = parts.indexOf(piece);
  const next = parts.slice(at + 1, at + 8).find(({ kind }) => kind === 'concept');
  if (!next || refused.has(next) || !next.concepts.some(isAnimal)) return false;
  const between = text.slice(piece.end, next.start).map(({ folded }) => folded);
  const said = text.slice(0, piece.start).map(({ folded }) => folded);
  const isSomebody = said.some((word) => /^(?:he|she|my|his|her|one|ella|el)$/.test(word));
  const isForOther = text[next.end]?.folded === 'for';
  return (
    between.some((word) => BUT.test(word)) && !between.some((word) => OTHERS.test(word)) && !isSomebody && !isForOther
  );
}

/**
 * "Allergic to tomatoes" is about one vegetable, although "tomatoes" is a phrase of the concept `vegetables`. The same
 * is true of fruit.
 */
const isOneKind = (text: readonly Token[], piece: Piece, concept: string) =>
  /^(?:vegetables|fruit)$/.test(concept) &&
  piece.language === 'en' &&
  !/^(?:vegetables?|veggies?|veg|fruits?)$/.test(text[piece.end - 1]?.folded ?? '');
