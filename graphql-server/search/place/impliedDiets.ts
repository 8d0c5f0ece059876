import { type DietaryOption, dietaryOption } from '../../facts/facts';
import { vocabulary } from '../vocabulary/Vocabulary';
import type { PlaceFacts } from './conceptsOf';
import { type Mention, mentionsOfName } from './mentions';

/** The diets that follow from a diet: all vegan food is vegetarian, too. No other diet follows from halal or kosher. */
const FOLLOWS: Partial<Record<DietaryOption, readonly DietaryOption[]>> = { vegan: ['vegetarian'] };
/** The same for diets that matter for allergies. They follow only for a kitchen that has no other food. */
const FOLLOWS_IN_WHOLE: typeof FOLLOWS = { vegan: ['dairy-free'] };

/** Words that join two things. The thing beside a diet may be food without this diet: "Vegan & Regular". */
const JOINS = /[&+/]|\b(?:and|or|plus|n|y|not)\b/i;
/** Words before a diet that make it less than a promise: "Almost Vegan". */
const LESS_BEFORE = /\b(?:non|not|almost|nearly|mostly|partly|partially|semi|half|quasi|or)\W*$/i;
/** Words directly after a diet that weaken it: "Vegan Style". With "salt" or "dill", "kosher" names an ingredient. */
const LESS_AFTER = /^\W*(?:style|ish|type|inspired|curious|leaning|free|salt|dill|pickles?)\b/i;
/** The place has more than the diet: "Gluten Free Pizza Options", "Vegan Friendly Cafe". */
const MORE = /\b(?:options?|optional|friendly)\b/i;

/**
 * The diets that a restaurant's name or cuisine implies ("Vegan Deli", cuisine "Vegetarian"), and the diets that follow
 * from these. Dairy-free follows only if the whole name or the whole cuisine is vegan: not for the cuisine "Burgers,
 * Vegan". A diet that the name denies or weakens ("Not Vegan", "Kosher Style") is not implied, even if the cuisine
 * names it. The diets count for a diet or an allergy that a craving names. They do not count for a filter, because
 * filters accept only the diets that the restaurant lists.
 */
export function impliedDiets({ name, cuisine }: Pick<PlaceFacts, 'name' | 'cuisine'>): DietaryOption[] {
  const cuisines = cuisine?.split(',') ?? [];
  const found = [name, ...cuisines].flatMap((text) => {
    const isWhole = !JOINS.test(text) && (text === name || cuisines.length === 1);
    return dietsIn(text).map((each) => ({ ...each, isWhole }));
  });
  const isDenied = (diet: DietaryOption) => found.some((each) => each.diet === diet && each.isDenied);
  const implied = found.flatMap(({ diet, isWhole, isPromised }) =>
    isDenied(diet) || !isPromised
      ? []
      : [diet, ...(FOLLOWS[diet] ?? []), ...(isWhole ? (FOLLOWS_IN_WHOLE[diet] ?? []) : [])],
  );
  return [...new Set(implied)];
}

/** `isDenied`: the text denies or weakens the diet, so that another text cannot promise it. */
function dietsIn(text: string): { diet: DietaryOption; isPromised: boolean; isDenied: boolean }[] {
  const found = mentionsOfName(text).filter(({ concept }) => vocabulary.concepts.get(concept)?.kind === 'diet');
  return found.flatMap((mention) => {
    const diet = dietaryOption(mention.concept);
    if (!diet) return [];
    const isDenied = mention.isDenied || mention.isPart || isWeakened(text, mention);
    return [{ diet, isDenied, isPromised: !isDenied && isPromised(text, mention, found) }];
  });
}

const isWeakened = (text: string, { start, end }: Mention) =>
  LESS_BEFORE.test(text.slice(0, start)) || LESS_AFTER.test(text.slice(end));

/** @param diets all diets that the text mentions: a diet may be joined to another diet, as in "Vegan & Gluten-Free" */
function isPromised(text: string, { start, end }: Mention, diets: readonly Mention[]): boolean {
  const after = text.slice(end);
  if (MORE.test(text.slice(start))) return false;
  const next = /^\s*(?:[&+/]|\b(?:and|or|plus|n|y)\b)\s*/i.exec(after);
  return !next || diets.some((other) => other.start === end + next[0].length);
}
