import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { HeroPicture_restaurant$key } from '../../__generated__/HeroPicture_restaurant.graphql';
import { GemBadge } from '../../components/restaurant/card/GemBadge';
import { PlacePicture } from '../../components/restaurant/picture/PlacePicture';

/**
 * The pictures of a restaurant, or a cover if there are no pictures. A badge shows the gem type (such as hidden gem),
 * if there is one. On phones the frame is low, to leave space for facts.
 */
export function HeroPicture({ restaurant }: { restaurant: HeroPicture_restaurant$key }) {
  const place = useFragment(
    graphql`
      fragment HeroPicture_restaurant on Restaurant {
        gemType
        pictures {
          isIllustration
        }
        ...PlacePicture_restaurant @arguments(large: true)
      }
    `,
    restaurant,
  );
  return (
    <Frame data-bare={place.pictures.length === 0}>
      <PlacePicture restaurant={place} cover="hero" eager />
      <Corner>{place.gemType && <GemBadge gemType={place.gemType} />}</Corner>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  height: 200px;
  overflow: clip;
  border-radius: calc(var(--radius) * 1.5);
  @media (min-width: 860px) {
    /* The frame is as high as the text beside it, whatever the picture's shape, but at least 340px high. */
    contain: size;
    height: auto;
    min-height: 340px;
  }
  /* A cover, which is shown if the restaurant has no pictures, may be lower than pictures. */
  &[data-bare='true'] {
    height: 96px;
    @media (min-width: 860px) {
      height: auto;
      min-height: 260px;
    }
  }
`;
const Corner = styled.div`
  position: absolute;
  top: 14px;
  left: 14px;
  /* On a low cover, the badge has space only at the bottom. */
  @media (max-width: 859px) {
    [data-bare='true'] > & {
      top: auto;
      bottom: 6px;
      left: 12px;
    }
  }
`;
