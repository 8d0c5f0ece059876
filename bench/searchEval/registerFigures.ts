import { askBm25, askSample } from './askSample';
import { type GradedCraving, inventedSet, noPlaceForDiners, registerSet } from './developmentSet';
import type { RegisterFigures } from './Figures';
import { qualities } from './qualities';
import { inventedCity, registerCity } from './registerCity';
import type { SampleCity } from './sampleCities';

/**
 * Measures the search with the real register of St. Louis. The register lists places that sell food, and has few
 * facts except names and addresses.
 */
export const registerFigures = async (): Promise<RegisterFigures> => measure(await registerCity(), registerSet());

/** Like registerFigures, but with a few invented rows, which are part of the repository. */
export async function inventedFigures(): Promise<RegisterFigures> {
  const city = await inventedCity();
  const ids = new Map([...city.facts].map(([id, { name }]) => [name, id]));
  const byId = (grades: GradedCraving['grades']) =>
    Object.fromEntries(Object.entries(grades).map(([name, grade]) => [ids.get(name) ?? name, grade]));
  return measure(
    city,
    inventedSet().map((craving) => ({ ...craving, grades: byId(craving.grades) })),
  );
}

function measure(city: SampleCity, graded: readonly GradedCraving[]): RegisterFigures {
  const cities = new Map([[`${city.cityKey}, ${city.state.toLowerCase()}`, city]]);
  const notForDiners = noPlaceForDiners();
  const found = graded.map((craving) => askSample(cities, craving));
  return {
    slices: qualities(graded, {
      ask: (craving) => askSample(cities, craving),
      askWords: (craving) => askBm25(cities, craving),
    }),
    noPlaceForDiners: found.flat().filter((id) => notForDiners.has(id)).length,
    empty: found.filter((ids) => ids.length === 0).length,
  };
}
