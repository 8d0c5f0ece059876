import { LookIn } from './LookIn';
import type { SearchState } from './searchState';
import { moveTo } from './searchSteps';
import { type Unsuccessful, useOtherCities } from './useOtherCities';

/** Props of OtherCities and EmptyCity. `onChange` gets the search in the city that the user chooses. */
export type OtherCitiesProps = Unsuccessful & { state: SearchState; onChange: (next: SearchState) => void };

const MAX_CITIES = 2;

/** Buttons for up to two other cities. A button for a city without results is hidden. Suspends while cities load. */
export function OtherCities({ onChange, ...unsuccessful }: OtherCitiesProps) {
  const { cities } = useOtherCities(unsuccessful);
  return cities
    .slice(0, MAX_CITIES)
    .map(({ key, shortName }) => (
      <LookIn key={key} state={moveTo(unsuccessful.state, shortName)} onChange={onChange} />
    ));
}
