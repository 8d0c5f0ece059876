import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { OpenLine_restaurant$key } from '../../../__generated__/OpenLine_restaurant.graphql';
import { IconBox } from '../../../ui/IconBox';
import { OpenWords } from './OpenWords';
import { openStatus } from './openStatus';
import { useMinute } from './useMinute';

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
  const isKnown = isClosedForGood || status.kind !== 'unknown';
  const isOpen = !isClosedForGood && (status.kind === 'open' || status.kind === 'always');
  if (hideUnknown && !isKnown) return null;
  return (
    <Line $open={isOpen}>
      {isKnown && (
        <IconBox>
          <Dot $open={isOpen} />
        </IconBox>
      )}
      <OpenWords status={isClosedForGood ? null : status} />
    </Line>
  );
}

const Line = styled.span<{ $open: boolean }>`
  display: inline-flex;
  align-items: baseline;
  max-width: 100%;
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
