import { lazy, Suspense, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Nearby_restaurant$key } from '../../__generated__/Nearby_restaurant.graphql';
import type { Nearby_viewer$key } from '../../__generated__/Nearby_viewer.graphql';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import { cityLine } from '../../components/restaurant/facts/cityLine';
import { useHasBeenNearScreen } from '../../device/useHasBeenNearScreen';
import { mainCuisine } from './chooseNearby';

const NearbyPlaces = lazy(async () => ({ default: (await import('./NearbyPlaces')).NearbyPlaces }));

/** Props of Nearby. */
export type NearbyProps = { restaurant: Nearby_restaurant$key; viewer: Nearby_viewer$key };

/**
 * Other restaurants near this restaurant. They load when the user scrolls near this section. Renders nothing when the
 * coordinates of this restaurant are unknown.
 */
export function Nearby({ restaurant, viewer }: NearbyProps) {
  const { uuid, address, city, coordinates, cuisines } = useFragment(
    graphql`
      fragment Nearby_restaurant on Restaurant {
        uuid
        address {
          city
          region
        }
        city {
          shortName
        }
        coordinates {
          latitude
          longitude
        }
        cuisines {
          key
          label(language: $language)
        }
      }
    `,
    restaurant,
  );
  const viewerData = useFragment(
    graphql`
      fragment Nearby_viewer on Viewer {
        ...RestaurantRow_viewer
      }
    `,
    viewer,
  );
  const element = useRef<HTMLDivElement>(null);
  const hasBeenNear = useHasBeenNearScreen(element);
  if (!coordinates) return null;
  const around = { latitude: coordinates.latitude, longitude: coordinates.longitude };
  return (
    <div ref={element}>
      {hasBeenNear && (
        <FallbackBoundary>
          <Suspense fallback={null}>
            <NearbyPlaces
              uuid={uuid}
              city={city?.shortName ?? cityLine(address)}
              around={around}
              cuisine={mainCuisine(cuisines)}
              viewer={viewerData}
            />
          </Suspense>
        </FallbackBoundary>
      )}
    </div>
  );
}
