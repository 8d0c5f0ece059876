import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { FoundPlacesQuery } from '../../__generated__/FoundPlacesQuery.graphql';
import { ResetBoundary } from '../../components/problems/ResetBoundary';
import { readLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { PanelLine, PanelTitle, PlaceList } from './PanelParts';
import { PlaceToAdd } from './PlaceToAdd';
import { SearchFailed } from './SearchFailed';

const mostShown = 8;

/** Props of FoundPlaces; `onAdded` is called when one of the restaurants was added to the diary. */
export type FoundPlacesProps = { query: string; city: string; onAdded: () => void };

/**
 * At most eight restaurants for the text `query`. Names that begin with the text come first, then names with a later
 * word that begins with the text, then the other results of a search. A failed search shows a toast and no restaurants.
 */
export function FoundPlaces(props: FoundPlacesProps) {
  return (
    <ResetBoundary resetKey={props.query} fallback={(error) => <SearchFailed error={error} />}>
      <Suspense
        fallback={
          <PanelLine role="status">
            <FormattedMessage id="diary.searching" />
          </PanelLine>
        }
      >
        <Found {...props} />
      </Suspense>
    </ResetBoundary>
  );
}

function Found({ query, city, onAdded }: FoundPlacesProps) {
  const { restaurantsByName, searchRestaurants } = useLazyLoadQuery<FoundPlacesQuery>(
    graphql`
      query FoundPlacesQuery($query: String!, $city: String!, $area: AreaInput!, $language: Language!) {
        restaurantsByName(text: $query, areaText: $city) {
          id
          ...PlaceToAdd_restaurant
        }
        searchRestaurants(query: $query, area: $area, first: 8) @required(action: THROW) {
          edges {
            node {
              id
              ...PlaceToAdd_restaurant
            }
          }
        }
      }
    `,
    { query, city, area: { city }, language: graphLanguage(readLanguage()) },
  );
  const named = restaurantsByName ?? [];
  const others = searchRestaurants.edges
    .map(({ node }) => node)
    .filter(({ id }) => named.every((each) => each.id !== id));
  const places = [...named, ...others].slice(0, mostShown);
  const name = <bdi>{query}</bdi>;
  if (places.length === 0) {
    return (
      <PanelLine role="status">
        <FormattedMessage id="diary.noResults" values={{ query: name }} />
      </PanelLine>
    );
  }
  return (
    <>
      <div role="status">
        <PanelTitle id="diary-found">
          <FormattedMessage id="diary.results" values={{ query: name }} />
        </PanelTitle>
      </div>
      <PlaceList aria-labelledby="diary-found">
        {places.map((place) => (
          <PlaceToAdd key={place.id} restaurant={place} onAdded={onAdded} />
        ))}
      </PlaceList>
    </>
  );
}
