import { CalendarCheck, Navigation, Phone } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { Actions_restaurant$key } from '../../__generated__/Actions_restaurant.graphql';
import { dialable } from '../../components/restaurant/facts/dialable';
import { linkedPlace } from '../../components/restaurant/facts/linkedPlace';
import { directionsHref, isWebUrl } from '../../components/restaurant/facts/placeLinks';
import { Button, buttonStyle } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/**
 * The buttons Reserve, Call and Directions. The first button is the primary one. Without a phone number, Call is
 * missing; without a link for reservations, Reserve is missing. If both are missing, a short text at the end states
 * this. Renders nothing if the restaurant has closed for good.
 */
export function Actions({ restaurant }: { restaurant: Actions_restaurant$key }) {
  const place = useFragment(
    graphql`
      fragment Actions_restaurant on Restaurant {
        phone {
          e164
          display
        }
        reservationUrl
        operatingStatus
        name
        address {
          lines
          city
          region
        }
        externalListings {
          source
          sourceId
        }
        coordinates {
          latitude
          longitude
        }
      }
    `,
    restaurant,
  );
  if (place.operatingStatus === 'PERMANENTLY_CLOSED') return null;
  const { phone, reservationUrl } = place;
  const reservable = reservationUrl && isWebUrl(reservationUrl);
  const hasContact = Boolean(phone || reservable);
  return (
    <Row>
      {reservable && (
        <Anchor href={reservationUrl} target="_blank" rel="noopener noreferrer" data-tone="primary">
          <CalendarCheck size={19} aria-hidden />
          <FormattedMessage id="restaurant.reserve" />
          <VisuallyHidden>
            {' '}
            <FormattedMessage id="restaurant.newTab" />
          </VisuallyHidden>
        </Anchor>
      )}
      {phone && (
        <Anchor href={`tel:${dialable(phone)}`} data-tone={reservable ? 'secondary' : 'primary'}>
          <Phone size={19} aria-hidden />
          <FormattedMessage id="restaurant.call" />
        </Anchor>
      )}
      <Anchor
        href={directionsHref(linkedPlace(place))}
        target="_blank"
        rel="noopener noreferrer"
        data-tone={hasContact ? 'secondary' : 'primary'}
      >
        <Navigation size={18} aria-hidden />
        <FormattedMessage id="restaurant.directions" />
        <VisuallyHidden>
          {' '}
          <FormattedMessage id="restaurant.newTab" />
        </VisuallyHidden>
      </Anchor>
      {!hasContact && (
        <Button tone="quiet" disabled>
          <Sentence>
            <FormattedMessage id="restaurant.noContact" />
          </Sentence>
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 14px;
  margin-top: 6px;
  @media (max-width: 719px) {
    > a:not([data-tone='quiet']) {
      flex: 1 1 9rem;
    }
  }
  /* The words of quiet buttons are aligned with the text above and below. */
  > [data-tone='quiet'] {
    padding-inline: 0;
    &:hover:not(:disabled) {
      background: none;
      text-decoration: underline;
      text-underline-offset: 0.22em;
    }
  }
`;
const Anchor = styled.a`
  ${buttonStyle}
`;
const Sentence = styled.span`
  display: inline-block;
  &::first-letter {
    text-transform: uppercase;
  }
`;
