import { remember } from '../../text/remember';
import { findBrand } from '../derive/brands/findBrand';
import { findShop, signOfShop } from '../derive/brands/findShop';
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
/** "Inc." before the part about the branch: "Crown Mart Inc - Carryout". */
const INC_INSIDE = /,?\s+inc\.?(?=\s*[-–@/(])/i;
/**
 * The number of a branch at the end of a name: "#123", "#2366-22627D", "(#2)", "(store #5)", ", Store 2231-33501",
 * "1142.01", "T-1515". "#1" stays, because it may mean "the best".
 */
const STORE_NUMBER =
  /\s*(?:[-–,]\s*)?(?:[([](?:(?:store|unit|location)\s*#?|#)\s*\d+[\])]|(?:store\s*)?#\s?(?!1$)\d+(?:-?[a-z]|-\d+[a-z]?)?|\b(?:store\s)?T-?\s?\d{3,5}|\bstore\s\d{3,}(?:-\d+[a-z]?)?|\s\d{3,}[-.]\d+[a-z]?)$/i;
/** The number of the register's row at the end of a name: "[145185]". */
const REGISTER_NUMBER = /\s*[[(]\d{4,}[\])]$/;
/**
 * Names that keep their number, because it does not mean a branch: "Booth #4" is one of several places in one building.
 */
const NUMBERED_PLACE =
  /\b(?:arena|bldg|blg|building|cart|center|concession|dome|level|lodge|park|post|stadium|terminal)\s*#\s?\d+(?:-\d+)?$|\b(?:booth|gate|kiosk|room|section|stand|suite)\s*#?\s?\d+(?:-\d+)?$|\b(?:arena|cent(?:er|re)|coliseum|dome|stadium)\s.*\b(?:grab (?:and|n|&) go|bar|cart|court|pantry)\s*#\s?\d+$/i;
/** A full stop at the end of a name, except after an abbreviation. */
const FULL_STOP = /(?<=\s\S*\p{L}{3})(?<!\b(?:assn|ave|blvd|bros|dept|etc|rest|svcs|univ))\.$/iu;
/** The small s after a word in capitals that can be pronounced: "DONs" means "Don's". */
const SMALL_S = /(?<=\p{Lu}*[AEIOUY]\p{Lu}+)s(?!\p{L})/gu;
const IRISH =
  'Briens?|Connells?|Connors?|Donnells?|Dowds?|Gradys?|Haras?|Keefes?|Learys?|Malleys?|Neills?|Reillys?|Rourkes?|Sheas?|Sullivans?|Tooles?';
/** The Italian "and" between two things to eat or drink: "Pesce e Riso". */
const ITALIAN_AND = /(?<=\p{L} )E (?=(?:Birra|Caff[eè]|Cucina|Formaggi|Mozzarella|Panini|Pasta|Pizza|Riso|Vino)\b)/gu;
/** The O of an Irish name that lost its apostrophe. */
const IRISH_O = new RegExp(`\\bO (?=(?:${IRISH})(?:['’]s)?\\b)`, 'g');

/** An apostrophe typed for an accent: "Cafe'". Not in "'Cafe'", and not in "Po' Boy". */
const TYPED_ACCENT = /(?<=^[^'’]*\p{L}{2}e|^[^'’]*\p{L}s['’][^'’]*\p{L}{2}e)['’](?=\s|$)/giu;
/** A kind of place in capitals in a name that is not in capitals: "Oak Market-BAKERY". */
const KIND_IN_CAPITALS =
  /(?<=\p{Ll}.*)\b(?:BAKERY|COFFEE|DELI|GRILL|GROCERY|(?:MAIN )?KITCHEN|MARKET|PIZZA|RESTAURANT)\b/gu;
/** Slips of the keyboard: "Illy_Soho", "Mobile >Munchies", "Level &Lounge", "Station NO. 3", "Grill(Cart)". */
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
 * Writes a name as on the restaurant's sign. Removes a leading "- ", legal words (LLC, Inc., Corp.) and the number of
 * the branch. "X LLC dba Y" becomes Y, and "Arch Cafe, The" becomes "The Arch Cafe". A name in capitals, or of three or
 * more lower-case words, gets the spelling of its chain; if it is no chain's name, it gets title case. Capitals that a
 * program misplaced are corrected ("Wendy'S"). All other names keep their spelling.
 */
export function normaliseName(raw: string | null | undefined): string | null {
  const text = cleanText(raw);
  return text && readSign(SLIPS.reduce((mended, [slip, instead]) => mended.replace(slip, instead), text).trim());
}

/** Cached, because the names of chains occur many times. */
const readSign = remember((text) => {
  const tradeName = /\bd[/.]?b[/.]?a\b[:.]?\s+(.+?)\)?$/i.exec(text)?.[1] ?? text;
  const bare = withoutArticleBehind(withoutPaperwork(tradeName)) || tradeName;
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

/** A number between a chain and its counter: "Albertsons #182 Deli". */
const NUMBER_INSIDE = /^(\D+?)\s+#\s?\d+(?=\s)/;

/** The name without the number of the chain's branch. */
function withoutBranch(name: string): string {
  const [numbered, host] = NUMBER_INSIDE.exec(name) ?? [];
  const plain = numbered && host && isChain(host) ? host + name.slice(numbered.length) : name;
  // A bare number after a chain's name is the branch's number, and so is "04". Other numbers may belong to the name
  // (Cafe 48).
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
 * Moves "the" to the front: "ARCH CAFE THE", "Fountain on Locust, the" and "Heavy Anchor (the)" come from sorted lists.
 */
function withoutArticleBehind(name: string): string {
  const found = /^(.+?),?\s+\(?the\)?$/i.exec(name)?.[1];
  return found && !/^the\s/i.test(found)
    ? `${isAllSmall(name) ? 'the' : isAllCapitals(name) ? 'THE' : 'The'} ${found}`
    : name;
}

/** The chain's own capitals, if the name differs from the chain's only in them: "Chick-Fil-A". */
function ownCapitals(name: string): string {
  if (isAllSmall(name)) return name;
  const own = signOfShop(name) ?? findBrand(name)?.name;
  return own && own.toLowerCase() === name.toLowerCase() ? own : name;
}

/** Rewrites a name in capitals or lower case: the chain's spelling if it is a chain's name, otherwise title case. */
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
