import type { Audience } from '../../facts/facts';
import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { normaliseCuisine } from '../normalise/normaliseCuisine';
import { audienceOf } from './audienceOf';
import { type Brand, brandBehind, findBrand } from './brands/findBrand';
import { cuisineBesideKind, cuisineFromName, isOnlyKind, MAX_WORDS } from './cuisineFromName';
import { dietsFromName } from './dietsFromName';
import { dishesFromName, mealsFromName } from './dishesFromName';
import type { FactSource } from './FactSource';
import { foldName } from './foldName';
import { gemTypeOf } from './gemTypeOf';
import { insightOf } from './insightOf';
import { foldForClues } from './nameClues';

/** The merged facts together with the derived facts, and the rule of each derived fact. */
export interface DerivedFacts {
  facts: RestaurantFacts;
  /** For each derived field, the rule in words: { cuisine: 'name has "taqueria"' }. Empty if nothing was derived. */
  rules: Partial<Record<keyof RestaurantFacts, string>>;
}

/**
 * Derives more facts from the merged facts of a real place. The brand, cuisine, diets, dishes, meals, features and
 * audience come mostly from the name. The badge (`gemType`) comes from ratings, age and sources. The insight
 * (`aiInsight`) restates other facts. A fact from a source is never replaced, with two exceptions: a name or a brand
 * can add cuisines, and a name can change the audience "supplier" (see REPLACE_SUPPLIER). A sample place is not
 * changed. The same input always gives the same output. docs/decisions/0013-derived-facts.md gives the reasons.
 */
export function deriveFacts(merged: RestaurantFacts, sources: readonly FactSource[]): DerivedFacts {
  if (sources.some(({ kind }) => kind === 'sample')) return { facts: merged, rules: {} };
  const facts = { ...merged };
  const rules: DerivedFacts['rules'] = {};

  const nameWithoutPlaces = withoutPlaces(merged);
  const brand = findBrand(merged.brand ?? merged.name);
  if (!facts.brand && brand) {
    facts.brand = brand.name;
    rules.brand = `name is that of ${brand.name}`;
  }
  if (!facts.cuisine) {
    const ofBrand = brand && normaliseCuisine(brand.cuisine);
    const named = ofBrand ? null : cuisineFromName(nameWithoutPlaces);
    const behind = ofBrand || named ? null : brandBehind(merged.name);
    facts.cuisine = ofBrand ?? named?.cuisine ?? (behind && normaliseCuisine(behind.cuisine));
    if (named) rules.cuisine = nameHas(named.words);
    else if (facts.cuisine) rules.cuisine = `brand ${(ofBrand ? brand : behind)?.name}`;
  } else {
    const more = besidesItsSource(facts, nameWithoutPlaces, brand);
    if (more) {
      rules.cuisine = `its source says "${facts.cuisine}", ${more.rule}`;
      facts.cuisine = more.cuisine;
    }
  }
  const diets = facts.dietaryOptions.length > 0 ? null : dietsFromName(merged);
  if (diets) {
    facts.dietaryOptions = diets.diets;
    rules.dietaryOptions = diets.rule;
  }
  const meals = facts.mealTimes.length > 0 ? null : mealsFromName(nameWithoutPlaces);
  if (meals) {
    facts.mealTimes = meals.what;
    rules.mealTimes = nameHas(meals.words);
  }
  if (meals?.what.includes('brunch') && facts.features.length === 0) {
    facts.features = ['brunch'];
    rules.features = 'name has "brunch"';
  }
  const dishes = facts.dishes.length > 0 ? null : dishesFromName(nameWithoutPlaces);
  if (dishes) {
    facts.dishes = dishes.what;
    rules.dishes = nameHas(dishes.words);
  }
  if (!facts.audience || facts.audience === 'supplier') {
    const named = audienceOf({ ...facts, statedCuisine: merged.cuisine });
    if (named && (!facts.audience || REPLACE_SUPPLIER.has(named.audience))) {
      facts.audience = named.audience;
      rules.audience = named.rule;
    }
  }
  if (!facts.gemType) {
    const gem = gemTypeOf(facts, sources);
    facts.gemType = gem?.gemType ?? null;
    if (gem) rules.gemType = gem.rule;
  }
  if (!facts.aiInsight) {
    // The insight leaves out a derived feature, because such a feature only repeats the name.
    facts.aiInsight = insightOf(rules.features ? { ...facts, features: [] } : facts, rules.cuisine);
    if (facts.aiInsight) rules.aiInsight = 'restates stored facts';
  }
  return { facts, rules };
}

/**
 * Derived audiences that replace the audience "supplier" from a source. A source states "supplier" because of the kind
 * of kitchen, for example a caterer or a commissary. The name tells who eats there.
 */
const REPLACE_SUPPLIER: ReadonlySet<Audience> = new Set(['institution', 'events']);

/**
 * The cuisine from the source, together with the cuisines that the name or the brand adds. For example, the cuisine
 * "Food Truck" of Hog Call Barbeque becomes "Barbecue, Food Truck", and the cuisine "French" of La Bicyclette Bakery
 * becomes "French, Bakery". Returns null if the name and the brand add nothing.
 * @param nameWithoutPlaces the result of withoutPlaces
 */
function besidesItsSource(
  facts: RestaurantFacts,
  nameWithoutPlaces: string,
  brand: Brand | null,
): { cuisine: string; rule: string } | null {
  const { cuisine } = facts;
  if (!cuisine) return null;
  if (lacksBakeryCuisine(facts)) return { cuisine: `${cuisine}, Bakery`, rule: nameHas(['bakery']) };
  if (!isOnlyKind(cuisine)) return null;
  const ofBrand = brand && normaliseCuisine(brand.cuisine);
  const named = ofBrand ? null : cuisineBesideKind(nameWithoutPlaces, cuisine);
  const listed = cuisine.split(', ');
  const added = (ofBrand ?? named?.cuisine)?.split(', ').filter((word) => !listed.includes(word)) ?? [];
  if (added.length === 0) return null;
  const rule = named ? nameHas(named.words) : `brand ${brand?.name}`;
  return { cuisine: [...added, ...listed].slice(0, MAX_WORDS).join(', '), rule };
}

/** True if a place has no brand, has "bakery" near the end of its name, and has no "bakery" in its cuisine. */
const lacksBakeryCuisine = ({ name, cuisine, brand }: RestaurantFacts): boolean =>
  !brand && / bakery(?: (?:and|n) \S+| i{1,3})?$/.test(foldName(name)) && !/\bbakery\b/i.test(cuisine ?? '');

const nameHas = (words: readonly string[]) => `name has ${words.map((word) => `"${word}"`).join(' and ')}`;

/**
 * The place's name in the form of foldForClues. "|" replaces the names of the city and the neighborhood, because the
 * Mexico Cafe in Mexico, MO need not be Mexican.
 */
function withoutPlaces({ name, city, neighborhood }: RestaurantFacts): string {
  const folded = ` ${foldForClues(name)} `;
  return [city, neighborhood ?? '']
    .map((place) => ` ${foldForClues(place)} `)
    .reduce((text, place) => (place.trim() ? text.replaceAll(place, ' | ') : text), folded);
}
