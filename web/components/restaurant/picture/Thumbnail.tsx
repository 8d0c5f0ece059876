import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Thumbnail_restaurant$key } from '../../../__generated__/Thumbnail_restaurant.graphql';
import { Photo } from './Photo';
import { PlacePlaceholder } from './PlacePlaceholder';

/**
 * A restaurant's first photo, small and without words. If there is no photo, or if the first photo fails to load, a
 * PlacePlaceholder is shown. Illustrations are not used, because they look similar to each other. The thumbnail fills
 * its box.
 */
export function Thumbnail({ restaurant }: { restaurant: Thumbnail_restaurant$key }) {
  const { name, cuisines, pictures } = useFragment(
    graphql`
      fragment Thumbnail_restaurant on Restaurant {
        name
        cuisines {
          key
        }
        pictures {
          card: path(size: SMALL)
          blurHash
          isIllustration
        }
      }
    `,
    restaurant,
  );
  const [failed, setFailed] = useState(false);
  const first = pictures.find(({ isIllustration }) => !isIllustration);
  if (!first || failed) {
    return <PlacePlaceholder name={name} cuisine={cuisines.map(({ key }) => key).join(' ')} size="row" />;
  }
  const picture = { url: first.card, blurHash: first.blurHash, isIllustration: false };
  return <Photo picture={picture} alt="" width={600} height={400} eager={false} onError={() => setFailed(true)} />;
}
