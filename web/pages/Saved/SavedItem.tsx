import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { SavedItem_saved$key } from '../../__generated__/SavedItem_saved.graphql';
import type { SavedItem_viewer$key } from '../../__generated__/SavedItem_viewer.graphql';
import { RestaurantRow } from '../../components/restaurant/row/RestaurantRow';
import { SnapshotRow } from './SnapshotRow';

/** Props of SavedItem. */
export type SavedItemProps = { saved: SavedItem_saved$key; viewer: SavedItem_viewer$key };

/**
 * A saved restaurant with current facts, even if it has closed or is no longer listed. If the catalogue does not have
 * the restaurant, the facts from the time of saving are shown.
 */
export const SavedItem = memo(function SavedItem({ saved, viewer }: SavedItemProps) {
  const place = useFragment(
    graphql`
      fragment SavedItem_saved on SavedRestaurant {
        restaurant {
          isListed
          operatingStatus
          ...RestaurantRow_restaurant
        }
        ...SnapshotRow_saved
      }
    `,
    saved,
  );
  const viewerData = useFragment(
    graphql`
      fragment SavedItem_viewer on Viewer {
        ...RestaurantRow_viewer
      }
    `,
    viewer,
  );
  const { restaurant } = place;
  if (!restaurant) return <SnapshotRow saved={place} />;
  const isUnlisted = !restaurant.isListed && restaurant.operatingStatus !== 'PERMANENTLY_CLOSED';
  return (
    <RestaurantRow
      restaurant={restaurant}
      viewer={viewerData}
      because={isUnlisted ? <FormattedMessage id="list.vanished" /> : undefined}
      heading="h3"
    />
  );
});
