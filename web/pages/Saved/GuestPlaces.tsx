import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { GuestPlacesQuery } from '../../__generated__/GuestPlacesQuery.graphql';
import { RestaurantRow } from '../../components/restaurant/row/RestaurantRow';
import type { GuestSave } from '../../device/guestSaves';
import { restaurantId } from '../../relay/restaurantId';
import { GuestRow } from './GuestRow';
import { SavedList } from './SavedList';

/** Props of GuestPlaces: the query to the server, and the list stored on the device. */
export type GuestPlacesProps = {
  queryRef: PreloadedQuery<GuestPlacesQuery>;
  saves: readonly GuestSave[];
  label: string;
};

/** A guest's list with current facts; restaurants that the catalog does not have show what the device stored. */
export function GuestPlaces({ queryRef, saves, label }: GuestPlacesProps) {
  const { nodes, viewer } = usePreloadedQuery<GuestPlacesQuery>(
    graphql`
      query GuestPlacesQuery($ids: [ID!]!, $language: Language!) {
        nodes(ids: $ids) @required(action: THROW) {
          id
          ...RestaurantRow_restaurant @alias(as: "place")
        }
        viewer {
          ...RestaurantRow_viewer
        }
      }
    `,
    queryRef,
  );
  const asked = new Set(queryRef.variables.ids);
  return (
    <SavedList aria-label={label}>
      {saves.map((save) => {
        const id = restaurantId(save.id);
        const place = nodes.find((node) => node?.id === id)?.place;
        return (
          <li key={save.id}>
            {place ? (
              <RestaurantRow restaurant={place} viewer={viewer} heading="h3" />
            ) : (
              <GuestRow save={save} gone={asked.has(id)} />
            )}
          </li>
        );
      })}
    </SavedList>
  );
}
