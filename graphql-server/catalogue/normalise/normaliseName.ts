import { remember } from '../../text/remember';
import { findBrand } from '../derive/brands/findBrand';
import { foldName } from '../derive/foldName';
import { cleanText } from './cleanText';
import { isAllCapitals, isAllSmall, mendCapitals, titleCase } from './titleCase';

/** What companies are called on paper, at the end of a name. "Co" stays: Main Squeeze Juice Co is on the sign. */
const LEGAL_TAIL = /,?\s+(?:inc(?:orporated)?|corp(?:oration)?|ltd|limited|llp|p\.?l\.?l\.?c)\.?$/i;
/** No sign says LLC, so it is removed anywhere in a name. */
const LLC = /,?\s*\bl\.?l\.?c\b\.?|(?<=\p{L}{3})LLC\b\.?/giu;
/** "#123", "# 1955", "(store #5)", "T-1515" at the end: the branch's number. "#1" may be a boast. */
const STORE_NUMBER =
  /\s*(?:[-–]\s*)?(?:\((?:store|unit|location)\s*#?\s*\d+\)|(?:store\s*)?#\s?(?!1$)\d+|\bT-\s?\d{3,5})$/i;
/** "[145185]" at the end: what the register numbers its rows by. */
const REGISTER_NUMBER = /\s*[[(]\d{4,}[\])]$/;
/** Not the number of a branch: what stands before it has one place under one roof from another. */
const NUMBERED_PLACE =
  /\b(?:arena|bldg|blg|booth|building|cart|center|concession|dome|gate|kiosk|level|lodge|park|post|room|section|stadium|stand|suite|terminal)\s*#\s?\d+$/i;
/** A full stop at the end of a name, unless it shortens the last word. */
const FULL_STOP = /(?<=\s\S*\p{L}{3})(?<!\b(?:ave|blvd|bros|etc|rest))\.$/iu;
/** "DONs": a word of capitals that says how it sounds, with the s of its owner. */
const SMALL_S = /(?<=\p{Lu}*[AEIOUY]\p{Lu}+)s(?!\p{L})/gu;
const IRISH =
  'Briens?|Connells?|Connors?|Donnells?|Dowds?|Gradys?|Haras?|Keefes?|Learys?|Malleys?|Neills?|Reillys?|Rourkes?|Sheas?|Sullivans?|Tooles?';

/**
 * The name as a sign over the door: without a leading "- ", legal words (LLC, Inc., Corp.) and the number of the branch, the trade name of
 * "X LLC dba Y", "The Arch Cafe" for "Arch Cafe, The". Text in capitals becomes title case (three and more small words too), a chain's
 * name as the chain writes it, and what a program made of capitals is mended ("Wendy'S"). Other names keep their own spelling.
 */
export function normaliseName(raw: string | null | undefined): string | null {
  const text = cleanText(raw);
  return text && readSign(text);
}

/** Chains' names come again and again. */
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
  // A bare number behind a chain's name is the branch's; behind others it may belong to the name (Cafe 48).
  const unnumbered = /^(.*\D)\s+\d+$/.exec(plain)?.[1]?.trim();
  return unnumbered && findBrand(unnumbered) && !isNumberPartOfBrand(plain, unnumbered) ? unnumbered : plain;
}

/** Bubba's 33 is a chain of its own. */
function isNumberPartOfBrand(name: string, unnumbered: string): boolean {
  const brand = findBrand(name);
  return brand !== null && brand !== findBrand(unnumbered);
}

/** "ARCH CAFE THE", "Fountain on Locust, the", "Heavy Anchor (the)": lists sort by the next word. */
function withoutArticleBehind(name: string): string {
  const found = /^(.+?),?\s+\(?the\)?$/i.exec(name)?.[1];
  return found && !/^the\s/i.test(found)
    ? `${isAllSmall(name) ? 'the' : isAllCapitals(name) ? 'THE' : 'The'} ${found}`
    : name;
}

/** From one case: the chain's own spelling where it is but another way to write the same, else title case. */
function signOf(name: string): string {
  const brand = findBrand(name);
  if (brand && foldName(brand.name) === foldName(name)) return brand.name;
  return titleCase(name)
    .replace(/^MC (?=\p{Lu}\p{Ll}{3})/u, 'Mc')
    .replace(new RegExp(`\\bO (?=(?:${IRISH})(?:['’]s)?\\b)`, 'g'), "O'")
    .replace(/(?<=\p{L}{2}) S(?= \p{L}|$)/gu, "'s");
}
