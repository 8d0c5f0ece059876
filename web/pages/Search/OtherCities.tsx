import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OtherCitiesQuery } from '../../__generated__/OtherCitiesQuery.graphql';
import { LookIn, type LookInProps } from './LookIn';
import { moveTo } from './searchSteps';

/** The most cities to offer: beside another way, and where there is none. */
const most = { beside: 2, only: 4 };

/** The same search in other cities: the first ones of the list of cities with restaurants (see LookIn). Suspends. */
export function OtherCities({ state, onChange, always = false }: LookInProps) {
  const { cities } = useLazyLoadQuery<OtherCitiesQuery>(
    graphql`
      query OtherCitiesQuery {
        cities(first: 14) @required(action: THROW) {
          edges {
            node {
              key
              fullName
              shortName
              hasRestaurants
            }
          }
        }
      }
    `,
    {},
  );
  return cities.edges
    .map(({ node }) => node)
    .filter(
      ({ fullName, shortName, hasRestaurants }) =>
        hasRestaurants && state.city !== fullName && state.city !== shortName,
    )
    .slice(0, always ? most.only : most.beside)
    .map(({ key, shortName }) => (
      <LookIn key={key} state={moveTo(state, shortName)} onChange={onChange} always={always} />
    ));
}
