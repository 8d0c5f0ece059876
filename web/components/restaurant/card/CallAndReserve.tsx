import { CalendarCheck, CalendarOff, Footprints, Phone } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CallAndReserve_restaurant$key } from '../../../__generated__/CallAndReserve_restaurant.graphql';
import { dialable } from '../facts/dialable';
import { isWebUrl } from '../facts/placeLinks';
import { CardAction } from './CardAction';

/**
 * Shows "Call" if there is a phone number. Shows "Reserve", which opens a new tab, if `takesReservations` is true and
 * there is a web link for reservations. In all other cases, a text replaces "Reserve". If `takesReservations` is null,
 * the text is "Reservations not listed". If `takesReservations` is true or false, the text is "Walk-in Only". A
 * permanently closed restaurant has none of these actions.
 */
export function CallAndReserve({ restaurant }: { restaurant: CallAndReserve_restaurant$key }) {
  const { name, phone, takesReservations, reservationUrl, operatingStatus } = useFragment(
    graphql`
      fragment CallAndReserve_restaurant on Restaurant {
        name
        phone {
          e164
          display
        }
        takesReservations
        reservationUrl
        operatingStatus
      }
    `,
    restaurant,
  );
  const intl = useIntl();
  if (operatingStatus === 'PERMANENTLY_CLOSED') return null;
  const isUnknown = takesReservations === null || takesReservations === undefined;
  return (
    <>
      {phone && (
        <CardAction href={`tel:${dialable(phone)}`} aria-label={intl.formatMessage({ id: 'card.call.name' }, { name })}>
          <Phone size={18} aria-hidden />
          <FormattedMessage id="card.call" />
        </CardAction>
      )}
      {takesReservations && reservationUrl && isWebUrl(reservationUrl) ? (
        <CardAction
          href={reservationUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={intl.formatMessage({ id: 'card.reserve.name' }, { name })}
        >
          <CalendarCheck size={18} aria-hidden />
          <FormattedMessage id="card.reserve" />
        </CardAction>
      ) : (
        <CardAction as="button" type="button" disabled>
          {isUnknown ? <CalendarOff size={18} aria-hidden /> : <Footprints size={18} aria-hidden />}
          <FormattedMessage id={isUnknown ? 'card.reservationUnknown' : 'card.walkIn'} />
        </CardAction>
      )}
    </>
  );
}
