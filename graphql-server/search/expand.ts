/** Spellings and words that mean the same on a menu. Each line is one thing; part of a line finds the whole line. */
const sameThings = [
  'bbq barbecue barbeque barbecued',
  'burger burgers hamburger hamburgers cheeseburger',
  'veggie vegetarian veg',
  'hoagie sub submarine hero grinder',
  'donut donuts doughnut doughnuts',
  'shawarma shwarma shawerma',
  'falafel felafel',
  'hummus houmous hommus',
  'ceviche cebiche',
  'kebab kebob kabob kabobs',
  'pho phở',
  'cafe coffeehouse coffeeshop',
].map((line) => line.split(' '));

/** The words themselves and what means the same, each once. */
export function expand(terms: readonly string[]): string[] {
  return [...new Set(terms.flatMap((term) => [term, ...(sameThings.find((words) => words.includes(term)) ?? [])]))];
}
