import { parseCity } from '../../graphql-server/locations/cityKey';
import { findCity } from '../../graphql-server/locations/findCity';
import { isTownNear } from '../../graphql-server/locations/isTownNear';
import { searchAreaOf } from '../../graphql-server/search/area/SearchArea';
import { isWordOf } from '../../graphql-server/search/index/isWordOf';
import type { Understanding } from '../../graphql-server/search/parse/Understanding';
import { searchWords } from '../../graphql-server/search/place/weighedWords';
import { bestPage } from '../../graphql-server/search/score/bestPage';
import { findPartOfCity } from '../../graphql-server/search/score/findPartOfCity';
import { nearMisses } from '../../graphql-server/search/score/nearMisses';
import { rank } from '../../graphql-server/search/score/rank';
import { withWorkspace } from '../../graphql-server/search/score/Workspace';
import { understanding as onlyWith } from '../../graphql-server/search/testing/places';
import { understand } from '../../graphql-server/search/understand/understand';
import { USUAL_NOW } from './developmentSet';
import { AT } from './ndcg';
import type { SampleCity } from './sampleCities';

/** A search that an evaluation sends to the engine. */
export interface Question {
  craving: string;
  location: string;
  now?: string;
}

/**
 * The source ids of the first ten places for a craving, best first. Near misses (places that are not known to
 * meet all wishes of the craving) come after all other places.
 */
export function askSample(cities: ReadonlyMap<string, SampleCity>, question: Question): string[] {
  const city = cityOf(cities, question.location);
  return ranked(city, read(city, question), question);
}

/** Like askSample, but without near misses. */
export function answersOf(cities: ReadonlyMap<string, SampleCity>, question: Question): string[] {
  const city = cityOf(cities, question.location);
  return ranked(city, read(city, question), { ...question, isStrict: true });
}

/**
 * Like askSample, but uses the craving only as a list of words. A place matches if it has any of the words (BM25).
 * Concepts and filters are not used.
 */
export function askBm25(cities: ReadonlyMap<string, SampleCity>, question: Question): string[] {
  const terms = [...new Set(searchWords(question.craving))].map((word) => ({ word, weight: 1 }));
  return ranked(cityOf(cities, question.location), onlyWith({ text: question.craving, terms }), question);
}

/** The city in `cities` that has this name, such as "St. Louis, MO". @throws Error if there is no such city */
export function cityOf(cities: ReadonlyMap<string, SampleCity>, location: string): SampleCity {
  const { cityKey, state = '' } = parseCity(location);
  const city = cities.get(`${cityKey}, ${state.toLowerCase()}`);
  if (!city) throw new Error(`There is no city "${location}"`);
  return city;
}

/** The engine's understanding of a craving in a city. */
export function read(
  { cityKey, state, timeZone, index }: SampleCity,
  { craving, location, now = USUAL_NOW }: Question,
): Understanding {
  const center = findCity(location);
  return understand(craving, {
    now: new Date(now),
    timeZone,
    city: { cityKey, state },
    knows: (word) => isWordOf(index, word),
    isTown: (name) => center !== null && isTownNear(center, name),
    findPlace: (words, cue) => findPartOfCity(index, center, words, cue),
  });
}

/** The source ids of the first ten places, best first. With `isStrict`, near misses are left out. */
export function ranked(
  city: SampleCity,
  understanding: Understanding,
  { location, now = USUAL_NOW, isStrict = false }: Pick<Question, 'location' | 'now'> & { isStrict?: boolean },
): string[] {
  return withWorkspace((workspace) => {
    const { place } = searchAreaOf({ city: location });
    const request = { understanding, cityCircle: place.around, now: new Date(now), closedAt: new Date(now) };
    const ranking = rank(city.index, request, workspace);
    const found = bestPage(city.index, ranking, { size: AT }).results;
    const close =
      !isStrict && found.length < AT ? nearMisses(city.index, request, ranking, workspace, AT - found.length) : [];
    return [...found, ...close].map(({ id }) => city.sourceIds.get(id) ?? '');
  });
}
