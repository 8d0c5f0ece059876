import type { Language } from '../../graphql-server/languages';
import { askBm25, askSample } from './askSample';
import { commonWords, developmentSet, type GradedCraving, unseenSet } from './developmentSet';
import type { Figures, Quality } from './Figures';
import { ndcg, recall } from './ndcg';
import { type SampleCity, sampleCities, unseenCities } from './sampleCities';
import { withTypo } from './typos';

type Cities = ReadonlyMap<string, SampleCity>;

/** Slips made in each craving. */
const SLIPS = 3;
/** The grades of the first ten places of the English ranking, for judging the ranking in another language. */
const WORTH = [3, 3, 3, 2, 2, 2, 1, 1, 1, 1];

/** Measures the engine on the sample catalogue and on an unseen city. Deterministic; a few seconds. */
export async function evaluate(): Promise<Figures> {
  const cities = await sampleCities();
  const graded = developmentSet();
  return {
    development: qualities(cities, graded),
    unseen: qualities(await unseenCities(), unseenSet()),
    typos: afterTypos(cities, graded),
    languages: inLanguages(cities),
  };
}

/** By slice, the hardest things apart; "all" is everything. */
function qualities(cities: Cities, graded: readonly GradedCraving[]): Record<string, Quality> {
  const slices = new Map<string, Quality[]>();
  for (const craving of graded) {
    const found = askSample(cities, craving);
    const quality = {
      cravings: 1,
      ndcg: ndcg(found, craving.grades),
      recall: recall(found, craving.grades),
      bm25: ndcg(askBm25(cities, craving), craving.grades),
    };
    for (const slice of ['all', ...craving.slices]) slices.set(slice, [...(slices.get(slice) ?? []), quality]);
  }
  return Object.fromEntries(
    [...slices].map(([slice, all]) => {
      const average = (of: (each: Quality) => number) => rounded(mean(all.map(of)));
      const { length: cravings } = all;
      return [
        slice,
        {
          cravings,
          ndcg: average((each) => each.ndcg),
          recall: average((each) => each.recall),
          bm25: average((each) => each.bm25),
        },
      ];
    }),
  );
}

function afterTypos(cities: Cities, graded: readonly GradedCraving[]): number {
  const clean: number[] = [];
  const slipped: number[] = [];
  for (const [number, craving] of graded.entries()) {
    if (craving.slices.includes('non-english')) continue;
    const before = ndcg(askSample(cities, craving), craving.grades);
    for (let slip = 0; slip < SLIPS; slip += 1) {
      const typed = withTypo(craving.craving, number * SLIPS + slip);
      if (typed === null) continue;
      clean.push(before);
      slipped.push(ndcg(askSample(cities, { ...craving, craving: typed }), craving.grades));
    }
  }
  return rounded(mean(slipped) / mean(clean));
}

function inLanguages(cities: Cities): Figures['languages'] {
  const shares: Record<Exclude<Language, 'en'>, number[]> = { es: [], zh: [], ko: [] };
  for (const { cityKey, state } of cities.values()) {
    const location = `${cityKey}, ${state}`;
    for (const word of commonWords()) {
      const english = askSample(cities, { craving: word.en, location });
      if (english.length === 0) continue;
      const grades = Object.fromEntries(english.map((id, rank) => [id, WORTH[rank] ?? 0]));
      for (const language of ['es', 'zh', 'ko'] as const) {
        shares[language].push(ndcg(askSample(cities, { craving: word[language], location }), grades));
      }
    }
  }
  return { es: rounded(mean(shares.es)), zh: rounded(mean(shares.zh)), ko: rounded(mean(shares.ko)) };
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export const rounded = (value: number): number => Math.round(value * 1000) / 1000;
