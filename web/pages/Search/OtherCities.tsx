import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OtherCitiesQuery } from '../../__generated__/OtherCitiesQuery.graphql';
import { LookIn, type LookInProps } from './LookIn';
import { moveTo } from './searchSteps';

/** At most this many cities: `only` if other cities are the only offer, `beside` if there are other offers. */
const most = { beside: 2, only: 4 };

/** Offers the same search in other cities: the first cities of the server's list that have restaurants. Suspends. */
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
