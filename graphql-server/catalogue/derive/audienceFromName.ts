import { memoize } from '../../text/memoize';
import { bars, clues, figurative, kitchens, nothing, shopKitchens } from './audienceClues.json';
import { audienceFromForm } from './audienceFromForm';
import { findBrand } from './brands/findBrand';
import { findShop } from './brands/findShop';
import { findOffice } from './findOffice';
import { foldName } from './foldName';
import { isInVenue } from './isInVenue';
import { isRefused } from './isRefused';
import { longestFrom } from './longestFrom';
import type { NamedAudience } from './NamedAudience';
import { phrasesOf } from './phrasesOf';

type Clues = ReadonlyMap<string, NamedAudience['audience']>;

/** If a name has clues in `sure` for two audiences, the audience that is earlier in this list counts. */
const inOrder = ['institution', 'events', 'stall', 'supplier', 'counter'] as const;
/** Clues that usually decide the audience. They do not count in the name of a restaurant chain. */
const sure: Clues = new Map(
  inOrder.flatMap((audience) => clues[audience].sure.map((word) => [word, audience] as const)),
);
/**
 * Clues that count only if no other rule finds an audience. If clues come after "@" or "at", the last of them decides.
 * Otherwise the last clue that isLiteral accepts decides. But in three cases, this last clue does not decide: the name
 * has a word of `kitchens`, such as "grill"; the name is that of a restaurant chain; or the last clue means
 * "institution", and the name has a word of `shopKitchens` ("University Deli").
 */
const alone: Clues = new Map(
  inOrder.flatMap((audience) => clues[audience].alone.map((word) => [word, audience] as const)),
);
const ignored = new Set(nothing);
const ofKitchens = new Set(kitchens);
const ofBars = new Set(bars);
const asNames = new Set(figurative);
const besideSchools = new Set(shopKitchens);
const lengths = longestFrom(
  [...nothing, ...kitchens, ...sure.keys(), ...alone.keys()].map((word) => word.replace('$', '')),
);
const longest = (first: string) => lengths.get(first) ?? 0;
/** A boat that carries guests: "MV Elm Bay", "Oak Concessions - MV Elm". */
const BOAT = /(?:^|[-/] ?)M\/?V \p{L}/iu;
/**
 * Matches a period between two words without a space: at least two letters are before it, and at least three letters
 * are after it. A space replaces the period: "Amer.Recovery Services" becomes "Amer Recovery Services".
 */
const RUN_ON = /(?<=\p{L}{2})\.(?=\p{L}{3})/gu;
const HOST = /(?:@|\bat\b)\s*(.+)$/i;
const AT = /(?:@|\bat\b|\bin\b|\binside\b|\/)\s*(.+)$/i;

/**
 * The audience (the people whom a place serves) that a name implies: institution for "Lincoln Elementary School",
 * events for "Banquet Kitchen @ Grand Hotel". Returns null if the name implies no audience.
 */
export const audienceFromName: (name: string) => NamedAudience | null = memoize((name) => {
  const words = clueWords(name);
  const shop = shopIn(name);
  const ofForm = audienceFromForm(name);
  if (ofForm) return ofForm;
  const named = findBrand(name) ? null : firstInOrder(audiencesIn(words, sure).filter(isLiteral(words)));
  if (named && !(shop && (named.audience === 'supplier' || named.audience === 'counter' || isClue(named, shop))))
    return named;
  if (BOAT.test(name)) return { audience: 'stall', rule: 'name is a boat' };
  if (isInVenue(name)) return { audience: 'stall', rule: 'name is a place in a venue' };
  if (shop) return { audience: 'counter', rule: `name has the shop "${shop}"` };
  const office = findBrand(name) ? null : findOffice(name);
  if (office) return { audience: 'institution', rule: `name has the company "${office}"` };
  const host = HOST.exec(name)?.[1];
  const inHost = host && audiencesIn(clueWords(host), alone).at(-1);
  if (inHost) return inHost;
  const namesKitchen = phrasesOf(words, longest, (phrase) => ofKitchens.has(phrase)).length > 0;
  if (namesKitchen || findBrand(name)) return null;
  const last = audiencesIn(words, alone).filter(isLiteral(words)).at(-1) ?? null;
  return last?.audience === 'institution' && words.some((word) => besideSchools.has(word)) ? null : last;
});

const isClue = ({ rule }: NamedAudience, word: string) => rule === `name has "${word}"`;

/**
 * Returns a filter for clues. The filter rejects a figurative clue if the place is a bar or if the clue is the whole
 * name: "Rehab Bar & Grill", "The Scullery".
 */
const isLiteral = (words: readonly string[]) => {
  const isBar = words.some((word) => ofBars.has(word));
  return ({ rule }: NamedAudience): boolean => {
    const clue = /"(.+)"/.exec(rule)?.[1] ?? '';
    return !(asNames.has(clue.replace('$', '')) && (isBar || words.join(' ') === clue.replace('$', '')));
  };
};

/**
 * The words of a name, in the form of the clues. "|" replaces each word of a phrase that implies nothing about the
 * audience.
 */
function clueWords(name: string): string[] {
  const words = foldName(name.replaceAll('@', ' at ').replace(RUN_ON, ' ')).split(' ');
  for (const { start, end } of phrasesOf(words, longest, (phrase) => ignored.has(phrase))) words.fill('|', start, end);
  return words;
}

/**
 * The audiences that the clues in a name imply, in the order of the clues: "College Market" has "college", then
 * "market". A clue that the name refuses does not count: "Meat Free Zone".
 */
function audiencesIn(words: readonly string[], which: Clues): NamedAudience[] {
  const found = phrasesOf(words, longest, (phrase, isLast) => which.has(phrase) || (isLast && which.has(`${phrase}$`)));
  return found.flatMap((each): NamedAudience[] => {
    const { phrase } = each;
    if (isRefused(words, each)) return [];
    const audience = which.get(phrase) ?? which.get(`${phrase}$`);
    return audience ? [{ audience, rule: `name has "${phrase}"` }] : [];
  });
}

function firstInOrder(found: NamedAudience[]): NamedAudience | null {
  const rank = ({ audience }: NamedAudience) => inOrder.indexOf(audience);
  return found.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/**
 * The chain of shops at the beginning of the name, or the chain of the shop that the place is in: "AFC Sushi @ Safeway
 * 12".
 */
function shopIn(name: string): string | null {
  const host = AT.exec(name)?.[1];
  return findShop(name) ?? (host ? findShop(host) : null);
}
