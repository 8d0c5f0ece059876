import type { Token } from '../words/tokens';

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
  ['alergc', 'allergic'],
  ['siliac', 'celiac'],
  ['nonuts', 'nutfree'],
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
export function misspelt(text: readonly Token[], at: number): string | null {
  const [before = '', word = '', after = '', second = ''] = [-1, 0, 1, 2].map((far) => text[at + far]?.folded);
  if (word === 'diary') return BEFORE.test(before) || AFTER.test(after) ? 'dairy' : null;
  if (word === 'eg') return /^(?:no|without|zero)$/.test(before) || AFTER.test(after) ? 'egg' : null;
  // Not "alegría a la mesa", "alegría al paladar", "alegría al comer".
  if (word === 'alegria') return /^al?$/.test(after) && !/^(?:la|\w+r)$/.test(second) ? 'alergia' : null;
  // "Nooo shrimp", "nut freeeee"
  return MISSPELT.get(word) ?? (/^(?:noo+|freee+)$/.test(word) ? word.replace(/(?<=no)o+$|(?<=free)e+$/, '') : null);
}
