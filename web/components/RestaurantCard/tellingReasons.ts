const fields = [
  'NAME',
  'CUISINE',
  'DISH',
  'NEIGHBORHOOD',
  'DESCRIPTION',
  'INSIGHT',
  'FEATURE',
  'DIET',
  'PRICE',
  'HOURS',
] as const;

/** The fields a craving can match, as the graph names them. */
export type ReasonField = (typeof fields)[number];

/** One thing that matched, in the restaurant's own words. */
export interface Reason {
  readonly field: ReasonField;
  readonly text: string;
}

/** A reason as it comes: the field may be one of a later version; `concept` is what it speaks for. */
type Told = { readonly field: string; readonly text: string; readonly concept?: string | null };

const shownAtMost = 2;
const isSentence = ({ field }: Told) => field === 'DESCRIPTION' || field === 'INSIGHT';
/** Words of the craving in the name say least, a dish that was asked for most. */
const rank = ({ field }: Told) => (field === 'DISH' ? 0 : field === 'NAME' ? 2 : 1);

/**
 * What a card says of why it was found: two things at most, what weighs most first, one for each thing asked for. Dishes
 * come before other facts, the name after them, and a sentence only where nothing shorter says it.
 */
export function tellingReasons(reasons: readonly Told[]): Reason[] {
  const known = reasons.filter(({ field }) => fields.some((each) => each === field));
  const facts = known.filter((reason) => !isSentence(reason)).sort((a, b) => rank(a) - rank(b));
  const telling = facts.length > 0 ? oneEach(facts) : known;
  return telling.slice(0, facts.length > 0 ? shownAtMost : 1) as Reason[];
}

/** The first for each concept; those that only hold words of the craving stand for themselves. */
function oneEach(reasons: readonly Told[]): Told[] {
  return reasons.filter(
    ({ concept, text }, at) =>
      reasons.findIndex((other) => (concept ? other.concept === concept : other.text === text)) === at,
  );
}
