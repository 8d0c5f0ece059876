import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeckPicture_restaurant$key } from '../../__generated__/DeckPicture_restaurant.graphql';
import { cuisineWords } from '../../components/restaurant/facts/cuisineWords';
import { Photo } from '../../components/restaurant/picture/Photo';
import { PlacePlaceholder } from '../../components/restaurant/picture/PlacePlaceholder';

/** Props of DeckPicture; `eager`: the picture loads immediately, even outside the screen. */
export type DeckPictureProps = { restaurant: DeckPicture_restaurant$key; eager?: boolean };

/**
 * The first picture of a restaurant, or a cover if there is no picture or the picture fails to load. The cover shows
 * the cuisines, because the card already shows the name. If the cuisines are unknown, the cover shows the name.
 */
export function DeckPicture({ restaurant, eager = true }: DeckPictureProps) {
  const { name, cuisines, pictures } = useFragment(
    graphql`
      fragment DeckPicture_restaurant on Restaurant {
        name
        cuisines {
          key
          label(language: $language)
        }
        pictures {
          large: path(size: MEDIUM)
          blurHash
          isIllustration
        }
      }
    `,
    restaurant,
  );
  const [failed, setFailed] = useState(false);
  const first = pictures[0];
  if (!first || failed) {
    const words = cuisineWords(cuisines) ?? name;
    return <PlacePlaceholder name={name} cuisine={cuisines.map(({ key }) => key).join(' ')} words={words} />;
  }
  const { large, blurHash, isIllustration } = first;
  return (
    <Photo
      picture={{ url: large, blurHash, isIllustration }}
      alt=""
      width={800}
      height={600}
      eager={eager}
      onError={() => setFailed(true)}
    />
  );
}
