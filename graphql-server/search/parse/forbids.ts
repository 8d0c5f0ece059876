import { type DietaryOption, dietaryOption } from '../../facts/facts';
import { vocabulary } from '../vocabulary/Vocabulary';

/** Places that serve seafood, sushi, paella or gumbo cannot promise that their food is free of shellfish. */
const SHELLFISH = ['seafood', 'shrimp', 'crab', 'lobster', 'oysters', 'clam-chowder', 'sushi', 'paella', 'gumbo'];
const FISH = ['fish', 'salmon', 'raw-fish', 'sushi', 'sashimi', 'poke', 'ceviche', 'fish-and-chips', 'fish-tacos'];
/** Soy sauce is in most dishes of the cuisines in this list. */
const SOY = [
  ...[
    'soy',
    'tofu',
    'asian',
    'chinese',
    'cantonese',
    'sichuan',
    'taiwanese',
    'japanese',
    'korean',
    'vietnamese',
    'thai',
  ],
  ...['filipino', 'malaysian-indonesian', 'burmese', 'lao-cambodian', 'hawaiian'],
  ...['sushi', 'sashimi', 'ramen', 'udon-soba', 'donburi', 'katsu', 'yakitori', 'poke', 'dumplings', 'bao', 'dim-sum'],
  ...['fried-rice', 'stir-fry', 'pad-thai', 'bibimbap', 'korean-barbecue', 'hot-pot'],
];
/**
 * Sesame is in most dishes of the cuisines in this list. Buns are not in the list, because the texts about places do
 * not mention the seeds on buns.
 */
const SESAME = [
  ...['sesame', 'hummus', 'falafel', 'shawarma', 'mezze', 'bagel', 'poke', 'bibimbap', 'korean-barbecue', 'dim-sum'],
  ...['lebanese', 'middle-eastern', 'israeli', 'korean', 'chinese', 'cantonese', 'sichuan', 'taiwanese', 'japanese'],
];
/** Foods that are made of batter or custard are listed too, because they contain eggs. */
const EGGS = [
  ...['eggs', 'omelet', 'eggs-benedict', 'quiche', 'crepes', 'pancakes', 'waffles', 'french-toast'],
  ...['chicken-and-waffles', 'mayonnaise', 'frozen-custard'],
];
/**
 * Alpha-gal syndrome is an allergy to the meat of mammals. The dishes in this list usually have such meat or its broth.
 * Dishes that are a kind of beef or pork, such as burgers, need not be listed.
 */
const MAMMALS = [
  ...['beef', 'pork', 'lamb', 'goat', 'game-meat', 'offal', 'meat-heavy', 'jewish-deli'],
  ...[
    'hot-dog',
    'birria',
    'gyro',
    'kebab',
    'shawarma',
    'schnitzel',
    'lasagna',
    'ramen',
    'pho',
    'katsu',
    'dumplings',
    'bao',
  ],
];

/**
 * What an allergy to a concept requires of a place: a diet, if there is a diet for this allergy; otherwise, a list of
 * concepts that the place must not serve.
 */
const FORBIDS: Readonly<Record<string, DietaryOption | readonly string[]>> = {
  peanuts: 'nut-free',
  nuts: 'nut-free',
  'nut-free': 'nut-free',
  'gluten-free': 'gluten-free',
  bread: 'gluten-free',
  'dairy-free': 'dairy-free',
  cheese: 'dairy-free',
  seafood: [...SHELLFISH, ...FISH],
  'shellfish-free': SHELLFISH,
  shrimp: SHELLFISH,
  crab: SHELLFISH,
  lobster: SHELLFISH,
  oysters: SHELLFISH,
  fish: FISH,
  'egg-free': EGGS,
  eggs: EGGS,
  'soy-free': SOY,
  soy: SOY,
  tofu: SOY,
  'sesame-free': SESAME,
  sesame: SESAME,
  hummus: SESAME,
  'mammal-free': MAMMALS,
};

/**
 * Whether FORBIDS has the concept: a food that is or contains a usual allergen ("shrimp"), or a diet without such an
 * allergen ("nut-free").
 */
export const isAllergen = (concept: string): boolean => FORBIDS[concept] !== undefined;

/**
 * Whether FORBIDS has a list of concepts for this concept, which a place must not serve, and not a diet. True for
 * "fish", false for "nuts".
 */
export const isAvoided = (concept: string): boolean => Array.isArray(FORBIDS[concept]);

/** Whether a concept is a diet for which FORBIDS has a list of concepts, such as "shellfish-free". */
export const isFreeFrom = (concept: string): boolean =>
  vocabulary.concepts.get(concept)?.kind === 'diet' && isAvoided(concept);

/**
 * What a place must fulfill for a diner who is allergic to a food, refuses it, or asks for a diet without it. The
 * concept is the food ("eggs") or the diet ("egg-free"). The result is a diet that the place must offer, or a list of
 * concepts that the place must not serve. The list is empty if the concept is not in FORBIDS and is neither an
 * ingredient nor a dish.
 * @param isDiet whether the result may be the concept itself, for a diet that is not in FORBIDS
 */
export function forbids(concept: string, isDiet = false): DietaryOption | readonly string[] {
  const known = FORBIDS[concept] ?? (isDiet ? dietaryOption(concept) : undefined);
  if (known) return known;
  const kind = vocabulary.concepts.get(concept)?.kind;
  return kind === 'ingredient' || kind === 'dish' ? [concept] : [];
}
