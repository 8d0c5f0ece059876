import { type DietaryOption, dietaryOption } from '../../facts/facts';
import { vocabulary } from '../vocabulary/Vocabulary';
import type { Token } from '../words/tokens';
import { forbids, isAllergen, isFreeFrom } from './forbids';
import { isIndifferent } from './isIndifferent';
import { isSoftened } from './isSoftened';
import type { Piece } from './Piece';
import type { Reading } from './readCraving';
import { isRefusedWord, substanceAt, substanceOf } from './substances';

/** The diets and allergies of a craving, each with the pieces that name it. */
export interface DietsRead {
  dietary: Map<DietaryOption, Piece[]>;
  /** The diets of `dietary` that an allergy or an illness requires. */
  binding: Set<DietaryOption>;
  /** Concepts that must not be served. */
  avoid: Map<string, Piece[]>;
  /** Folded names of allergens that are not in the vocabulary. The texts of a place must not mention these names. */
  avoidWords: Map<string, Piece[]>;
}

/**
 * Words for allergies and illnesses. A diet that an allergy or an illness requires is binding: places that do not offer
 * the diet are not even near misses. If a craving names an intolerance and none of these words, its diets are not
 * binding. The exception is nut-free, which is always binding.
 */
const ILLNESS = /allerg|alergi|alérgi|anaphyl|c[oe]?eliac|cel[ií]ac|过敏|過敏|알레르기|알러지/i;
/** "Celiac" names an illness and also means that gluten is forbidden. */
const CELIAC = /^(?:celiac|coeliac)/;
const WORDS_OF_ALLERGY = 4;

/**
 * Reads the diets and the forbidden foods of a craving. They follow from named diets ("vegan"), allergies and refused
 * substances ("no gluten"). A diet does not count if it is refused ("not vegan") or optional ("ideally vegan").
 */
export function readDiets({ tokens: text, pieces: parts, refused, language }: Reading): DietsRead {
  const read: DietsRead = { dietary: new Map(), binding: new Set(), avoid: new Map(), avoidWords: new Map() };
  const isIllness =
    !text.some(({ folded }) => folded.startsWith('intoleran')) || text.some(({ text }) => ILLNESS.test(text));
  for (const [at, piece] of parts.entries()) {
    const isAllergic =
      isAllergyNear(text, parts, at) || (refused.has(piece) && isAllergyNext(text, parts, at, refused));
    const substance = substanceAt(text, parts, at, language);
    const isNeed = CELIAC.test(text[piece.start]?.folded ?? '') && !isSoftened(parts, at);
    if (substance && (isNeed || isAllergic || isRefusedWord(parts, at))) {
      forbid(read, substance, piece, { isDiet: true, isBinding: isNeed || (isAllergic && isIllness) });
      continue;
    }
    if (isUnknownAllergen(text, parts, at)) add(read.avoidWords, text[piece.start]?.folded ?? '', piece);
    if (piece.concepts.includes(DIFFERENT_DIETS))
      for (const diet of dietsInside(text, piece)) add(read.dietary, diet, piece);
    for (const concept of piece.concepts) {
      if (isAllergic && isOneKind(text, piece, concept))
        add(read.avoidWords, wordsOf(text, piece).toLowerCase(), piece);
      else if (isAllergic) forbid(read, concept, piece, { isBinding: isIllness });
      else if (isFreeOfRefused(piece, concept, refused)) forbid(read, concept, piece, { isDiet: true });
      else if (refused.has(piece)) {
        if (concept === 'nuts' || concept === 'peanuts') forbid(read, concept, piece);
      } else if (!isSoftened(parts, at) && !isIndifferent(parts, at))
        needs(read, concept, piece, ILLNESS.test(wordsOf(text, piece)));
    }
  }
  if (read.dietary.has('vegan')) merge(read, 'vegan', 'vegetarian', parts, text);
  return read;
}

/**
 * In the Chinese and Korean vocabulary, the word for a substance means the diet without this substance: 글루텐 (gluten)
 * means gluten-free. So a diner who refuses the substance (글루텐을 못 먹어요, 不能吃麸质) needs this diet.
 */
const isFreeOfRefused = (piece: Piece, concept: string, refused: ReadonlySet<Piece>): boolean =>
  refused.has(piece) && concept.endsWith('-free') && (piece.language === 'zh' || piece.language === 'ko');

/** "One of us is vegan" is one phrase of the vocabulary. It still means that the whole table needs the diet. */
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
  to.set(key, [...(to.get(key) ?? []), piece]);
}

/** "Vegan or vegetarian" becomes vegetarian; "vegan and vegetarian" becomes vegan. */
function merge(
  read: DietsRead,
  strict: DietaryOption,
  loose: DietaryOption,
  parts: readonly Piece[],
  text: readonly Token[],
) {
  const [first] = read.dietary.get(strict) ?? [];
  const [second] = read.dietary.get(loose) ?? [];
  if (!first || !second) return;
  const [from, to] = [Math.min(first.end, second.end), Math.max(first.start, second.start)];
  const isEither = text.slice(from, to).some(({ folded }) => /^(?:or|o|或|또는)$/.test(folded)) && parts.length > 0;
  read.dietary.delete(isEither ? strict : loose);
}

/** Whether words for an allergy belong to a piece: "peanut allergy", "allergic to shellfish and nuts", 花生过敏. */
function isAllergyNear(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  for (const step of [-1, 1]) {
    for (let i = at + step, gone = 0; gone < WORDS_OF_ALLERGY; i += step) {
      const piece = parts[i];
      if (!piece || (piece.kind === 'break' && (step === 1 || isDish(parts[at])))) break;
      if (step === -1 && gone === 0 && isDish(parts[at]) && piece.roles.has('turn') && !isLink(text, piece)) break;
      if (piece.roles.has('allergy') && !(piece.language === 'zh' && piece.end - piece.start === 1)) return true;
      if (i !== at && namesAllergy(text, piece) && isListed(text, parts, at, i)) return true;
      if (step === 1 && piece.kind === 'concept' && gone > 1) break;
      if (step === -1 && piece.roles.has('turn') && piece.kind === 'functionWord' && gone > 0 && !isOneToken(piece))
        break;
      if (!isLink(text, piece) && !isComma(text, piece)) gone += 1;
    }
  }
  return false;
}

/**
 * Whether all concepts after the piece in its clause are refused, too, and the next clause names an allergy but no food
 * or diet: "no fish or shrimp, i'm allergic".
 */
function isAllergyNext(
  text: readonly Token[],
  parts: readonly Piece[],
  at: number,
  refused: ReadonlySet<Piece>,
): boolean {
  const isBreak = ({ kind }: Piece) => kind === 'break';
  const stop = parts.findIndex((piece, i) => i > at && isBreak(piece));
  if (stop < 0 || parts.slice(at + 1, stop).some((each) => each.kind === 'concept' && !refused.has(each))) return false;
  const next = parts.slice(stop + 1);
  const end = next.findIndex(isBreak);
  const clause = end < 0 ? next : next.slice(0, end);
  const isOther = (piece: Piece) => piece.concepts.some(isEaten) || substanceOf(text, piece) !== null;
  return clause.some(({ roles }) => roles.has('allergy')) && !clause.some(isOther);
}

/**
 * Whether a piece is an allergen but not a concept: "allergic to mustard", "mustard allergy". A Spanish function word
 * also counts if the word for the allergy is English, because "soy" is a Spanish function word.
 */
function isUnknownAllergen(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const piece = parts[at];
  if (!piece || text[piece.start]?.kind !== 'word') return false;
  const isOf = (allergy: Piece | undefined, pattern: RegExp, word: Token | undefined) =>
    allergy?.kind === 'functionWord' &&
    allergy.roles.has('allergy') &&
    pattern.test(word?.folded ?? '') &&
    (piece.kind === 'unknown' ||
      (piece.kind === 'functionWord' && piece.language === 'es' && allergy.language === 'en'));
  const [before, after] = [parts[at - 1], parts[at + 1]];
  return (
    isOf(before, /^(?:to|a|al)$/, text[(before?.end ?? 0) - 1]) ||
    isOf(after, /^allerg(?:y|ies)$/, text[after?.start ?? 0])
  );
}

/** "Allergic to tomatoes" is about one vegetable, although the vocabulary has one concept for all of them. */
const isOneKind = (text: readonly Token[], piece: Piece, concept: string) =>
  /^(?:vegetables|fruit)$/.test(concept) &&
  piece.language === 'en' &&
  !/^(?:vegetables?|veggies?|veg|fruits?)$/.test(text[piece.end - 1]?.folded ?? '');

/**
 * A dish, cuisine or drink after a comma is what the diner wants: "allergic to pork, ramen". Allergens such as shrimp
 * continue the list.
 */
const isDish = (piece: Piece | undefined) =>
  piece?.concepts.some(
    (id) => /^(?:dish|cuisine|drink)$/.test(vocabulary.concepts.get(id)?.kind ?? '') && !isAllergen(id),
  ) ?? false;

const ALLERGY = /^(?:allerg|alergi|intoleran|anaphyl)/;

/** "Allergic to shellfish" is one phrase of the vocabulary, but it also counts as an allergy. */
function namesAllergy(text: readonly Token[], piece: Piece): boolean {
  return piece.kind === 'concept' && text.slice(piece.start, piece.end).some(({ folded }) => ALLERGY.test(folded));
}

const LINK = /^(?:and|or|y|o|e|和|或)$/;
const isLink = (text: readonly Token[], piece: Piece | undefined) =>
  piece !== undefined && LINK.test(text[piece.start]?.folded ?? '');
const isComma = (text: readonly Token[], piece: Piece) => /^[,，、]$/.test(text[piece.start]?.text ?? '');

/** Whether two pieces are in the same list of foods, which has an "and" or "or": "nuts, dairy and shrimp". */
function isListed(text: readonly Token[], parts: readonly Piece[], one: number, other: number): boolean {
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  const isFood = (piece: Piece) => substanceOf(text, piece) !== null || piece.concepts.some(isEaten);
  const between = parts.slice(first + 1, last);
  if (!between.every((piece) => isLink(text, piece) || isComma(text, piece) || isFood(piece))) return false;
  // "Allergic to nuts, dairy, shrimp": a list without "and" continues as long as it names usual allergens.
  const isBare = [...between.filter((piece) => !isComma(text, piece)), parts[last] as Piece].every(
    (piece) => substanceOf(text, piece) !== null || piece.concepts.some(isAllergen),
  );
  return (
    between.some((piece) => isLink(text, piece)) || (between.length > 0 && (isBare || isLink(text, parts[last + 1])))
  );
}

const wordsOf = (text: readonly Token[], { start, end }: Piece): string =>
  text
    .slice(start, end)
    .map((token) => token.text)
    .join('');

const isEaten = (id: string) => ['ingredient', 'dish', 'diet'].includes(vocabulary.concepts.get(id)?.kind ?? '');

const isOneToken = (piece: Piece) => piece.end - piece.start === 1;
