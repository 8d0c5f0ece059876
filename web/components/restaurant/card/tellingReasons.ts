const fields = [
  'NAME',
  'CUISINE',
  'DISH',
  'NEIGHBORHOOD',
  'DESCRIPTION',
  'INSIGHT',
  'FEATURE',
  'DIETARY',
  'PRICE',
  'HOURS',
] as const;

/** The fields a craving can match, as the graph names them. */
export type ReasonField = (typeof fields)[number];

/** One thing that matched, in the restaurant's own words; `label`: in the reader's language, where it can be. */
export interface Reason {
  readonly field: ReasonField;
  readonly text: string;
  readonly label?: string;
  readonly marks?: readonly Mark[];
}

/** Where the words stand in the text that answer the craving. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

/** A reason as it comes: the field may be one of a later version; `concept` is what it speaks for. */
export type ToldReason = {
  readonly field: string;
  readonly text: string;
  readonly label?: string;
  readonly marks?: readonly Mark[];
  readonly concept?: { readonly key: string } | null;
};

/** Says nothing new: a cuisine, which stands on every card, and a name without words that were asked for. */
const isPlain = ({ field, concept, marks }: ToldReason) =>
  field === 'CUISINE' || (field === 'NAME' && (!concept || marks?.length === 0));

const isSentence = ({ field }: ToldReason) => field === 'DESCRIPTION' || field === 'INSIGHT';
/** Words of the craving in the name say least, a dish that was asked for most. */
const rank = ({ field }: ToldReason) => (field === 'DISH' ? 0 : field === 'NAME' ? 2 : 1);

/**
 * What a card says of why it was found: two things at most, each for another thing asked for and, where there is one, of
 * another kind. A dish comes before other facts, the name after them where it holds the word, and a sentence only where
 * nothing shorter says it. The cuisine is not told again.
 */
export function tellingReasons(reasons: readonly ToldReason[]): Reason[] {
  const known = reasons.filter((reason) => fields.some((each) => each === reason.field) && !isPlain(reason));
  const facts = oneEach(known.filter((reason) => !isSentence(reason)).sort((a, b) => rank(a) - rank(b)));
  const [first, ...others] = facts;
  if (!first) return known.slice(0, 1) as Reason[];
  const second = others.find(({ field }) => field !== first.field && field !== 'NAME') ?? others[0];
  return (second ? [first, second] : [first]) as Reason[];
}

/** The first for each concept; those that only hold words of the craving stand for themselves. */
function oneEach(reasons: readonly ToldReason[]): ToldReason[] {
  return reasons.filter(
    ({ concept, text }, at) =>
      reasons.findIndex((other) => (concept ? other.concept?.key === concept.key : other.text === text)) === at,
  );
}
