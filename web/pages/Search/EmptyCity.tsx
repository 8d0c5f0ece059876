import { FormattedMessage } from 'react-intl';
import { LookIn } from './LookIn';
import { NoResultsButtons } from './NoResultsButtons';
import { NoResultsHint } from './NoResultsHint';
import type { OtherCitiesProps } from './OtherCities';
import { SomethingElse } from './SomethingElse';
import { moveTo } from './searchSteps';
import { useOtherCities } from './useOtherCities';

const MAX_CITIES = 4;

/**
 * What to try if the searched city has no restaurants. Up to four buttons run the same search in other cities. Each of
 * these cities has restaurants, but perhaps none that the search finds. If the search text named the searched city, and
 * the chosen city has restaurants, example cravings for the chosen city are below the buttons. Renders nothing if no
 * other city has restaurants. Suspends while the cities load.
 */
export function EmptyCity({ onChange, ...unsuccessful }: OtherCitiesProps) {
  const { state } = unsuccessful;
  const { cities, chosenHasPlaces } = useOtherCities(unsuccessful);
  if (cities.length === 0) return null;
  return (
    <>
      <NoResultsHint>
        <FormattedMessage id="search.noneElsewhere" />
      </NoResultsHint>
      <NoResultsButtons>
        {cities.slice(0, MAX_CITIES).map(({ key, shortName }) => (
          <LookIn key={key} state={moveTo(state, shortName)} onChange={onChange} always />
        ))}
      </NoResultsButtons>
      {chosenHasPlaces && <SomethingElse city={state.city} except={state.text} />}
    </>
  );
}
