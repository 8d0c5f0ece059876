import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useOtherCitiesQuery } from '../../__generated__/useOtherCitiesQuery.graphql';

/**
 * What was searched without success. `state`: the search in the chosen city, without the words for a city; `searched`:
 * the key of the searched city; `isNamed`: the text of the search named the searched city, so the searched city is not
 * the chosen city.
 */
export type Unsuccessful = {
  state: { readonly city: string };
  searched: string | undefined;
  isNamed: boolean;
};

/**
 * Cities that have restaurants, without the searched city. If the words named a city, and the chosen city has
 * restaurants, `chosenHasPlaces` is true and the chosen city is first. The other cities are from the first 14 cities of
 * the server's list. Suspends while the cities load.
 */
export function useOtherCities({ state, searched, isNamed }: Unsuccessful) {
  const { cities, chosen } = useLazyLoadQuery<useOtherCitiesQuery>(
    graphql`
      query useOtherCitiesQuery($area: AreaInput!, $isNamed: Boolean!) {
        cities(first: 14) @required(action: THROW) {
          edges {
            node {
              key
              shortName
              hasRestaurants
            }
          }
        }
        chosen: searchRestaurants(query: "", area: $area, first: 1) @include(if: $isNamed) {
          area {
            status
            city {
              key
            }
          }
        }
      }
    `,
    { area: { city: state.city }, isNamed },
  );
  const chosenHasPlaces = chosen?.area.status === 'FOUND';
  const chosenKey = chosen?.area.city?.key ?? '';
  const listed = cities.edges
    .map(({ node }) => node)
    .filter(({ key, hasRestaurants }) => hasRestaurants && key !== searched && key !== chosenKey);
  return {
    cities: chosenHasPlaces ? [{ key: chosenKey, shortName: state.city }, ...listed] : listed,
    chosenHasPlaces,
  };
}
