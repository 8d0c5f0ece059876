import { dietKeys } from '../facts/dietKeys';

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

/** The names of the fields that a craving can match, as in the GraphQL schema. */
export type ReasonField = (typeof fields)[number];

/**
 * One fact that matches the craving. `text`: the text of the fact, e.g. the name of a dish. `label`: the name of a
 * cuisine, a feature or a diet in the user's language; for every other fact, it is equal to `text`.
 */
export interface Reason {
  readonly field: ReasonField;
  readonly text: string;
  readonly label?: string;
  readonly marks?: readonly Mark[];
}

/** The position, in a reason's text, of words that match the craving. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

/**
 * A reason from the GraphQL response. Its field may be unknown to this version of the app. `concept` is the part of the
 * craving that the reason matches.
 */
export type GraphReason = {
  readonly field: string;
  readonly text: string;
  readonly label?: string;
  readonly marks?: readonly Mark[];
  readonly concept?: { readonly key: string } | null;
};

/**
 * Whether a reason adds nothing to the card, which always shows cuisine and name. A reason with the field CUISINE adds
 * nothing. A reason with the field NAME adds nothing if it has no concept or an empty list of marks. It also adds
 * nothing if all marked words are words of the concept (see `repeats`) and the concept is not a diet.
 */
const addsNothing = ({ field, text, concept, marks }: GraphReason) =>
  field === 'CUISINE' ||
  (field === 'NAME' &&
    (!concept || marks?.length === 0 || (!isDiet(concept.key) && repeats(text, concept.key, marks))));

/** Whether a concept is a diet. Diets matter to diners, so a card also shows a diet that only the name mentions. */
const isDiet = (key: string) => dietKeys.some((diet) => diet === key);

/**
 * Whether all marked words of a name are words of the concept's key: "Pizza" in "Imo's Pizza" for the key "pizza", or
 * "Taco" for the key "tacos".
 */
function repeats(name: string, key: string, marks: readonly Mark[] = []): boolean {
  const words = key.split('-');
  return (
    marks.length > 0 &&
    marks.every(({ start, end }) => words.some((word) => isSameWord(word, name.slice(start, end).toLowerCase())))
  );
}

/** Whether two words are the same, or one is the plural of the other. */
const isSameWord = (one: string, other: string): boolean =>
  ['', 's', 'es'].some((ending) => one + ending === other || other + ending === one);

/** Whether a reason is a sentence about the restaurant. */
export const isSentence = ({ field }: Pick<GraphReason, 'field'>) => field === 'DESCRIPTION' || field === 'INSIGHT';
/** A reason with a lower rank is more informative. A dish has the lowest rank, and the name has the highest rank. */
const rank = ({ field }: GraphReason) => (field === 'DISH' ? 0 : field === 'NAME' ? 2 : 1);

/**
 * The reasons that a card shows: at most two, for different parts of the craving. The second reason is preferably from
 * a field that is neither the field of the first reason nor the name. Every card shows the cuisines, so reasons for
 * parts that no cuisine matches come first. A dish comes before other facts, and the name comes after other facts. A
 * sentence is used only if no cuisine and no shorter reason matches its part of the craving, or if the card would have
 * no shorter reason at all. Reasons with the field CUISINE are left out. A name that matches the same part as a cuisine
 * is left out, too, unless that part is a diet.
 */
export function informativeReasons(reasons: readonly GraphReason[]): Reason[] {
  const matchesCuisine = cuisineTest(reasons);
  const repeatsShownCuisine = (reason: GraphReason) =>
    reason.field === 'NAME' && matchesCuisine(reason) && !isDiet(reason.concept?.key ?? '');
  const known = reasons.filter(
    (reason) => fields.some((each) => each === reason.field) && !addsNothing(reason) && !repeatsShownCuisine(reason),
  );
  const facts = oneEach(known.filter((reason) => !isSentence(reason)).sort((a, b) => rank(a) - rank(b)));
  const sentence = known.find(
    (reason) =>
      isSentence(reason) &&
      reason.concept &&
      !matchesCuisine(reason) &&
      facts.every(({ concept }) => concept?.key !== reason.concept?.key),
  );
  const [first, ...others] = [
    ...facts.filter((fact) => !matchesCuisine(fact)),
    ...(sentence ? [sentence] : []),
    ...facts.filter(matchesCuisine),
  ];
  if (!first) return known.slice(0, 1) as Reason[];
  const second = others.find(({ field }) => field !== first.field && field !== 'NAME') ?? others[0];
  return (second ? [first, second] : [first]) as Reason[];
}

/** Whether each reason that a card shows matches a part of the craving (e.g. ramen) that a cuisine matches, too. */
export function onlyRepeatCuisines(reasons: readonly GraphReason[]): boolean {
  const matchesCuisine = cuisineTest(reasons);
  const chosen = informativeReasons(reasons);
  return reasons
    .filter(({ field, text }) => chosen.some((each) => each.field === field && each.text === text))
    .every(matchesCuisine);
}

/** Returns a function that tests whether a reason matches a part of the craving that a cuisine matches too. */
function cuisineTest(reasons: readonly GraphReason[]) {
  const shown = reasons.flatMap(({ field, concept }) => (field === 'CUISINE' && concept ? concept.key : []));
  return ({ concept }: GraphReason): boolean => Boolean(concept && shown.includes(concept.key));
}

/**
 * The first reason for each concept. A reason without a concept is left out only if an earlier reason has the same
 * text.
 */
function oneEach(reasons: readonly GraphReason[]): GraphReason[] {
  return reasons.filter(
    ({ concept, text }, at) =>
      reasons.findIndex((other) => (concept ? other.concept?.key === concept.key : other.text === text)) === at,
  );
}
