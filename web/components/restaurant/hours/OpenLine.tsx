import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { OpenLine_restaurant$key } from '../../../__generated__/OpenLine_restaurant.graphql';
import { IconBox } from '../../../ui/IconBox';
import { openStatus } from './openStatus';
import { useMinute } from './useMinute';
import { usePlaceTime } from './usePlaceTime';

/**
 * Props of OpenLine. If the hours are unknown and the restaurant is not permanently closed, a text says that the hours
 * are not listed. With `hideUnknown`, nothing is shown in that case.
 */
export type OpenLineProps = { restaurant: OpenLine_restaurant$key; hideUnknown?: boolean };

/**
 * One line that says whether the restaurant is open now, by the restaurant's local time. If the next opening or closing
 * time is known, the line also shows this time. For a permanently closed restaurant, the line says only that the
 * restaurant is closed for good. The line updates while the page is open.
 */
export function OpenLine({ restaurant, hideUnknown = false }: OpenLineProps) {
  const { hours, operatingStatus } = useFragment(
    graphql`
      fragment OpenLine_restaurant on Restaurant {
        hours {
          timeZone
          weekly {
            day
            opensMinute
            closesMinute
          }
          exceptions {
            date
            intervals {
              opensMinute
              closesMinute
            }
          }
        }
        operatingStatus
      }
    `,
    restaurant,
  );
  const isClosedForGood = operatingStatus === 'PERMANENTLY_CLOSED';
  const status = openStatus(hours, useMinute());
  const { formatMoment } = usePlaceTime();
  if (hideUnknown && !isClosedForGood && status.kind === 'unknown') return null;
  if (isClosedForGood) {
    return (
      <Line>
        <IconBox>
          <Dot $open={false} />
        </IconBox>
        <FormattedMessage id="card.hours.ended" />
      </Line>
    );
  }
  if (status.kind === 'unknown') {
    return (
      <Line>
        <FormattedMessage id="card.hours.unknown" />
      </Line>
    );
  }
  const open = status.kind === 'open' || status.kind === 'always';
  return (
    <Line $open={open}>
      <IconBox>
        <Dot $open={open} />
      </IconBox>
      {status.kind === 'always' && <FormattedMessage id="card.hours.always" />}
      {status.kind === 'open' && (
        <FormattedMessage id="card.hours.open" values={{ time: formatMoment(status.until) }} />
      )}
      {status.kind === 'closed' &&
        (status.opens ? (
          <FormattedMessage
            id={status.openLate ? 'card.hours.closedLate' : 'card.hours.closed'}
            values={{ time: formatMoment(status.opens), end: status.openLate && formatMoment(status.openLate) }}
          />
        ) : (
          <FormattedMessage id="card.hours.closedNow" />
        ))}
    </Line>
  );
}

const Line = styled.span<{ $open?: boolean }>`
  display: inline-flex;
  align-items: baseline;
  color: ${({ $open }) => ($open ? 'var(--success)' : 'var(--ink-soft)')};
  font-weight: ${({ $open }) => ($open ? 620 : 450)};
`;
const Dot = styled.span<{ $open: boolean }>`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${({ $open }) => ($open ? 'currentColor' : 'transparent')};
  border: 1.5px solid currentColor;
`;
