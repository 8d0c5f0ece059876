/** The roots of Foursquare's categories: where one label ends and the next begins, since labels have commas of their own. */
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
 * The labels of a place: a list, or the text that a tool made of one: ["A > B","C"], ['A > B' 'C'], {A > B,C},
 * [A > B, C], "A > B;C".
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
