import { callText } from '../parse/callText';
import { type ChipDraft, chipsOf, spansOf } from '../parse/chips';
import { cityTokens } from '../parse/cityTokens';
import { readDiets } from '../parse/diets';
import { isKeyword } from '../parse/isKeyword';
import type { FindPlace } from '../parse/NamedPlace';
import { namesRefused } from '../parse/namesRefused';
import { onlyRefusedWords } from '../parse/onlyRefusedWords';
import { type Reading, readCraving } from '../parse/readCraving';
import { type Measured, readMeasures } from '../parse/readMeasures';
import { readPlace } from '../parse/readPlace';
import { readPostalCode } from '../parse/readPostalCode';
import { statedConcepts } from '../parse/statedConcepts';
import { prefixOf, termsOf } from '../parse/terms';
import type { Understanding } from '../parse/Understanding';
import { unknownWords } from '../parse/unknownWords';
import { unreadAllergens } from '../parse/unreadAllergens';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { closure } from '../vocabulary/closure';
import { famousRestaurants, isFamousRestaurant } from '../vocabulary/famousRestaurants';
import { nameWordsOf } from '../words/nameWordsOf';
import { normalise } from '../words/normalise';
import { tokens } from '../words/tokens';
import { expandConcepts } from './expandConcepts';
import { filtersOf, isFiltered } from './filtersOf';
import type { OtherCity } from './readOtherCity';
import { recallWishes } from './recallWishes';

/** The options for reading a craving. */
export interface UnderstandOptions {
  now: Date;
  /** The IANA time zone of the city, for "tonight" and "tomorrow". The default is America/Chicago. */
  timeZone?: string;
  /** Ids of chips (understood parts) that the diner removed. The words that these chips stand for are ignored. */
  without?: readonly string[];
  /** The searched city. Its name is ignored after a word such as "in" or "near": "ramen in st louis, mo". */
  city?: { cityKey: string; state?: string };
  /**
   * Whether a text about a restaurant of the city contains this word (as words/fold.ts writes it). If so, the word is
   * corrected only if parse/misspelt.ts contains it.
   */
  knows?: (folded: string) => boolean;
  /** Whether a town around the city has this name (in folded words). If so, its words are not corrected. */
  isTown?: (name: string) => boolean;
  /** Whether a text about a restaurant of the city contains a word that begins with these letters. */
  begins?: (folded: string) => boolean;
  /** Another city that the text names; it is searched instead. */
  otherCity?: OtherCity | null;
  /** Finds parts of the city by name. If absent, no part of the city is read from the text. */
  findPlace?: FindPlace;
}

/** Whole texts that leave the choice to Fuud: "surprise me", "anything is fine". */
const SURPRISE =
  /^(?:(?:just )?surprise (?:me|us)|(?:dealer|chef)[’']?s choice|you (?:pick|choose|decide)|pick (?:something|somewhere|a place) for (?:me|us)|(?:anything|whatever|anywhere)(?: (?:is fine|goes|works))?|i don[’']?t care|(?:idk|(?:i )?dunno|not sure|no idea)(?: what (?:(?:i|we) want|to eat))?|feed me|help (?:me|us) decide|(?:i|we) can[’']?t decide|sorpr[eé]nd[ea](?:me|nos)|lo que sea|随便|都可以|你决定|아무거나|알아서)[\s.!?~]*$/i;

/** A concept counts as a kind of a parent concept if closure() gives this parent at least this weight. */
const MOSTLY = 0.5;

/** Words for a place that is near or nearer: "pizza near me", "like Panera but nearer". */
const NEARER =
  /\b(?:near(?:er|est|by)|near me|clos(?:er|est)|close ?by|close to me|not (?:so |too )?far)\b|m[aá]s cerca|cerca de m[ií]|cerquita|更近|近一?点|附近|离我近|가까운|가까이|근처/iu;

/**
 * A craving is read at most this many times. If the diner removed chips, the craving is read again without the words
 * of these chips, because the meaning of other words may then change.
 */
const MAX_ROUNDS = 3;

/** Reads a craving: what is wanted, what is refused, and the filters. Pure and synchronous. Any input is allowed. */
export function understand(typed: string, options: UnderstandOptions): Understanding {
  const { text, isCut } = normalise(typed);
  const without = new Set(options.without ?? []);
  const words = tokens(text);
  const masked = cityTokens(words, options.city);
  for (const at of words.keys()) {
    const code = readPostalCode(words, at);
    if (code) masked.fill(true, code.span.start, code.span.end);
  }
  if (options.otherCity) masked.fill(true, options.otherCity.span.start, options.otherCity.span.end);
  for (let round = 1; ; round += 1) {
    const { understanding, drafts } = read(text, masked, options, without);
    const gone = drafts.filter(({ chip }) => without.has(chip.id));
    if (gone.length === 0 || round === MAX_ROUNDS) return { ...understanding, text, isCut };
    for (const { start, end } of spansOf(gone)) masked.fill(true, start, end);
  }
}

function read(
  text: string,
  masked: readonly boolean[],
  options: UnderstandOptions,
  without: ReadonlySet<string>,
): { understanding: Omit<Understanding, 'isCut'>; drafts: ChipDraft[] } {
  const words = tokens(text);
  const { named: place, refused: refusedParts } = readPlace(words, masked, options.findPlace ?? (() => null));
  const taken = [...(place ? [place.span] : []), ...refusedParts];
  const isTaken = (at: number) => taken.some(({ start, end }) => at >= start && at < end);
  const hidden = taken.length > 0 ? masked.map((isMasked, at) => isMasked || isTaken(at)) : masked;
  let measured: Measured = {};
  const measure = (words: Parameters<typeof readMeasures>[0]) => {
    measured = readMeasures(words, options);
  };
  const isSurprise = SURPRISE.test(text.trim());
  const reading = readCraving(text, {
    masked: isSurprise ? words.map(() => true) : hidden,
    measure,
    knows: options.knows,
    isTown: options.isTown,
  });
  const diets = readDiets(reading);
  const { stated, refused, from, aside, asidePieces } = statedConcepts(reading, measured, diets);
  const isAsked = stated.length + refused.length > 0;
  const famous = [...from.keys()].filter(
    (id) => isFamousRestaurant(id) && !refused.some(({ concept }) => concept === id),
  );
  const refusedWords = onlyRefusedWords(text, reading, diets);
  // The memory tells what diners with similar cravings want. The memory is not used in three cases:
  // - The diner wants a famous restaurant. The concepts of this restaurant are used instead.
  // - The diner asks for a surprise.
  // - The craving forbids foods and has no wish except diets ("shellfish allergy"). The wishes of other diners do not
  //   fit such a craving.
  const isAllergyOnly = stated.every(({ concept }) => diets.dietary.has(concept as never)) && diets.avoid.size > 0;
  const isRecalled = famous.length === 0 && !isSurprise && !isAllergyOnly;
  const recalled = isRecalled ? recallWishes(reading, refusedWords, masked) : [];
  const remembered = recalled.filter(
    ({ concept, weight }) =>
      !without.has(`remembered:${concept}`) && !aside.has(concept) && !(weight > 0 && isRelatedTo(concept, refused)),
  );
  const { wanted, unwanted } = expandConcepts(stated, refused);
  const terms = termsOf(reading, diets, asidePieces);
  const filters = filtersOf(measured, diets);
  const lastPrefix = prefixOf(text, reading);
  const drafts = chipsOf(text, place ?? otherCityChip(options.otherCity), reading, measured, diets, from, {
    wanted,
    unwanted,
    remembered,
  });
  const narrows =
    !isSurprise && (isAsked || terms.length > 0 || remembered.length > 0 || place !== null || isFiltered(filters));
  const hasWords = reading.tokens.some(({ kind }) => kind !== 'break');
  const unknown = unique([
    // The search cannot leave out a part of the city, so it says that it does not use these words.
    ...refusedParts.map(({ start, end }) => text.slice(words[start]?.start, words[end - 1]?.end)),
    ...farDate(text, reading, measured),
    ...unreadAllergens(text, reading, diets),
    ...(recalled.length > 0 ? [] : refusedWords),
    ...unknownWords(text, reading, diets, { ...options, prefix: lastPrefix }),
  ]);
  const understanding = {
    text,
    corrections: reading.corrections,
    terms,
    lastPrefix,
    unknownWords: unknown,
    wanted,
    unwanted,
    remembered,
    filters,
    callText: callText(text, words, place),
    asksForNearby: NEARER.test(text),
    isSurprise,
    calledNames: spellingsOf(famous),
    refusedNames: spellingsOf([
      ...refused.map(({ concept }) => concept),
      ...(isToBeBetter(famous, from) ? [...famous, ...quickChains()] : []),
    ]),
    ...namesRefused(reading),
    place: place?.place ?? null,
    chips: drafts.map(({ chip }) => chip),
    isKeyword: isKeyword(reading),
    scope: narrows ? 'matching' : hasWords || text === '' ? 'everything' : 'nothing',
  } as const;
  return { understanding, drafts };
}

/**
 * Whether a concept is refused, is a kind of a refused concept, or is a parent of a refused concept. For example, if
 * the craving is "no sushi" and the memory suggests Japanese food, this suggestion is not used.
 */
const isRelatedTo = (id: string, refused: readonly ConceptWeight[]): boolean =>
  refused.some(({ concept }) => concept === id || isSortOf(id, concept) || isSortOf(concept, id));

const isSortOf = (id: string, parent: string) => (closure(id).get(parent) ?? 0) >= MOSTLY;

/** All spellings of the names of these famous restaurants, each as a list of words. */
const spellingsOf = (ids: readonly string[]): string[][] =>
  ids.flatMap((id) => famousRestaurants.get(id)?.spellings.map(nameWordsOf) ?? []);

/**
 * The concepts of "but fancier" and "but sit-down". They count only if the craving names them, not if a famous
 * restaurant implies them.
 */
const BETTER = ['upscale', 'table-service'];

/**
 * Whether the diner wants a better place than a famous restaurant: "like Panera but fancier" refuses Panera and all
 * quick chains.
 */
const isToBeBetter = (famous: readonly string[], from: ReadonlyMap<string, unknown>): boolean =>
  famous.length > 0 && BETTER.some((concept) => from.has(concept));

const unique = (words: readonly string[]) => [...new Set(words)];

/** The typed date, if it is more than six days ahead, in the past, or in no year ("feb 30"; see DateRead). */
function farDate(text: string, { tokens }: Reading, { openAt }: Measured): string[] {
  const [span] = openAt?.openAt === null ? openAt.spans : [];
  return span ? [text.slice(tokens[span.start]?.start, tokens[span.end - 1]?.end)] : [];
}

/** The ids of the famous restaurants that are quick chains. */
const quickChains = (): string[] =>
  [...famousRestaurants]
    .filter(([, { like }]) => like.some(({ concept }) => concept === 'fast-food'))
    .map(([id]) => id);

/** The other city in the form that chipsOf needs. */
const otherCityChip = (other: OtherCity | null | undefined) =>
  other ? { place: { key: other.key }, span: other.span } : null;
