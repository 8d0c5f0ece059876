import { memoize } from '../../text/memoize';
import type { CityIndex } from '../index/CityIndex';
import type { Chip, ChipKind, Understanding } from '../parse/Understanding';
import { bindingHours } from './bindingHours';
import { FAILS } from './checkFilters';
import { isNamedFood } from './gather';
import { havingFood } from './havingFood';
import { isAroundTheClock } from './isAroundTheClock';
import { isBinding } from './isBinding';
import type { Ranking } from './Ranking';
import type { RankRequest } from './RankRequest';
import { rank } from './rank';
import type { RelaxationPart, SearchRelaxation } from './SearchAnswer';
import { withWorkspace } from './Workspace';

/** At most this many chips are dropped one at a time. */
const MAX_CHIPS = 8;
/** FAILS has 12 bits, one for each kind of filter that a place can fail. This is the number of their combinations. */
const COMBINATIONS = 4096;
/** At most this many chips are also dropped in pairs. Four chips make six pairs, which need six rankings. */
const MAX_PAIRED_CHIPS = 4;
/** At most this many suggestions are returned if each of them drops several conditions. */
const MAX_WAYS = 2;
/** Chips of these kinds filter the results, so they may be the reason why nothing was found. */
const STRICT: ReadonlySet<ChipKind> = new Set(['DIETARY', 'PRICE', 'OPEN_AT', 'DISTANCE', 'PLACE']);
const FILTERS = ['PRICE', 'DIETARY', 'HOURS', 'FEATURES', 'CUISINES', 'NEIGHBORHOODS', 'GEM_TYPES'] as const;

/**
 * Suggests which conditions to drop when nothing was found, and counts the results of each suggestion. Suggestions
 * without results are left out. If dropping one condition is enough, each suggestion drops one condition. Otherwise,
 * the suggestions are the two best pairs of conditions. If every pair with results drops the named food, the last
 * suggestion drops all conditions except the food, if this brings results. If nothing else brings results, the only
 * suggestion drops all conditions. No suggestion drops an allergy or a food to avoid. A suggestion needs a place with
 * the named food among its results, unless the suggestion drops the food. Single conditions and pairs with more such
 * places come first, but those that drop a diet come last. If no food is named, all results count as such places.
 * @param without reads the craving again without the words of these chips (ids)
 */
export function relaxationsOf(
  index: CityIndex,
  ranking: Ranking,
  request: RankRequest,
  without: (chips: readonly string[]) => Understanding,
): SearchRelaxation[] {
  const foodTest = foodTester(index);
  const failuresByDroppedChips = new Map([['', failuresOf(ranking, foodTest(request.understanding))]]);
  const count = (parts: readonly RelaxationPart[]): Way => {
    const ids = parts.flatMap(({ chip }) => chip?.id ?? []);
    const failures =
      failuresByDroppedChips.get(ids.join('\n')) ??
      withWorkspace((workspace) => {
        const understanding = without(ids);
        return failuresOf(rank(index, { ...request, understanding }, workspace), foodTest(understanding));
      });
    failuresByDroppedChips.set(ids.join('\n'), failures);
    return {
      parts,
      totalCount: countWithout(failures.ofAll, parts),
      withFood: countWithout(failures.withFood, parts),
    };
  };
  const { filters: conditions } = request.understanding;
  const chips = request.understanding.chips.filter((chip) => !isBinding(chip, conditions));
  const foods = request.understanding.wanted.filter(isNamedFood).map(({ concept }) => concept);
  const isFood = ({ kind, concept }: Chip) => kind === 'WANTED' && concept !== null && foods.includes(concept);
  const limiting = chips.filter((chip) => STRICT.has(chip.kind) || isAroundTheClock(chip));
  const strict = (limiting.length > 0 ? [...limiting, ...chips.filter(isFood)] : []).map(partOf);
  const filters = FILTERS.filter((kind) => isSet(request, kind)).map((kind) => ({ kind, chip: null }));
  const soft = strict.length > 0 ? [] : chips.map(partOf);

  const single = withResults([...filters, ...[...strict, ...soft].slice(0, MAX_CHIPS)].map((part) => count([part])));
  if (single.length > 0) return single;
  const paired = [...filters, ...strict.slice(0, MAX_PAIRED_CHIPS)];
  const pairs = paired.flatMap((one, at) => paired.slice(at + 1).map((other) => count([one, other])));
  const together = withResults(pairs);
  if (together.some(({ parts }) => !parts.some(({ chip }) => chip && isFood(chip)))) return together.slice(0, MAX_WAYS);
  const allButFood = [...filters, ...limiting.map(partOf)];
  const foodOnly = foods.length > 0 && allButFood.length > 2 ? withResults([count(allButFood)]) : [];
  const ways = [...together.slice(0, MAX_WAYS - foodOnly.length), ...foodOnly];
  const all = [...filters, ...strict];
  return ways.length > 0 || all.length < 3 ? ways : withResults([count(all)]);
}

/** A suggestion. `withFood`: how many of its results have the named food; all of them if no food is named. */
interface Way extends SearchRelaxation {
  withFood: number;
}

const partOf = (chip: Chip): RelaxationPart => ({ kind: 'CHIP', chip });

function isSet(request: RankRequest, kind: (typeof FILTERS)[number]): boolean {
  const { priceRanges, dietary, features, cuisines, neighborhoods, gemTypes, hours, openAt } = request;
  const words = {
    PRICE: priceRanges,
    DIETARY: [...(dietary?.anyOf ?? []), ...(dietary?.allOf ?? [])],
    FEATURES: [...(features?.anyOf ?? []), ...(features?.allOf ?? [])],
    CUISINES: cuisines,
    NEIGHBORHOODS: neighborhoods,
    GEM_TYPES: gemTypes,
    HOURS: [...bindingHours(hours?.anyOf), ...bindingHours(hours?.allOf)],
  };
  return Boolean(words[kind]?.length) || (kind === 'HOURS' && Boolean(openAt));
}

/** The suggestions whose results include the named food. Those that drop a diet come last: few diners can do this. */
const withResults = (ways: readonly Way[]) =>
  ways
    .filter(({ withFood }) => withFood > 0)
    .sort((a, b) => Number(a.parts.some(isDiet)) - Number(b.parts.some(isDiet)) || b.withFood - a.withFood);

const isDiet = ({ kind, chip }: RelaxationPart) => kind === 'DIETARY' || chip?.kind === 'DIETARY';

/**
 * Returns a function that makes a test from a craving. A place passes if it has a food that the craving names. If the
 * craving names no food, every place passes. The test for each food is cached.
 */
function foodTester(index: CityIndex) {
  const testOf = memoize((concept: string) => havingFood(index, concept), MAX_CHIPS);
  return ({ wanted }: Understanding) => {
    const tests = wanted.filter(isNamedFood).map(({ concept }) => testOf(concept));
    return (place: number): boolean => tests.length === 0 || tests.some((has) => has(place));
  };
}

/** For each combination of filters (bits of FAILS): how many answers fail exactly these filters. */
interface Failures {
  ofAll: Uint32Array;
  /** Only the answers that pass the test for the named food. */
  withFood: Uint32Array;
}

function failuresOf({ answers, answering, failed }: Ranking, hasFood: (place: number) => boolean): Failures {
  const failures = { ofAll: new Uint32Array(COMBINATIONS), withFood: new Uint32Array(COMBINATIONS) };
  for (let at = 0; at < answering; at++) {
    const place = answers[at] ?? 0;
    const failing = failed[place] ?? 0;
    failures.ofAll[failing] = (failures.ofAll[failing] ?? 0) + 1;
    if (hasFood(place)) failures.withFood[failing] = (failures.withFood[failing] ?? 0) + 1;
  }
  return failures;
}

/** How many of the counted places would pass all filters if the filters among these parts were dropped. */
function countWithout(failures: Uint32Array, parts: readonly RelaxationPart[]): number {
  const givenUp = parts.reduce((bits, { kind }) => (kind === 'CHIP' ? bits : bits | FAILS[kind]), 0);
  return failures.reduce((sum, places, failing) => ((failing & ~givenUp) === 0 ? sum + places : sum), 0);
}
