import { FormattedMessage } from 'react-intl';
import { Hint } from './Hint';
import { LookIn } from './LookIn';
import type { OtherCitiesProps } from './OtherCities';
import { SomethingElse } from './SomethingElse';
import { moveTo } from './searchSteps';
import { useOtherCities } from './useOtherCities';
import { Ways } from './Ways';

const most = 4;

/**
 * The ways on from a city without restaurants: the same search in cities that have some, even if it finds nothing
 * there, and example cravings if the chosen city is one of them. Can be empty. Suspends.
 */
export function EmptyCity({ onChange, ...unsuccessful }: OtherCitiesProps) {
  const { state } = unsuccessful;
  const { cities, chosenHasPlaces } = useOtherCities(unsuccessful);
  if (cities.length === 0) return null;
  return (
    <>
      <Hint>
        <FormattedMessage id="search.noneElsewhere" />
      </Hint>
      <Ways>
        {cities.slice(0, most).map(({ key, shortName }) => (
          <LookIn key={key} state={moveTo(state, shortName)} onChange={onChange} always />
        ))}
      </Ways>
      {chosenHasPlaces && <SomethingElse city={state.city} except={state.text} />}
    </>
  );
}
