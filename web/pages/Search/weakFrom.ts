/** What was understood of a craving, as far as it is needed here. */
export type NamedChip = {
  readonly key: string;
  readonly kind: string;
  readonly label: string;
  readonly text: string | null | undefined;
};

/** Why a result was found. */
export type NamedReason = {
  readonly field: string;
  readonly text: string;
  readonly label: string;
  readonly concept: { readonly key: string } | null | undefined;
};

/** Where a page of results goes on with places that have nothing of what was named, what that was, and how many before have it. */
export type Weak = { readonly at: number; readonly missing: readonly string[]; readonly having: number };

const conceptOf = ({ key }: NamedChip) => key.slice(key.indexOf(':') + 1);
const holds = (words: string, part: string) => words.toLowerCase().includes(part.toLowerCase());

/**
 * Finds the end of the places that have what was named: a kitchen or a dish that was asked for, and that at least one place
 * of the page has in so many words. Moods and rooms are never missed: hardly anybody tells them.
 * @param edges the page's results with their reasons, in order
 * @returns null where all have it, or none
 */
export function weakFrom(
  chips: readonly NamedChip[],
  edges: readonly { readonly reasons: readonly NamedReason[] }[],
): Weak | null {
  const named = chips.filter((chip) => chip.kind === 'WANTED' && edges.some((edge) => edge.reasons.some(names(chip))));
  const having = edges.map(({ reasons }) => named.some((chip) => reasons.some(tells(chip))));
  const at = having.lastIndexOf(true) + 1;
  if (at === 0 || at === edges.length) return null;
  return { at, missing: named.map(({ label }) => label), having: having.filter(Boolean).length };
}

/** Whether a reason speaks for a chip, or holds the words it was typed in. */
function tells(chip: NamedChip) {
  return ({ concept, text }: NamedReason) =>
    concept?.key === conceptOf(chip) || (Boolean(chip.text) && holds(text, chip.text ?? ''));
}

/** Whether a reason is a kitchen or a dish that is called like the chip. */
function names(chip: NamedChip) {
  return ({ field, concept, text, label }: NamedReason) =>
    (field === 'CUISINE' || field === 'DISH') &&
    concept?.key === conceptOf(chip) &&
    (holds(label, chip.label) || holds(text, chip.text ?? chip.label));
}
