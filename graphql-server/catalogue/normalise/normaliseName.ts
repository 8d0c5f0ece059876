import { remember } from '../../text/remember';
import { findBrand } from '../derive/brands/findBrand';
import { foldName } from '../derive/foldName';
import { cleanText } from './cleanText';
import { isAllCapitals, isAllSmall, mendCapitals, titleCase } from './titleCase';

/**
 * Legal words at the end of a name; no sign shows them. "Co" is not among them, because signs show it: "Main Squeeze
 * Juice Co".
 */
const LEGAL_TAIL = /,?\s+(?:inc(?:orporated)?|corp(?:oration)?|ltd|limited|llp|p\.?l\.?l\.?c)\.?$/i;
/** "LLC" is removed anywhere in a name, because no sign shows it. */
const LLC = /,?\s*\bl\.?l\.?c\b\.?|(?<=\p{L}{3})LLC\b\.?/giu;
/**
 * The number of a branch at the end of a name: "#123", "(#2)", "(store #5)", ", Store 2231-33501", "1142.01", "T-1515". "#1" stays, because it may
 * mean "the best".
 */
const STORE_NUMBER =
  /\s*(?:[-–,]\s*)?(?:\((?:(?:store|unit|location)\s*#?|#)\s*\d+\)|(?:store\s*)?#\s?(?!1$)\d+|\bT-\s?\d{3,5}|\bstore\s\d{3,}(?:-\d+[a-z]?)?|\s\d{3,}[-.]\d+[a-z]?)$/i;
/** The number of the register's row at the end of a name: "[145185]". */
const REGISTER_NUMBER = /\s*[[(]\d{4,}[\])]$/;
/**
 * Names that keep their number, because it does not mean a branch: "Booth #4" is one of several places in one building.
 */
const NUMBERED_PLACE =
  /\b(?:arena|bldg|blg|booth|building|cart|center|concession|dome|gate|kiosk|level|lodge|park|post|room|section|stadium|stand|suite|terminal)\s*#\s?\d+$/i;
/** A full stop at the end of a name, except after an abbreviation. */
const FULL_STOP = /(?<=\s\S*\p{L}{3})(?<!\b(?:ave|blvd|bros|etc|rest))\.$/iu;
/** The small s after a word in capitals that can be pronounced: "DONs" means "Don's". */
const SMALL_S = /(?<=\p{Lu}*[AEIOUY]\p{Lu}+)s(?!\p{L})/gu;
const IRISH =
  'Briens?|Connells?|Connors?|Donnells?|Dowds?|Gradys?|Haras?|Keefes?|Learys?|Malleys?|Neills?|Reillys?|Rourkes?|Sheas?|Sullivans?|Tooles?';
/** The O of an Irish name that lost its apostrophe. */
const IRISH_O = new RegExp(`\\bO (?=(?:${IRISH})(?:['’]s)?\\b)`, 'g');

/**
 * Writes a name as on the restaurant's sign. Removes a leading "- ", legal words (LLC, Inc., Corp.) and the number of
 * the branch. "X LLC dba Y" becomes Y, and "Arch Cafe, The" becomes "The Arch Cafe". A name in capitals, or of three or
 * more lower-case words, gets the spelling of its chain; if it is no chain's name, it gets title case. Capitals that a
 * program misplaced are corrected ("Wendy'S"). All other names keep their spelling.
 */
export function normaliseName(raw: string | null | undefined): string | null {
  const text = cleanText(raw);
  return text && readSign(text);
}

/** Cached, because the names of chains occur many times. */
const readSign = remember((text) => {
  const tradeName = /\bd[/.]?b[/.]?a\b[:.]?\s+(.+?)\)?$/i.exec(text)?.[1] ?? text;
  const bare = withoutArticleBehind(withoutPaperwork(tradeName)) || tradeName;
  const isOneCase = isAllCapitals(bare.replace(SMALL_S, 'S')) || (isAllSmall(bare) && bare.split(' ').length >= 3);
  return (isOneCase ? signOf(bare) : mendCapitals(bare)).replace(/\bBbq\b/g, 'BBQ');
});

function withoutPaperwork(name: string): string {
  const plain = name
    .replace(/^[-–—*•]+\s+/, '')
    .replace(REGISTER_NUMBER, '')
    .replace(LLC, '')
    .replace(LEGAL_TAIL, '')
    .replace(NUMBERED_PLACE.test(name) ? /$/ : STORE_NUMBER, '')
    .replace(LEGAL_TAIL, '')
    .replace(FULL_STOP, '')
    .replace(/[\s,/–-]+$/, '')
    .trim();
  // A bare number after a chain's name is the branch's number. After other names it may belong to the name (Cafe 48).
  const unnumbered = /^(.*\D)\s+\d+$/.exec(plain)?.[1]?.trim();
  return unnumbered && findBrand(unnumbered) && !isNumberPartOfBrand(plain, unnumbered) ? unnumbered : plain;
}

/** Whether the number belongs to the name of a chain, as in Bubba's 33. */
function isNumberPartOfBrand(name: string, unnumbered: string): boolean {
  const brand = findBrand(name);
  return brand !== null && brand !== findBrand(unnumbered);
}

/**
 * Moves "the" to the front: "ARCH CAFE THE", "Fountain on Locust, the" and "Heavy Anchor (the)" come from sorted lists.
 */
function withoutArticleBehind(name: string): string {
  const found = /^(.+?),?\s+\(?the\)?$/i.exec(name)?.[1];
  return found && !/^the\s/i.test(found)
    ? `${isAllSmall(name) ? 'the' : isAllCapitals(name) ? 'THE' : 'The'} ${found}`
    : name;
}

/** Rewrites a name in capitals or lower case: the chain's spelling if it is a chain's name, otherwise title case. */
function signOf(name: string): string {
  const brand = findBrand(name);
  if (brand && foldName(brand.name) === foldName(name)) return brand.name;
  return titleCase(name)
    .replace(/^MC (?=\p{Lu}\p{Ll}{3})/u, 'Mc')
    .replace(IRISH_O, "O'")
    .replace(/(?<=\p{L}{2}) S(?= \p{L}|$)/gu, "'s");
}
