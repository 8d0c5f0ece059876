import type { Language } from '../../graphql-server/languages';
import { askBm25, askSample } from './askSample';
import { commonWords, developmentSet, type GradedCraving, unseenSet } from './developmentSet';
import type { Figures } from './Figures';
import { ndcg } from './ndcg';
import { type Asking, mean, qualities, rounded } from './qualities';
import { hasRegister } from './registerCity';
import { inventedFigures, registerFigures } from './registerFigures';
import { type SampleCity, sampleCities, unseenCities } from './sampleCities';
import { withTypo } from './typos';

type Cities = ReadonlyMap<string, SampleCity>;

/** The number of misspelled versions of each English craving. A craving without a word to misspell has none. */
const SLIPS = 3;
/**
 * The grades of the first ten restaurants in the English ranking. The ranking for the same word in another language is
 * measured with these grades.
 */
const WORTH = [3, 3, 3, 2, 2, 2, 1, 1, 1, 1];

/**
 * Measures the engine with four sets of places: the sample catalogue, the unseen city (see unseenSet), St. Louis's
 * register of places that sell food (if it is on this machine), and invented rows. The results are the same in each
 * run. A run takes a few seconds.
 */
export async function evaluate(): Promise<Figures> {
  const cities = await sampleCities();
  const graded = developmentSet();
  return {
    development: qualities(graded, asking(cities)),
    unseen: qualities(unseenSet(), asking(await unseenCities())),
    register: hasRegister ? await registerFigures() : null,
    invented: await inventedFigures(),
    typos: afterTypos(cities, graded),
    languages: inLanguages(cities),
  };
}

const asking = (cities: Cities): Asking => ({
  ask: (craving) => askSample(cities, craving),
  askWords: (craving) => askBm25(cities, craving),
});

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
