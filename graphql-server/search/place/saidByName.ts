import { denied } from '../parse/negation/denied';
import { kindOf } from '../parse/negation/Scope';
import type { Piece } from '../parse/Piece';
import type { ConceptKind } from '../vocabulary/Concept';
import { cuisines, kinds, nothing } from '../vocabulary/names.json';
import { vocabulary } from '../vocabulary/Vocabulary';
import { PhraseTrie } from '../words/PhraseTrie';
import { type Token, tokens } from '../words/tokens';
import type { Said, saidBy } from './saidBy';

/**
 * Kinds of concepts that a name does not prove, except a service that is also a kind of place ("Buffet"). A hotel named
 * Courtyard may have no seats outside, a café named after a lamp may not be cozy, the "Group" of a company says nothing
 * about tables for a group, and the Parking Lot Bar may have no parking.
 */
const NOT_PROVEN: ReadonlySet<ConceptKind> = new Set(['seating', 'vibe', 'noise', 'company', 'occasion', 'service']);
/**
 * Kinds of concepts that a single word of a name proves only if it is the name of the concept, of a cuisine or of a
 * kind of place: a Wine House has wine, but Compass Rose need not have rosé.
 */
const ONLY_BY_OWN_NAME: ReadonlySet<ConceptKind> = new Set(['drink', 'ingredient', 'price']);

const keyOf = (words: readonly Token[]) => words.map(({ key }) => key).join(' ');
const keysOf = (phrases: readonly string[]): ReadonlySet<string> =>
  new Set(phrases.map((phrase) => keyOf(tokens(phrase))));

const ignored = new PhraseTrie<true>();
for (const phrase of nothing) ignored.add(phrase, true);
/** Words that the catalogue reads as a cuisine or a kind of place, and cuisines of the vocabulary ("Food Truck"). */
const namesPlaces = keysOf([
  ...[...Object.values(cuisines), ...Object.values(kinds)].flat(),
  ...[...vocabulary.concepts.values()].flatMap(({ facts }) => facts.filter((fact) => /^\p{Lu}/u.test(fact))),
]);
/** Phrases that mostly mean something else in a name: "El Toro", "Mac's Bar", "Frank Pepe", "Goose Island". */
const OTHERWISE = keysOf(['toro', 'mac', 'frank', 'frankie', 'post oak', 'island', 'butcher']);
/** The id of each concept, with the words of its own name. */
const ownNames = new Map(
  [...vocabulary.concepts.values()].map(({ id, label, facts }) => [
    id,
    keysOf([label.en, ...facts, id].flatMap((name) => [name, ...name.split(/[ -]/)])),
  ]),
);

/**
 * Like saidBy, for the name of a place or of a cuisine. In a text, a phrase of textCues.ts such as "next door" denies
 * the words beside it. In a name it does not, because "Sushi Next Door" serves sushi. Three groups of words prove
 * nothing: phrases of names.json that have no meaning in names ("French Quarter"), words for kinds of concepts that a
 * name does not prove (NOT_PROVEN), and words that rarely mean their concept in names.
 */
export const saidByName: typeof saidBy = (typed, text, parts) => {
  const found = new Map<Piece, Said>([...denied(typed, text, parts)].map((piece) => [piece, 'denied']));
  const isIgnored = ignoredIn(text);
  for (const piece of parts) {
    if (piece.kind !== 'concept' || !(isIgnored(piece) || isWeak(text, piece))) continue;
    // "Little" is enough to leave the place out for a diner with an allergy.
    if (kindOf(piece) !== 'ingredient') found.set(piece, 'nothing');
    else if (!found.has(piece)) found.set(piece, 'little');
  }
  return found;
};

/** Whether a piece is a part of a longer phrase that has no meaning in names. */
function ignoredIn(text: readonly Token[]): (piece: Piece) => boolean {
  const ranges = text.flatMap((_, start) => {
    const length = ignored.longest(text, start)?.length;
    return length ? [{ start, end: start + length }] : [];
  });
  return (piece) =>
    ranges.some(({ start, end }) => start <= piece.start && piece.end <= end && piece.end - piece.start < end - start);
}

/** Whether the words of a piece rarely mean its concept in a name, or a name does not prove this kind of concept. */
function isWeak(text: readonly Token[], piece: Piece): boolean {
  const { start, end, concepts } = piece;
  const kind = kindOf(piece);
  const words = keyOf(text.slice(start, end));
  if (OTHERWISE.has(words)) return true;
  const isPlace = namesPlaces.has(words);
  if (NOT_PROVEN.has(kind)) return !(kind === 'service' && isPlace);
  const isOwn = concepts.some((concept) => ownNames.get(concept)?.has(words));
  return ONLY_BY_OWN_NAME.has(kind) && end - start === 1 && !isOwn && !isPlace;
}
