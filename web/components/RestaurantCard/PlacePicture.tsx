import { graphql, useFragment } from 'react-relay';
import type { PlacePicture_restaurant$key } from '../../__generated__/PlacePicture_restaurant.graphql';
import { PictureCarousel } from './PictureCarousel';
import { PlacePlaceholder } from './PlacePlaceholder';

/** Props of PlacePicture; `eager` when it is what the page is first seen by. */
export type PlacePictureProps = { restaurant: PlacePicture_restaurant$key; eager?: boolean };

/** A place's photos, or the cover that stands for them. Fills the box it is put in. */
export function PlacePicture({ restaurant, eager }: PlacePictureProps) {
  const { name, cuisine, imageUrls } = useFragment(
    graphql`
      fragment PlacePicture_restaurant on Restaurant {
        name
        cuisine
        imageUrls
      }
    `,
    restaurant,
  );
  const cover = <PlacePlaceholder name={name} cuisine={cuisine} />;
  return <PictureCarousel images={imageUrls} name={name} fallback={cover} eager={eager} />;
}
