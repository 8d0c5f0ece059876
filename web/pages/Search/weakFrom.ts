import { plainText } from '../../intl/plainText';

/** An understood part of a craving, with the fields that weakFrom needs. */
export type NamedChip = {
  readonly key: string;
  readonly kind: string;
  readonly label: string;
  readonly text: string | null | undefined;
};

/** The fields of a reason why a result was found. */
export type NamedReason = {
  readonly field: string;
  readonly text: string;
  readonly label: string;
  readonly concept: { readonly key: string } | null | undefined;
};

/**
 * `at`: the index after the last result that mentions a named cuisine or dish; `missing`: the labels of the named
 * cuisines and dishes; `having`: how many results before `at` mention at least one of these cuisines and dishes.
 */
export type Weak = { readonly at: number; readonly missing: readonly string[]; readonly having: number };

const conceptOf = ({ key }: NamedChip) => key.slice(key.indexOf(':') + 1);
const contains = (words: string, part: string) => plainText(words).includes(plainText(part));

/**
 * Finds the last result that mentions a named cuisine or dish; the results after it are weak. A wish counts as a named
 * cuisine or dish if at least one result has a cuisine or a dish that belongs to the wish's concept and contains the
 * wish's words. Other wishes, such as moods, do not count, because few restaurants list them.
 * @param edges the page's results with their reasons, in order
 * @returns null if the last result mentions a named cuisine or dish, or if no result mentions any
 */
export function weakFrom(
  chips: readonly NamedChip[],
  edges: readonly { readonly reasons: readonly NamedReason[] }[],
): Weak | null {
  const named = chips.filter(
    (chip) => chip.kind === 'WANTED' && edges.some((edge) => edge.reasons.some(isNamedBy(chip))),
  );
  const having = edges.map(({ reasons }) => named.some((chip) => reasons.some(mentions(chip))));
  const at = having.lastIndexOf(true) + 1;
  if (at === 0 || at === edges.length) return null;
  return { at, missing: named.map(({ label }) => label), having: having.filter(Boolean).length };
}

/**
 * Finds the named foods that near misses have, but that no reason of a result supports. A diner who reads the results
 * could otherwise think that they have these foods.
 * @param edges the page's results with their reasons
 * @returns the labels of these foods
 */
export function foodsOnlyNear(
  chips: readonly NamedChip[],
  edges: readonly { readonly reasons: readonly NamedReason[] }[],
  nearMisses: readonly { readonly met: readonly { readonly key: string }[] }[],
): readonly string[] {
  const supports = (chip: NamedChip) => (reason: NamedReason) =>
    reason.concept?.key === conceptOf(chip) || mentions(chip)(reason);
  return chips
    .filter(({ kind, key }) => kind === 'WANTED' && nearMisses.some(({ met }) => met.some((part) => part.key === key)))
    .filter((chip) => !edges.some(({ reasons }) => reasons.some(supports(chip))))
    .map(({ label }) => label);
}

/**
 * Returns a function that checks whether a reason contains the chip's words, in the singular or plural, with or without
 * accents. Dishes are mostly in English, so the English key of the chip's concept counts, too. A reason that only
 * supports the concept is not enough: lemongrass suits a Thai craving, but does not make a place Thai.
 */
function mentions(chip: NamedChip) {
  const words = [chip.text, chip.label, conceptOf(chip).replaceAll('-', ' ')].flatMap((word) =>
    word ? [word.replace(/(?<=\p{L}{3})s$/u, '')] : [],
  );
  return ({ text, label }: NamedReason) => words.some((word) => contains(text, word) || contains(label, word));
}

/**
 * Returns a function that checks whether a reason is a cuisine or a dish of the chip's concept and contains the chip's
 * words.
 */
function isNamedBy(chip: NamedChip) {
  return ({ field, concept, text, label }: NamedReason) =>
    (field === 'CUISINE' || field === 'DISH') &&
    concept?.key === conceptOf(chip) &&
    (contains(label, chip.label) || contains(text, chip.text ?? chip.label));
}
