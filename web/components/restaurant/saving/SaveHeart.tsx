import { Heart } from 'lucide-react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { SaveHeart_restaurant$key } from '../../../__generated__/SaveHeart_restaurant.graphql';
import type { SaveHeart_viewer$key } from '../../../__generated__/SaveHeart_viewer.graphql';
import { useSignInAgain } from '../../../session/useSignInAgain';
import { IconButton } from '../../../ui/IconButton';
import { guestSaveOf } from './guestSaveOf';
import { useGuestSaveToggle } from './useGuestSaveToggle';
import { useMemberSaveToggle } from './useMemberSaveToggle';

/** Props of SaveHeart; `place`: where the heart is. The text of an error message depends on `place`. */
export type SaveHeartProps = {
  restaurant: SaveHeart_restaurant$key;
  viewer: SaveHeart_viewer$key;
  place: 'card' | 'detail';
};

/**
 * The button that saves or unsaves a restaurant. For guests, saves are stored on the device. For members, they are
 * stored on the server. Other visitors must sign in first.
 */
export function SaveHeart({ restaurant, viewer, place }: SaveHeartProps) {
  const saved = useFragment(
    graphql`
      fragment SaveHeart_restaurant on Restaurant {
        id
        uuid
        name
        cuisines {
          label(language: $language)
        }
        pictures {
          card: path(size: SMALL)
        }
        priceRange
        externalListings {
          source
          ratingSummary {
            average
          }
        }
        viewerHasSaved
      }
    `,
    restaurant,
  );
  const { kind } = useFragment(
    graphql`
      fragment SaveHeart_viewer on Viewer {
        kind
      }
    `,
    viewer,
  );
  const { id, name, viewerHasSaved } = saved;
  const guest = useGuestSaveToggle(guestSaveOf(saved));
  const member = useMemberSaveToggle({ id, name, saved: viewerHasSaved ?? false, place });
  const signInAgain = useSignInAgain();
  const { formatMessage } = useIntl();
  const isGuest = kind === 'GUEST';
  const isSaved = isGuest ? guest.saved : (viewerHasSaved ?? false);
  const toggle = isGuest ? guest.toggle : kind === 'ANONYMOUS' ? signInAgain : member.toggle;
  return (
    <HeartButton
      label={formatMessage({ id: 'card.save' }, { name })}
      tip={formatMessage({ id: isSaved ? 'card.unsaveTip' : 'card.save' }, { name })}
      aria-pressed={isSaved}
      pending={!isGuest && member.pending}
      onClick={toggle}
    >
      <Heart size={21} aria-hidden />
    </HeartButton>
  );
}

const HeartButton = styled(IconButton)`
  background: var(--surface);
  box-shadow: 0 1px 4px rgb(40 15 10 / 0.18);
  svg {
    transition:
      transform var(--calm) var(--ease),
      fill var(--quick) var(--ease);
  }
  &:hover:not([aria-disabled='true']) {
    background: var(--raised);
    svg {
      transform: scale(1.12);
    }
  }
  &[aria-pressed='true'] svg {
    fill: var(--accent);
    color: var(--accent);
  }
  &[aria-disabled='true'] {
    opacity: 1;
  }
`;
