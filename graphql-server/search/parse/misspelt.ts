/**
 * Misspelled words for allergens and allergies that would not be corrected otherwise, or to another word: "shelf" with
 * "-ish" is an ordinary word, and "pinut" is as near to "pint". If they were lost, an allergy would be lost.
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
  ['alergies', 'allergies'],
  ['allergie', 'allergy'],
  ['allergys', 'allergies'],
]);
const BEFORE = /^(?:no|non|not|to|without|avoid|zero)$/;
const AFTER = /^(?:free|intoleran|al+erg)/;

/**
 * The correct spelling of a word for an allergen, whether or not a text about a place has the misspelled word. "Diary"
 * means dairy only beside words for an allergy, a refusal or "free". Null for other words.
 */
export function misspelt(word: string, before = '', after = ''): string | null {
  if (word === 'diary') return BEFORE.test(before) || AFTER.test(after) ? 'dairy' : null;
  return MISSPELT.get(word) ?? null;
}
