/**
 * Misspelled words for allergens and allergies. Without this list, they would stay as they are or become another word,
 * and the search would miss an allergy: "shelfish" looks like "shelf" with "-ish", and "pinut" is also close to "pint".
 */
const MISSPELT: ReadonlyMap<string, string> = new Map([
  ['shelfish', 'shellfish'],
  ['shellish', 'shellfish'],
  ['dary', 'dairy'],
  ['lactos', 'lactose'],
  ['lactoes', 'lactose'],
  ['pinut', 'peanut'],
  ['pinuts', 'peanuts'],
  ['peants', 'peanuts'],
  ['walnt', 'walnut'],
  ['walnts', 'walnuts'],
  ['gluttin', 'gluten'],
  ['sesemi', 'sesame'],
  ['silliac', 'celiac'],
  ['egs', 'eggs'],
  ['alergies', 'allergies'],
  ['allergie', 'allergy'],
  ['allergys', 'allergies'],
  ['alergens', 'allergens'],
  ['alergic', 'allergic'],
  ['alegic', 'allergic'],
  ['alergy', 'allergy'],
  ['penut', 'peanut'],
  ['penuts', 'peanuts'],
  ['peanutss', 'peanuts'],
  ['anafilactic', 'anaphylactic'],
  ['witout', 'without'],
  ['withot', 'without'],
  ['alerjico', 'alergico'],
  ['alerjica', 'alergica'],
  ['nuezes', 'nueces'],
  ['cnt', 'cant'],
  ['fre', 'free'],
  ['uevo', 'huevo'],
  ['uevos', 'huevos'],
]);
const BEFORE = /^(?:no|non|not|to|without|avoid|zero)$/;
const AFTER = /^(?:free|intoleran|al+erg)/;

/**
 * The correct spelling of a misspelled word for an allergen or an allergy; null for other words. The word is corrected
 * even if a text about a place contains it. "Diary" means dairy only beside words for an allergy, a refusal or "free".
 */
export function misspelt(word: string, before = '', after = ''): string | null {
  if (word === 'diary') return BEFORE.test(before) || AFTER.test(after) ? 'dairy' : null;
  return MISSPELT.get(word) ?? null;
}
