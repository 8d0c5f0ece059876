import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ChosenPlacesQuery } from '../../__generated__/ChosenPlacesQuery.graphql';
import { RestaurantRow } from '../../components/restaurant/row/RestaurantRow';
import { useLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { SavedList } from './SavedList';

/** The places that the user pressed on the map; `ids` are their global ids. Suspends while the places load. */
export function ChosenPlaces({ ids }: { ids: readonly string[] }) {
  const { nodes, viewer } = useLazyLoadQuery<ChosenPlacesQuery>(
    graphql`
      query ChosenPlacesQuery($ids: [ID!]!, $language: Language!) {
        nodes(ids: $ids) @required(action: THROW) {
          id
          ...RestaurantRow_restaurant @alias(as: "place")
        }
        viewer {
          ...RestaurantRow_viewer
        }
      }
    `,
    { ids, language: graphLanguage(useLanguage()) },
  );
  return (
    <SavedList>
      {nodes.map(
        (node) =>
          node?.place && (
            <li key={node.id}>
              <RestaurantRow restaurant={node.place} viewer={viewer} heading="h3" />
            </li>
          ),
      )}
    </SavedList>
  );
}
