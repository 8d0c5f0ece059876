/**
 * Foursquare's top categories. Every label begins with a top category, so readLabels splits a text where a top category
 * begins. readLabels cannot split at commas, because labels contain commas.
 */
const ROOTS = [
  'Arts and Entertainment',
  'Business and Professional Services',
  'Community and Government',
  'Dining and Drinking',
  'Event',
  'Health and Medicine',
  'Landmarks and Outdoors',
  'Retail',
  'Sports and Recreation',
  'Travel and Transportation',
];
const BEGINNING = new RegExp(`(?<=^|[,;|\\s"'\\[{(])(?=(?:${ROOTS.join('|')})(?:\\s*>|["',;|\\]})]|$))`);

/**
 * Reads the category labels of a place. The value is a list, or a text that a tool made from a list. Examples of texts:
 * ["A > B","C"], ['A > B' 'C'], {A > B,C}, [A > B, C] and A > B;C, where A and C are top categories. Returns an empty
 * list for any other value.
 */
export function readLabels(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((label) => typeof label === 'string');
  if (typeof value !== 'string') return [];
  return value
    .slice(0, 10_000)
    .split(BEGINNING)
    .map((label) => label.replace(/^[\s"'[{(]+|[\s"'\]}),;|]+$/g, ''))
    .filter(Boolean);
}
