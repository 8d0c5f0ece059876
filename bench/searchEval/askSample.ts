import { parseCity } from '../../graphql-server/locations/cityKey';
import type { Understanding } from '../../graphql-server/search/parse/Understanding';
import { searchWords } from '../../graphql-server/search/place/weighedWords';
import { bestPage } from '../../graphql-server/search/score/bestPage';
import { rank } from '../../graphql-server/search/score/rank';
import { withWorkspace } from '../../graphql-server/search/score/Workspace';
import { understanding as nothingBut } from '../../graphql-server/search/testing/places';
import { understand } from '../../graphql-server/search/understand/understand';
import { USUAL_NOW } from './developmentSet';
import { AT } from './ndcg';
import type { SampleCity } from './sampleCities';

/** What an evaluation asks the engine. */
export interface Question {
  craving: string;
  location: string;
  now?: string;
}

/** The keys of the first ten places for a craving, as the engine ranks them. */
export function askSample(cities: ReadonlyMap<string, SampleCity>, question: Question): string[] {
  const city = cityOf(cities, question.location);
  return ranked(city, read(city, question), question);
}

/** The same for plain BM25: any of the words, no concepts, no filters. */
export function askBm25(cities: ReadonlyMap<string, SampleCity>, question: Question): string[] {
  const terms = [...new Set(searchWords(question.craving))].map((word) => ({ word, weight: 1 }));
  return ranked(cityOf(cities, question.location), nothingBut({ text: question.craving, terms }), question);
}

/** The city of the sample catalogue that "St. Louis, MO" names. */
export function cityOf(cities: ReadonlyMap<string, SampleCity>, location: string): SampleCity {
  const { cityKey, state = '' } = parseCity(location);
  const city = cities.get(`${cityKey}, ${state.toLowerCase()}`);
  if (!city) throw new Error(`The sample catalogue has no city "${location}"`);
  return city;
}

/** How the engine reads a craving in a city. */
export function read({ cityKey, state, timeZone }: SampleCity, { craving, now = USUAL_NOW }: Question): Understanding {
  return understand(craving, { now: new Date(now), timeZone, city: { cityKey, state } });
}

export function ranked(
  city: SampleCity,
  understanding: Understanding,
  { now = USUAL_NOW }: Pick<Question, 'now'>,
): string[] {
  return withWorkspace((workspace) => {
    const ranking = rank(city.index, { understanding, now: new Date(now) }, workspace);
    return bestPage(city.index, ranking, { size: AT }).results.map(({ id }) => city.sourceIds.get(id) ?? '');
  });
}
