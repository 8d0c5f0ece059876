import { Info } from 'lucide-react';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { NotKnown_restaurant$key } from '../../__generated__/NotKnown_restaurant.graphql';
import { isWebUrl } from '../../components/restaurant/facts/placeLinks';
import type { MessageId } from '../../intl/messageIds';
import { IconBox } from '../../ui/IconBox';
import { ReportLink } from './ReportLink';

/**
 * A line that lists the unknown facts of the restaurant. A button lets users send these facts, except for an invented
 * restaurant. The line omits facts that another part of the page reports as missing: the rating, and the phone if the
 * page shows "contact unavailable". For a place that closed for good, the line also omits the hours and the phone.
 * Renders nothing when no fact is left.
 */
export function NotKnown({ restaurant }: { restaurant: NotKnown_restaurant$key }) {
  const place = useFragment(
    graphql`
      fragment NotKnown_restaurant on Restaurant {
        uuid
        name
        isSample
        address {
          lines
        }
        cuisines {
          key
        }
        priceRange
        operatingStatus
        hours {
          text
          weekly {
            day
          }
        }
        phone {
          e164
        }
        reservationUrl
        insight
        description
        recommendedDishes {
          name
        }
      }
    `,
    restaurant,
  );
  const { phone, hours, reservationUrl } = place;
  const isClosedForGood = place.operatingStatus === 'PERMANENTLY_CLOSED';
  const isReservable = reservationUrl && isWebUrl(reservationUrl);
  const hasHours = hours?.weekly?.length || hours?.text;
  const hasStory = place.insight || place.description || place.recommendedDishes.length > 0;
  const missing = [
    place.cuisines.length === 0 && 'card.cuisine.unknown',
    !place.priceRange && 'restaurant.priceUnknown',
    !hasHours && !isClosedForGood && 'card.hours.unknown',
    place.address.lines.length === 0 && 'restaurant.addressUnknown',
    !phone && isReservable && !isClosedForGood && 'restaurant.phoneUnknown',
    !hasStory && 'restaurant.noStory',
  ].filter((id): id is MessageId => Boolean(id));
  if (missing.length === 0) return null;
  return (
    <Line>
      <IconBox>
        <Info size={16} aria-hidden />
      </IconBox>
      <span>
        <FormattedMessage
          id="restaurant.notKnown"
          values={{
            facts: missing.map((id, index) => (
              <Fragment key={id}>
                {index > 0 && ' · '}
                <span>
                  <FormattedMessage id={id} />
                </span>
              </Fragment>
            )),
            tell: !place.isSample && (
              <ReportLink key="tell" restaurantId={place.uuid} name={place.name} label="report.tell" addsFacts />
            ),
          }}
        />
      </span>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: baseline;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  button {
    min-height: 28px;
    font-size: inherit;
    font-weight: 620;
  }
`;
