import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { FilledCitiesQuery } from '../../__generated__/FilledCitiesQuery.graphql';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import { chooseCity } from '../../device/city';
import { Button } from '../../ui/Button';
import { Unbroken } from '../../ui/Unbroken';
import { requestDeckFocus } from './deckFocus';
import { SampleCityMark } from './SampleCityMark';

const MAX_CITIES = 3;

/**
 * Buttons that switch to another city. At most three cities with restaurants are taken from the first 14 cities of the
 * server's list. The city `except` is left out. A badge in the button tells that the city's restaurants are invented.
 * Suspends while the cities load, but not while the badges load.
 */
export function FilledCities({ except }: { except: string }) {
  const { cities } = useLazyLoadQuery<FilledCitiesQuery>(
    graphql`
      query FilledCitiesQuery {
        cities(first: 14) @required(action: THROW) {
          edges {
            node {
              key
              shortName
              hasRestaurants
            }
          }
        }
      }
    `,
    {},
  );
  const filled = cities.edges
    .map(({ node }) => node)
    .filter(({ shortName, hasRestaurants }) => hasRestaurants && shortName !== except);
  return filled.slice(0, MAX_CITIES).map(({ key, shortName }) => (
    <Button
      key={key}
      onClick={() => {
        requestDeckFocus('now');
        chooseCity(shortName);
      }}
    >
      <span>
        <FormattedMessage id="search.lookIn" values={{ city: <Unbroken>{shortName}</Unbroken> }} />
      </span>
      <FallbackBoundary>
        <Suspense>
          <SampleCityMark city={shortName} />
        </Suspense>
      </FallbackBoundary>
    </Button>
  ));
}
