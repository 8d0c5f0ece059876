import type { Pool } from 'pg';
import { cityId } from '../locations/cityId';
import { cityTimeZone } from '../locations/cityTimeZone';
import { isTownNear } from '../locations/isTownNear';
import { kilometresBetween, type Point } from '../locations/kilometresBetween';
import { placeKey, type SearchArea, searchAreaOf } from './area/SearchArea';
import { askedOf, explain } from './explain/explain';
import { noneOpenNotice, noticedConcepts, noticesOf } from './explain/notices';
import { unknownsOf } from './explain/unknownsOf';
import { unmentionedBy } from './explain/unmentionedBy';
import type { CityIndex } from './index/CityIndex';
import type { CityIndexes } from './index/CityIndexes';
import { isStartOfWord, isWordOf } from './index/isWordOf';
import { RecentUnderstandings } from './index/RecentUnderstandings';
import type { LanguageModel } from './languageModel/createLanguageModel';
import { readMore } from './languageModel/readMore';
import { moodOf } from './moods/moods';
import type { SearchRequest } from './SearchRequest';
import type { SearchResult, SearchResults } from './SearchResults';
import { statusOf } from './score/areaStatus';
import { bestPage } from './score/bestPage';
import { facetsOf } from './score/facetsOf';
import { findPartOfCity } from './score/findPartOfCity';
import { keepShowable } from './score/keepShowable';
import { nearMisses } from './score/nearMisses';
import { noneOpen } from './score/noneOpen';
import { argumentsKey, cursorOf, HOUR_MS, hourOf, readPage } from './score/page';
import { pointOf } from './score/pointOf';
import type { RankRequest } from './score/RankRequest';
import { rank } from './score/rank';
import { relaxationsOf } from './score/relaxationsOf';
import { noFacets } from './score/SearchAnswer';
import { unlistedFacts } from './score/unlistedFacts';
import { type Workspace, withWorkspace } from './score/Workspace';
import type { Tastes } from './taste/Tastes';
import { moodConcepts } from './understand/moodConcepts';
import { readOtherCity } from './understand/readOtherCity';
import { understand } from './understand/understand';
import { type ViewerExtras, viewerExtras } from './viewerExtras';

/** What searchRestaurants needs; the language model and the tastes are optional. */
export interface SearchDeps {
  pool: Pool;
  cities: CityIndexes;
  languageModel?: LanguageModel;
  tastes?: Tastes;
}

/**
 * A query is cut to this many UTF-16 units before anything reads it. The search then reads only 500 characters
 * (normalise.ts).
 */
const LONGEST_QUERY = 2000;
const recent = new RecentUnderstandings();
const NOT_THE_VIEWERS: ViewerExtras = { isSaved: false, viewerRating: null, viewerDiaryEntry: null };

/**
 * Returns the restaurants that answer a craving in an area: a city with the towns around it, a circle or a box. If the
 * area is in memory, the database is used only for a member's own data, for the language model (its stored results and
 * the count of its calls), and for the data of found restaurants that are not in memory. While the database is
 * unreachable, the results come from memory if possible.
 * @param now the time for "open now" and "tonight"
 * @throws UserError INVALID or TOO_LONG, which names the argument. UserError BAD_CURSOR. UserError UNAVAILABLE when the
 * database is unreachable and memory does not have the data.
 */
export async function searchRestaurants(
  { pool, cities, languageModel, tastes }: SearchDeps,
  { query, area: wanted, mood, without, tasteOf, callBudget, extras = {}, ...request }: SearchRequest,
  now = new Date(),
): Promise<SearchResults> {
  const text = (query ?? '').slice(0, LONGEST_QUERY);
  const otherCity = readOtherCity(text, searchAreaOf(wanted).city, without ?? []);
  const area = searchAreaOf(otherCity ? { cityId: cityId(otherCity.city) } : wanted);
  const { place, near } = area;
  const [index, taste] = await Promise.all([cities.at(place), tasteOf ? tastes?.of(tasteOf) : null]);
  const timeZone = place.around && cityTimeZone(place.around);
  const { first, after, last, before, most, skip, ...filters } = request;
  const { kilometres, box } = area;
  const key = argumentsKey({ text, place: placeKey(place), near, kilometres, box, mood, without, ...filters });
  const page = readPage({ first, after, last, before, most, skip }, key, { asOf: index.changedAt, hour: hourOf(now) });
  const readOurselves = (taken: readonly string[]) =>
    recent.get(index, now, [text, otherCity?.key ?? '', ...taken], () =>
      understand(text, {
        now,
        timeZone,
        without: taken,
        city: place.cityKey ? place : undefined,
        otherCity,
        knows: (word) => isWordOf(index, word),
        isTown: (name) => area.center !== null && isTownNear(area.center, name),
        begins: (word) => isStartOfWord(index, word),
        findPlace: (words, cue) => findPartOfCity(index, area.center, words, cue),
      }),
    );
  const ours = readOurselves(without ?? []);
  const addMore = await readMore(languageModel, ours, callBudget);
  const understanding = addMore(ours, { now, timeZone, without: without ?? [] });
  const read = (taken: readonly string[]) => addMore(readOurselves(taken), { now, timeZone, without: taken });
  const moody = mood ? moodConcepts(moodOf(mood).concepts) : [];
  const asked: RankRequest = {
    ...filters,
    understanding,
    mood: moody,
    taste,
    near,
    center: area.center,
    cityCircle: area.city && place.around,
    maxKilometres: near ? area.kilometres : null,
    box: area.box,
    now,
    closedAt: new Date(page.hour * HOUR_MS),
  };
  const look = (workspace: Workspace) => {
    const ranking = rank(index, asked, workspace);
    const age = cities.age;
    if (age !== null) keepShowable(ranking, (at) => cities.canShow(index.columns.idOf(at)));
    const found = bestPage(index, ranking, page);
    const total = ranking.count;
    const wantsOpen = extras.notices && understanding.filters.openAt !== null;
    const close = extras.nearMisses || wantsOpen ? nearMisses(index, asked, ranking, workspace) : [];
    return {
      age,
      matches: found,
      total,
      facets: extras.facets ? facetsOf(index, ranking, now) : noFacets,
      relaxations:
        extras.relaxations && total === 0
          ? relaxationsOf(index, ranking, asked, (chips) => read([...(without ?? []), ...chips]))
          : [],
      notices: extras.notices
        ? noticesOf(index, understanding, total, () => unlistedFacts(index).includes('HOURS'))
        : [],
      unlistedFacts: extras.unlistedFacts ? unlistedFacts(index) : [],
      noneOpen: wantsOpen ? noneOpen(index, understanding, ranking, close) : null,
      close: close.map((miss) => ({
        ...miss,
        distanceMeters: metresBetween(area, pointOf(index, miss.place)),
      })),
      seen: found.results.map(({ place: at }) => ({
        unknownConcepts: extras.unknownConcepts ? unknownsOf(index, at, understanding) : [],
        distanceMeters: metresBetween(area, pointOf(index, at)),
      })),
      status: statusOf(area, index, total),
    };
  };
  // Later pages show the places as they were when the first page was read, so a place that was rated in the meantime is
  // neither skipped nor repeated.
  const looked = readAsOf(index, page.asOf, () => withWorkspace(look));
  const { age, matches, total, facets, relaxations, seen, status } = looked;
  const close = age === null ? looked.close : looked.close.filter(({ id }) => cities.canShow(id));
  const { results, beforeCount, afterCount } = matches;

  const ids = results.map(({ id }) => id);
  const [cards, own] = await Promise.all([
    cities.cardsOf([...ids, ...close.map(({ id }) => id)]),
    viewerExtras(pool, ids, extras),
  ]);
  const reasonsFor = askedOf(understanding, moody);
  const between = total - beforeCount - afterCount;
  const left = Math.max(0, between - page.skip - results.length);
  const skipped = Math.min(page.skip, between);
  const found: SearchResult[] = [];
  for (const [at, { id, score }] of results.entries()) {
    const card = cards.get(id);
    if (!card) continue; // deleted in the meantime
    found.push({
      cursor: cursorOf({ score, id }, page),
      restaurant: card,
      distanceMeters: seen[at]?.distanceMeters ?? null,
      reasons: extras.reasons ? explain(card, reasonsFor) : [],
      unknownConcepts: seen[at]?.unknownConcepts ?? [],
      ...(own.get(id) ?? NOT_THE_VIEWERS),
    });
  }
  const hasNextPage = afterCount + (page.backwards ? skipped : left) > 0;
  // The near misses are below the results of the last page.
  const places = found.length > 0 && extras.nearMisses && !hasNextPage ? [...results, ...close] : results;
  const shown = places.flatMap(({ id, place: at }) => {
    const restaurant = cards.get(id);
    return restaurant ? [{ place: at, restaurant }] : [];
  });
  const closed = looked.noneOpen && noneOpenNotice(looked.noneOpen, (id) => cards.get(id)?.name);
  const notices = closed ? [...looked.notices, closed] : looked.notices;
  const unmentioned = extras.notices ? unmentionedBy(index, shown, understanding, noticedConcepts(notices)) : null;
  return {
    totalCount: total,
    area: { ...area, status },
    interpretation: understanding,
    facets,
    relaxations,
    results: found,
    nearMisses: (extras.nearMisses ? close : []).flatMap(({ id, met, misses, distanceMeters }) => {
      const restaurant = cards.get(id);
      return restaurant ? [{ restaurant, met, misses, distanceMeters }] : [];
    }),
    notices: unmentioned ? [...notices, unmentioned] : notices,
    unlistedFacts: looked.unlistedFacts,
    hasPreviousPage: beforeCount + (page.backwards ? left : skipped) > 0,
    hasNextPage,
    age,
  };
}

/**
 * Calls `read` while the index shows changed places as they were at `moment`. Afterwards, the index shows the present
 * state again, even after an error.
 */
function readAsOf<Result>(index: CityIndex, moment: number, read: () => Result): Result {
  const showPresent = index.showAsOf(moment);
  try {
    return read();
  } finally {
    showPresent();
  }
}

/** The distance of a place from the center of the area in whole meters; null if one of the two points is unknown. */
function metresBetween({ center }: SearchArea, place: Point): number | null {
  const metres = center ? Math.round(1000 * kilometresBetween(center, place)) : Number.NaN;
  return Number.isFinite(metres) ? metres : null;
}
