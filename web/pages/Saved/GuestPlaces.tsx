import { lazy, Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { GuestPlacesQuery } from '../../__generated__/GuestPlacesQuery.graphql';
import { RestaurantRow } from '../../components/restaurant/row/RestaurantRow';
import type { GuestSave } from '../../device/guestSaves';
import { restaurantId } from '../../relay/restaurantId';
import { GuestRow } from './GuestRow';
import { SavedList } from './SavedList';
import type { MapChoice } from './useMapChoice';

const GuestMap = lazy(async () => ({ default: (await import('./GuestMap')).GuestMap }));

/** Props of GuestPlaces: the query, the guest's filtered and sorted list, its label, and the choice of list or map. */
export type GuestPlacesProps = {
  queryRef: PreloadedQuery<GuestPlacesQuery>;
  saves: readonly GuestSave[];
  label: string;
  map: MapChoice | null;
};

/**
 * A guest's list or map with current facts. If the response lacks a restaurant, its row shows the stored facts, and the
 * map does not show it.
 */
export function GuestPlaces({ queryRef, saves, label, map }: GuestPlacesProps) {
  const { nodes, viewer } = usePreloadedQuery<GuestPlacesQuery>(
    graphql`
      query GuestPlacesQuery($ids: [ID!]!, $language: Language!) {
        nodes(ids: $ids) @required(action: THROW) {
          id
          ... on Restaurant @alias(as: "located") {
            name
            coordinates {
              latitude
              longitude
            }
          }
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
  if (map?.isMap) {
    const places = saves.map(({ id, name }) => {
      const place = nodes.find((node) => node?.id === restaurantId(id));
      return { id: restaurantId(id), name: place?.located?.name ?? name, coordinates: place?.located?.coordinates };
    });
    return (
      <Suspense>
        <GuestMap style={map.style} places={places} onFail={map.leave} />
      </Suspense>
    );
  }
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
