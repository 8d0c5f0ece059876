import { cuisineFromName } from './cuisineFromName';

/** Words for venues. Such a word comes after the venue's own name: "Busch Stadium", "Elm Opera House". */
const VENUE =
  /(?:stadium|arena|coliseum|(?<!@ ?|at |the )ballpark(?! (?:village|district|commons))|fieldhouse|amphitheat(?:er|re)|dome|opera house|convention cent(?:er|re))\b/
    .source;
/**
 * Matches a place in a venue. For example, the name has more words after "Stadium" or "Arena" ("Busch Stadium 148"), or
 * it has a dash or @ after "Theater" ("Elm Theater - Bar").
 */
const IN_VENUE = new RegExp(
  [
    '^(?:dome|stadium|arena|ballpark) @|^opera house -',
    String.raw`\S\s${VENUE}\s*\S`,
    String.raw`\S\s(?:theat(?:er|re)s?|cinemas?|auditorium|fleet)\s*[-/(@]`,
  ].join('|'),
  'i',
);
/**
 * Matches names of restaurants: one or more of the words "the", "ye", "old", "olde" and "new", then a word for a venue,
 * then another word ("The Dome Grill", "Old Stadium Pub").
 */
const NAMELESS = new RegExp(String.raw`^(?:(?:the|ye|olde?|new) )+${VENUE} \p{L}`, 'iu');
/** A dash or @ after "Park", "Field", "Center" or "Garden": "Energizer Park - Hellcat". */
const IN_PARK = /^(.*\S\s(?:park|field|cent(?:er|re)|gardens?)) (?:-|@) ?\S/i;

/** Matches a numbered part of a larger place: "Oak Center Stand 7", "Hotel Room 214", or the whole name "Booth 4". */
const NUMBERED =
  /\S.*\b(?:stand|booth|section|sect|kiosk|gate|level|suite|concourse|court|lobby|cart)s? ?#? ?[a-z]?\d+(?!\d|st\b|nd\b|rd\b|th\b)|\S.*\b(?:room|rm) ?#?\d{3,}\b|^(?:stand|booth|kiosk) #?\d+$/i;
/** Matches a numbered bar or station, with the words before and after it. */
const NUMBERED_BAR = /(\S.*)\b(?:bar|station)s? ?#? ?[a-z]?\d+(?!\d|st\b|nd\b|rd\b|th\b)(.*)/i;
/** One of several street carts of one owner: "Dosa Dosa (Cart #2)". */
const OWN_CART = /^[^@/-]+\(?\bcart #?\d+\)?$/i;

/**
 * Whether a name is that of a place in a venue: "Busch Stadium 148", "Oak Center Stand 7", "Energizer Park - Hellcat".
 * If a word before "Garden", "Bar" or "Station" implies a cuisine, the name is the restaurant's own: "China Garden -
 * Main St", "Noodle Bar 88". The same is true for words after the number of a bar or station: "Fire Station 1 Brewing".
 */
export function isInVenue(name: string): boolean {
  if (IN_VENUE.test(name) && !NAMELESS.test(name)) return true;
  const park = IN_PARK.exec(name)?.[1];
  if (park && !cuisineFromName(park)) return true;
  if (!/\d/.test(name) || OWN_CART.test(name)) return false;
  if (NUMBERED.test(name)) return true;
  const [, before = '', after = ''] = NUMBERED_BAR.exec(name) ?? [];
  return before !== '' && !cuisineFromName(lastWord(before)) && !cuisineFromName(after);
}

const lastWord = (text: string) => /(\p{L}+)\s*$/u.exec(text)?.[1] ?? '';
