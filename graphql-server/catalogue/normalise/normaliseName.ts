import { memoize } from '../../text/memoize';
import { findBrand } from '../derive/brands/findBrand';
import { findShop, signOfShop } from '../derive/brands/findShop';
import { foldName } from '../derive/foldName';
import { cleanText } from './cleanText';
import { isAllCapitals, isAllSmall, mendCapitals, titleCase } from './titleCase';

/**
 * Matches a legal word at the end of a name, such as "Inc.", because signs do not show legal words. The pattern does
 * not match "Co", because signs do show "Co": "Main Squeeze Juice Co".
 */
const LEGAL_TAIL = /,?\s+(?:inc(?:orporated)?|corp(?:oration)?|ltd|limited|llp|p\.?l\.?l\.?c)\.?$/i;
/** Matches "LLC" or "L.L.C." as a word, and "LLC" after three letters ("BARLLC"), because signs never show "LLC". */
const LLC = /,?\s*\bl\.?l\.?c\b\.?|(?<=\p{L}{3})LLC\b\.?/giu;
/** Matches "Inc" or "Inc." before a dash, @, slash or opening parenthesis: "Crown Mart Inc - Carryout". */
const INC_INSIDE = /,?\s+inc\.?(?=\s*[-–@/(])/i;
/**
 * Matches the number of a branch at the end of a name: "#123", "#2366-22627D", "(#2)", "(store #5)", ", Store
 * 2231-33501", "1142.01", "T-1515". It does not match "#1" without parentheses, which may mean "the best".
 */
const STORE_NUMBER =
  /\s*(?:[-–,]\s*)?(?:[([](?:(?:store|unit|location)\s*#?|#)\s*\d+[\])]|(?:store\s*)?#\s?(?!1$)\d+(?:-?[a-z]|-\d+[a-z]?)?|\b(?:store\s)?T-?\s?\d{3,5}|\bstore\s(?!(?:1[789]|20)\d\d$)\d{3,}(?:-\d+[a-z]?)?|\s\d{3,}[-.]\d+[a-z]?)$/i;
/**
 * Matches four or more digits in brackets or parentheses at the end of a name, such as the number of a row in a
 * register: "[145185]".
 */
const REGISTER_NUMBER = /\s*[[(]\d{4,}[\])]$/;
/**
 * Matches a name with a number that is not the number of a branch, so that the number is not removed. For example,
 * "Booth #4" is one of several places in one building.
 */
const NUMBERED_PLACE =
  /\b(?:arena|bldg|blg|building|cart|center|concession|dome|level|lodge|park|post|stadium|terminal)\s*#\s?\d+(?:-\d+)?$|\b(?:booth|gate|kiosk|room|section|stand|suite)\s*#?\s?\d+(?:-\d+)?$|\b(?:arena|cent(?:er|re)|coliseum|dome|stadium)\s.*\b(?:grab (?:and|n|&) go|bar|cart|court|pantry)\s*#\s?\d+$/i;
/**
 * Matches the period at the end of a name of two or more words if three letters precede it. Does not match the period
 * of an abbreviation such as "Bros.".
 */
const FULL_STOP = /(?<=\s\S*\p{L}{3})(?<!\b(?:assn|ave|blvd|bros|dept|etc|rest|svcs|univ))\.$/iu;
/**
 * Matches the small s after capitals such as "DON", so that "DONs" is treated like a word in capitals. A vowel must
 * precede the last capital, so "TVs" does not match.
 */
const SMALL_S = /(?<=\p{Lu}*[AEIOUY]\p{Lu}+)s(?!\p{L})/gu;
const IRISH =
  'Briens?|Connells?|Connors?|Donnells?|Dowds?|Gradys?|Haras?|Keefes?|Learys?|Malleys?|Neills?|Reillys?|Rourkes?|Sheas?|Sullivans?|Tooles?';
/** Matches "E", the Italian word for "and", before one of a few Italian words: "Pesce E Riso". */
const ITALIAN_AND = /(?<=\p{L} )E (?=(?:Birra|Caff[eè]|Cucina|Formaggi|Mozzarella|Panini|Pasta|Pizza|Riso|Vino)\b)/gu;
/** Matches the O of an Irish name without its apostrophe: "O Briens". */
const IRISH_O = new RegExp(`\\bO (?=(?:${IRISH})(?:['’]s)?\\b)`, 'g');

/** Matches an apostrophe that stands for an accent on e: "Cafe'". It does not match in "'Cafe'" and "Po' Boy". */
const TYPED_ACCENT = /(?<=^[^'’]*\p{L}{2}e|^[^'’]*\p{L}s['’][^'’]*\p{L}{2}e)['’](?=\s|$)/giu;
/** Matches a kind of place in capitals if a small letter precedes it in the name: "Oak Market-BAKERY". */
const KIND_IN_CAPITALS =
  /(?<=\p{Ll}.*)\b(?:BAKERY|COFFEE|DELI|GRILL|GROCERY|(?:MAIN )?KITCHEN|MARKET|PIZZA|RESTAURANT)\b/gu;
/**
 * Patterns of typing errors, with their corrections. Such errors are in "Illy_Soho", "Mobile >Munchies", "Level
 * &Lounge", "Station NO. 3", "Grill(Cart)", "ST Louis" and "Mt.Vernon".
 */
const SLIPS: [RegExp, string][] = [
  [/(?<=\p{L}{2})\((?=\p{L}{3})/gu, ' ('],
  [/\s*[_<>]+\s*/g, ' '],
  [/(?<=\p{L}{2} )&(?=\p{L}{2})/gu, '& '],
  [/(?<=\p{L}{2})&(?= \p{L}{2})/gu, ' &'],
  [/\bNO\. ?(?<=\p{Ll}.*)(?=\d)/gu, 'No. '],
  [/\bST(?= \p{Lu}\p{Ll})/gu, 'St'],
  [/\b((?:Elem|Ft|Mt|Sch|St|Univ)\.)(?=\p{Lu}\p{L}{3})/giu, '$1 '],
];

/**
 * Writes a name as on the restaurant's sign. It corrects some typing errors. It removes a leading "- ", legal words
 * (LLC, Inc., Corp.) and the number of the branch. "X LLC dba Y" becomes Y, and "Arch Cafe, The" becomes "The Arch
 * Cafe". A name that is all in capitals gets the spelling of its chain, or title case if it is not the name of a chain.
 * The same is done to a name of three or more words that is all in small letters. In other names, misplaced capitals
 * are corrected: "Wendy'S", "Chick-Fil-A". If nothing or only an article would remain, nothing is removed. Null for a
 * blank name.
 */
export function normaliseName(raw: string | null | undefined): string | null {
  const text = cleanText(raw);
  return text && readSign(SLIPS.reduce((mended, [slip, instead]) => mended.replace(slip, instead), text).trim());
}

/** The results are cached, because the names of chains occur many times. */
const readSign = memoize((text) => {
  const tradeName = /\bd[/.]?b[/.]?a\b[:.]?\s+(.+?)\)?$/i.exec(text)?.[1] ?? text;
  const plain = withoutPaperwork(tradeName);
  const bare = withoutArticleBehind(/^(?:the|a|an|el|la|le)?$/i.test(plain) ? tradeName : plain);
  const isOneCase = isAllCapitals(bare.replace(SMALL_S, 'S')) || (isAllSmall(bare) && bare.split(' ').length >= 3);
  return (isOneCase ? signOf(bare) : ownCapitals(mendCapitals(bare)))
    .replace(KIND_IN_CAPITALS, (word) => titleCase(word))
    .replace(/(?<=\S )RM(?= ?#?\d)/g, 'Rm')
    .replace(/\bBbq\b/g, 'BBQ')
    .replace(/(?<=\S )Rest\.$/i, 'Restaurant')
    .replace(TYPED_ACCENT, '');
});

function withoutPaperwork(name: string): string {
  const plain = name
    .replace(/^[-–—*•]+\s+/, '')
    .replace(REGISTER_NUMBER, '')
    .replace(LLC, '')
    .replace(INC_INSIDE, '')
    .replace(LEGAL_TAIL, '')
    .replace(NUMBERED_PLACE.test(name) ? /$/ : STORE_NUMBER, '')
    .replace(LEGAL_TAIL, '')
    .replace(FULL_STOP, '')
    .replace(/[\s,/–-]+$/, '')
    .trim();
  return withoutBranch(plain);
}

/** Matches the beginning of a name up to a number with "#": "Albertsons #182" in "Albertsons #182 Deli". */
const NUMBER_INSIDE = /^(\D+?)\s+#\s?\d+(?=\s)/;

/** Removes the number of the branch from a chain's name, and a number such as "04" from the end of any name. */
function withoutBranch(name: string): string {
  const [numbered, host] = NUMBER_INSIDE.exec(name) ?? [];
  const plain = numbered && host && isChain(host) ? host + name.slice(numbered.length) : name;
  // A final number may belong to the name (Cafe 48). It is removed only if it is like "04", or after a chain's name.
  const unnumbered = /^(.*\D)\s+\d+$/.exec(plain)?.[1]?.trim();
  if (!unnumbered) return plain;
  const chain = /@\s*([^@]+)$/.exec(unnumbered)?.[1] ?? unnumbered; // "AFC Sushi @ Safeway 4601"
  if (/ 0\d$/.test(plain)) return unnumbered;
  return isChain(chain) && !isNumberPartOfBrand(plain, unnumbered) ? unnumbered : plain;
}

/** Whether this is the name of a chain of restaurants or of shops. */
const isChain = (name: string): boolean => findBrand(name) !== null || findShop(name) === foldName(name);

/** Whether the number belongs to the name of a chain, as in Bubba's 33. */
function isNumberPartOfBrand(name: string, unnumbered: string): boolean {
  const brand = findBrand(name);
  return brand !== null && brand !== findBrand(unnumbered);
}

/**
 * Moves "the" from the end to the front. Sorted lists contain names such as "ARCH CAFE THE", "Fountain on Locust, the"
 * and "Heavy Anchor (the)".
 */
function withoutArticleBehind(name: string): string {
  const found = /^(.+?),?\s+\(?the\)?$/i.exec(name)?.[1];
  return found && !/^the\s/i.test(found)
    ? `${isAllSmall(name) ? 'the' : isAllCapitals(name) ? 'THE' : 'The'} ${found}`
    : name;
}

/** Corrects the capitals of a chain: "Chick-Fil-A" becomes "Chick-fil-A". A name in small letters does not change. */
function ownCapitals(name: string): string {
  if (isAllSmall(name)) return name;
  const own = signOfShop(name) ?? findBrand(name)?.name;
  return own && own.toLowerCase() === name.toLowerCase() ? own : name;
}

/**
 * Returns the sign's spelling of a name that is all in capitals or all in small letters: the chain's own spelling, or
 * title case if the name is not the name of a chain.
 */
function signOf(name: string): string {
  const brand = findBrand(name);
  if (brand && foldName(brand.name) === foldName(name)) return brand.name;
  const shop = signOfShop(name);
  if (shop) return shop;
  return titleCase(name)
    .replace(/^MC (?=\p{Lu}\p{Ll}{3})/u, 'Mc')
    .replace(IRISH_O, "O'")
    .replace(ITALIAN_AND, 'e ')
    .replace(/\bAm\/Pm\b/i, 'AM/PM')
    .replace(/(?<=\p{L}{2}) S(?= \p{L}|$)/gu, "'s");
}
