import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { vocabulary } from '../vocabulary/Vocabulary';
import type { DietsRead } from './diets';
import type { Span } from './MeasureReader';
import type { Piece } from './Piece';
import type { Reading } from './readCraving';
import type { Measured } from './readMeasures';
import type { Chip, ChipKind } from './Understanding';

/** A chip and the tokens that it stands for. */
export interface ChipDraft {
  chip: Chip;
  spans: readonly Span[];
}

/**
 * The memory consists of example cravings. A remembered concept is one that the examples most similar to the diner's
 * craving want or refuse. It needs at least this weight to get a chip, so it is wanted. Only the strongest
 * MAX_REMEMBERED of them get a chip.
 */
export const REMEMBERED_FROM = 0.4;
const MAX_REMEMBERED = 3;

/** The ranges of tokens that these chips stand for. */
export const spansOf = (drafts: readonly ChipDraft[]): Span[] => drafts.flatMap(({ spans }) => spans);

/** Returns the chips of a craving in the order of its words. The chips of concepts from the memory come last. */
export function chipsOf(
  text: string,
  place: { place: { key: string }; span: Span } | null,
  { tokens, refused }: Reading,
  { prices, party, distance, openAt }: Measured,
  diets: DietsRead,
  from: ReadonlyMap<string, readonly Piece[]>,
  concepts: Record<'wanted' | 'unwanted' | 'remembered', readonly ConceptWeight[]>,
): ChipDraft[] {
  const drafts: ChipDraft[] = [];
  const add = (kind: ChipKind, id: string, spans: readonly Span[], concept: string | null = null) => {
    const words = spans.map(({ start, end }) => text.slice(tokens[start]?.start, tokens[end - 1]?.end));
    drafts.push({ chip: { id, kind, concept, text: words.join(' … ') }, spans });
  };
  const inDiets = new Set([...diets.dietary.values(), ...diets.avoid.values()].flat());
  for (const [diet, pieces] of diets.dietary) add('DIETARY', `diet:${diet}`, pieces, diet);
  const allergies = new Map<Piece, string>();
  for (const [concept, pieces] of diets.avoid) {
    for (const piece of pieces) {
      // A piece can forbid several concepts. Its chip is named after one that it is the first to forbid: in "no fish, no
      // soy", both pieces forbid sushi, so the chip of "soy" is named after soy.
      const known = diets.avoid.get(allergies.get(piece) ?? '');
      if (!known || (pieces[0] === piece && known[0] !== piece)) allergies.set(piece, concept);
    }
  }
  for (const [piece, concept] of allergies) {
    const said = piece.concepts[0] ?? concept;
    // "Shellfish-free" already states that something is absent, so its chip looks like the chip of a diet.
    const isDiet = vocabulary.concepts.get(said)?.kind === 'diet';
    add(isDiet ? 'DIETARY' : 'ALLERGY', `${isDiet ? 'diet' : 'allergy'}:${said}`, [piece], said);
  }
  const named = new Set<Piece>();
  for (const [word, pieces] of diets.avoidWords) {
    // A piece can forbid several words for the same food ("buckwheat" and "soba"). It gets only one chip.
    const own = pieces.filter((piece) => !named.has(piece));
    if (own.length > 0) add('ALLERGY', `allergy:${word}`, own);
    for (const piece of own) named.add(piece);
  }
  for (const [concept, pieces] of from) {
    const own = pieces.filter((piece) => !inDiets.has(piece));
    const [first] = own;
    if (!first) continue;
    const isRefused =
      concepts.unwanted.some((each) => each.concept === concept) || own.every((piece) => refused.has(piece));
    add(isRefused ? 'UNWANTED' : 'WANTED', `${isRefused ? 'unwanted' : 'wanted'}:${concept}`, own, concept);
  }
  if (prices) add('PRICE', `price:${prices.priceRanges.join('-') || 'any'}`, [prices.span]);
  if (place) add('PLACE', `place:${place.place.key}`, [place.span]);
  if (party) add('PARTY', `party:${party.size}`, [party.span]);
  if (distance) add('DISTANCE', `distance:${distance.kilometres}`, [distance.span]);
  if (openAt?.openAt)
    add('OPEN_AT', openAt.openAt === 'now' ? 'open:now' : `open:${wordsOf(tokens, openAt.spans)}`, openAt.spans);
  drafts.sort((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0));
  for (const concept of strongest(concepts.remembered, from)) add('REMEMBERED', `remembered:${concept}`, [], concept);
  return drafts;
}

const wordsOf = (tokens: Reading['tokens'], spans: readonly Span[]) =>
  spans.flatMap(({ start, end }) => tokens.slice(start, end).map(({ folded }) => folded)).join('-');

function strongest(remembered: readonly ConceptWeight[], from: ReadonlyMap<string, unknown>): string[] {
  return remembered
    .filter(({ concept, weight }) => weight >= REMEMBERED_FROM && !from.has(concept))
    .slice(0, MAX_REMEMBERED)
    .map(({ concept }) => concept);
}
