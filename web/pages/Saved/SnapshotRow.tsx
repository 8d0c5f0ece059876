import { Heart } from 'lucide-react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { SnapshotRow_saved$key } from '../../__generated__/SnapshotRow_saved.graphql';
import { cuisineWords } from '../../components/restaurant/facts/cuisineWords';
import { priceSign } from '../../components/restaurant/facts/priceSigns';
import { PlacePlaceholder } from '../../components/restaurant/picture/PlacePlaceholder';
import { useMemberSaveToggle } from '../../components/restaurant/saving/useMemberSaveToggle';
import { Picture } from '../../ui/Picture';
import { PlainHeart } from './PlainHeart';
import { PlainRow } from './PlainRow';

/** A saved restaurant that the catalogue no longer has, with its facts from the time of saving. */
export function SnapshotRow({ saved }: { saved: SnapshotRow_saved$key }) {
  const { restaurantId, snapshot } = useFragment(
    graphql`
      fragment SnapshotRow_saved on SavedRestaurant {
        restaurantId
        snapshot {
          name
          cuisines {
            key
            label(language: $language)
          }
          neighborhood {
            name
          }
          cityAndRegion
          priceRange
          picture {
            small: path(size: SMALL)
          }
        }
      }
    `,
    saved,
  );
  const { formatMessage } = useIntl();
  const { name, cuisines, neighborhood, cityAndRegion, priceRange, picture } = snapshot;
  const { toggle, pending } = useMemberSaveToggle({ id: restaurantId, name, saved: true, place: 'card' });
  const cover = <PlacePlaceholder name={name} cuisine={cuisines.map(({ key }) => key).join(' ')} size="row" />;
  return (
    <PlainRow
      name={name}
      picture={<Picture src={picture?.small} fallback={cover} />}
      facts={[neighborhood?.name ?? cityAndRegion, cuisineWords(cuisines), priceSign(priceRange)]}
      gone
    >
      <PlainHeart
        label={formatMessage({ id: 'card.save' }, { name })}
        tip={formatMessage({ id: 'card.unsaveTip' }, { name })}
        aria-pressed
        disabled={pending}
        onClick={() => void toggle()}
      >
        <Heart size={21} aria-hidden />
      </PlainHeart>
    </PlainRow>
  );
}
