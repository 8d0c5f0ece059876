import { graphql, useFragment } from 'react-relay';
import type { PlacePicture_restaurant$key } from '../../../__generated__/PlacePicture_restaurant.graphql';
import { PictureCarousel } from './PictureCarousel';
import { PlacePlaceholder, type PlacePlaceholderProps } from './PlacePlaceholder';

/**
 * Props of PlacePicture. `eager`: the picture is at the top of the page, so it loads without delay; `cover`: the size
 * of the cover that is shown if no picture can be shown.
 */
export type PlacePictureProps = {
  restaurant: PlacePicture_restaurant$key;
  eager?: boolean;
  cover?: PlacePlaceholderProps['size'];
};

/**
 * A restaurant's pictures, or a cover if there are no pictures or all of them fail to load. The pictures or the cover
 * fill the box around them. If that box is larger than a card, pass `large: true` to the fragment.
 */
export function PlacePicture({ restaurant, eager, cover }: PlacePictureProps) {
  const { name, cuisines, pictures } = useFragment(
    graphql`
      fragment PlacePicture_restaurant on Restaurant
      @argumentDefinitions(large: { type: "Boolean!", defaultValue: false }) {
        name
        cuisines {
          key
        }
        pictures {
          card: path(size: SMALL) @skip(if: $large)
          carousel: path(size: MEDIUM) @include(if: $large)
          blurHash
          isIllustration
        }
      }
    `,
    restaurant,
  );
  const shown = pictures.map(({ card, carousel, ...rest }) => ({ ...rest, url: carousel ?? card ?? '' }));
  const [width, height] = pictures[0]?.carousel ? [800, 600] : [600, 400];
  const fallback = <PlacePlaceholder name={name} cuisine={cuisines.map(({ key }) => key).join(' ')} size={cover} />;
  const carousel = { pictures: shown, width, height, name, fallback, eager };
  return <PictureCarousel {...carousel} />;
}
