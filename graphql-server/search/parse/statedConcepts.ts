import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { famousRestaurants } from '../vocabulary/famousRestaurants';
import { relatedWeights } from '../vocabulary/relatedWeights';
import { vocabulary } from '../vocabulary/Vocabulary';
import { spelt } from '../words/spelt';
import { companyOf } from './companyOf';
import type { DietsRead } from './diets';
import { namesDeniedAllergy } from './isDeniedAllergy';
import { isIndifferent } from './isIndifferent';
import { isOneOfParty } from './isOneOfParty';
import { isOrigin } from './isOrigin';
import { isSoftened } from './isSoftened';
import { isStillWanted } from './isStillWanted';
import type { Piece } from './Piece';
import type { Reading } from './readCraving';
import type { Measured } from './readMeasures';

/** The concepts that a craving names, and those that its diets, famous restaurants and number of people imply. */
export interface StatedConcepts {
  stated: ConceptWeight[];
  refused: ConceptWeight[];
  /** The pieces that name each concept. */
  from: ReadonlyMap<string, readonly Piece[]>;
  /**
   * Concepts that are named but neither wanted nor refused: a partner who is named only because of a limit
   * (isPartnerWithLimit), the cuisine of the country that guests come from, what does not matter (isIndifferent), and
   * an allergy that nobody has (isDeniedAllergy).
   */
  aside: ReadonlySet<string>;
  /** The pieces of the concepts in `aside`, and those pieces of refused concepts that the craving does not refuse. */
  asidePieces: ReadonlySet<Piece>;
}

/** The concepts of a craving, each once, with weights. Softened concepts ("ideally a patio") weigh less. */
export function statedConcepts(reading: Reading, measured: Measured, diets: DietsRead): StatedConcepts {
  const stated = new Map<string, number>();
  const refused = new Map<string, number>();
  const from = new Map<string, Piece[]>();
  const aside = new Set<string>();
  const asidePieces = new Set<Piece>();
  const forbidding = new Set([...diets.avoid.values()].flat());
  const byName = new Set([...diets.avoidWords.values()].flat());
  const needing = new Set([...diets.dietary.values()].flat());
  for (const [at, piece] of reading.pieces.entries()) {
    const weight = isSoftened(reading.pieces, at) ? relatedWeights.softened : 1;
    if (isOneOfParty(reading, at) || byName.has(piece)) continue;
    // In "two of us are vegan, party of 6", the two are not a couple.
    if (piece.concepts[0] === 'couple' && (measured.party?.size ?? 2) > 2) continue;
    if (isPartnerWithLimit(reading, at)) {
      for (const partner of PARTNERS) aside.add(partner);
      asidePieces.add(piece);
      continue;
    }
    const isDenied = namesDeniedAllergy(reading.tokens, piece);
    if (
      isDenied ||
      isOrigin(reading, piece) ||
      (piece.kind === 'concept' && isIndifferent(reading.tokens, reading.pieces, at))
    ) {
      for (const concept of piece.concepts) aside.add(concept);
      asidePieces.add(piece);
      continue;
    }
    for (const concept of piece.concepts) {
      const isNeed =
        (vocabulary.concepts.get(concept)?.kind === 'diet' && forbidding.has(piece)) ||
        diets.dietary.get(concept as never)?.includes(piece) === true;
      const isRefused = !isNeed && (reading.refused.has(piece) || forbidding.has(piece));
      // "Peanut allergy" asks for nut-free food. It neither wants nor refuses the concept "peanuts".
      if (!isRefused && needing.has(piece) && !diets.dietary.has(concept as never)) continue;
      const restaurant = famousRestaurants.get(concept);
      if (restaurant && !isRefused) {
        for (const { concept: like, weight: share } of restaurant.like)
          stated.set(like, Math.max(weight * share, stated.get(like) ?? 0));
        from.set(concept, [...(from.get(concept) ?? []), piece]);
        continue;
      }
      const to = isRefused ? refused : stated;
      to.set(concept, Math.max(weight, to.get(concept) ?? 0));
      from.set(concept, [...(from.get(concept) ?? []), piece]);
    }
  }
  for (const concept of diets.dietary.keys()) if (!stated.has(concept)) stated.set(concept, relatedWeights.softened);
  for (const [concept, weight] of companyOf(measured.party?.size ?? 0)) {
    if (!stated.has(concept) && !refused.has(concept)) stated.set(concept, weight);
  }
  for (const concept of refused.keys()) {
    if (!stated.has(concept)) continue;
    const pieces = from.get(concept) ?? [];
    if (!diets.avoid.has(concept) && isStillWanted(reading, pieces)) refused.delete(concept);
    else {
      stated.delete(concept);
      for (const piece of pieces) if (!reading.refused.has(piece)) asidePieces.add(piece);
    }
  }
  return { stated: listed(stated), refused: listed(refused), from, aside, asidePieces };
}

/** The concepts that can mean a romantic partner. */
const PARTNERS: ReadonlySet<string> = new Set(['couple', 'date', 'first-date']);

/** A word or phrase that ends with a word for a person ("my wife"), not for an occasion ("date night"). */
const PARTNER =
  /(?:wife|husband|girlfriend|boyfriend|partner|spouse|significantother|fiancee?|hubby|missus|lover|sweetheart|bae|boo|mylove|my(?:guy|man|lady)|crush|novi[ao]|espos[ao]|marido|mimujer|miamor|pareja|老婆|老公|[女男](?:朋友|友)|对象|(?:(?:여자|남자)친구|[여남]친|아내|남편|와이프|썸[녀남])[이가은는도]?)$/;

/**
 * Whether a partner is named only because of a diet, an allergy, a refusal or mild food: "my husband can't do gluten",
 * "my wife is allergic", but not "date night, no sushi".
 */
function isPartnerWithLimit({ pieces, tokens, refused }: Reading, at: number): boolean {
  const piece = pieces[at];
  if (!piece || piece.concepts.length === 0 || !piece.concepts.every((id) => PARTNERS.has(id))) return false;
  const { start, end } = piece;
  if (!PARTNER.test(spelt(tokens, start, end)) && !/^(?:my|her|his)date$/.test(spelt(tokens, start - 1, end)))
    return false;
  for (let i = at + 1; i < pieces.length && i <= at + 3; i += 1) {
    const next = pieces[i];
    if (!next || next.kind === 'break') return false;
    if (next.roles.has('allergy') || next.roles.has('negation')) return true;
    if (next.kind === 'concept') return refused.has(next) || next.concepts.some((id) => id === 'mild' || isDiet(id));
  }
  return false;
}

const isDiet = (id: string) => vocabulary.concepts.get(id)?.kind === 'diet';

const listed = (weights: ReadonlyMap<string, number>): ConceptWeight[] =>
  [...weights].map(([concept, weight]) => ({ concept, weight }));
