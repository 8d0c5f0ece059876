import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { RowFacts_restaurant$key } from '../../../__generated__/RowFacts_restaurant.graphql';
import { cuisineWords } from '../facts/cuisineWords';
import { priceSign } from '../facts/priceSigns';
import { useDistance } from '../facts/useDistance';

/** Props of RowFacts. `distanceMeters`: the distance from the reader, if known. */
export type RowFactsProps = {
  restaurant: RowFacts_restaurant$key;
  distanceMeters?: number | null;
  className?: string;
};

/**
 * A line of a row: distance, location, cuisines, price. If the opening hours are unknown, wide screens also show the
 * street and, on a second line, the phone number. Unknown facts are left out.
 */
export function RowFacts({ restaurant, distanceMeters, className }: RowFactsProps) {
  const { neighborhood, address, cuisines, priceRange, phone, hours, operatingStatus } = useFragment(
    graphql`
      fragment RowFacts_restaurant on Restaurant {
        neighborhood {
          name
        }
        address {
          lines
          city
        }
        cuisines {
          label(language: $language)
        }
        priceRange
        phone {
          display
        }
        hours {
          weekly {
            day
          }
        }
        operatingStatus
      }
    `,
    restaurant,
  );
  const hasOpenLine = Boolean(hours?.weekly?.length) || operatingStatus === 'PERMANENTLY_CLOSED';
  const [street] = address.lines;
  const where = neighborhood?.name ?? street ?? address.city;
  const facts = [useDistance(distanceMeters), where, cuisineWords(cuisines), priceSign(priceRange)];
  return (
    <Line className={className}>
      {facts.filter(Boolean).join(' · ')}
      {!hasOpenLine && neighborhood && street && <Street> · {street}</Street>}
      {!hasOpenLine && phone && ' '}
      {!hasOpenLine && phone && <Phone>{phone.display}</Phone>}
    </Line>
  );
}

const Line = styled.p`
  overflow: hidden;
  color: var(--ink-soft);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Street = styled.span`
  @media (max-width: 1039px) {
    display: none;
  }
`;
/** On a narrow screen only below a line that says to call ahead (data-calls). */
const Phone = styled.span`
  display: block;
  @media (max-width: 1039px) {
    display: none;
    [data-calls='true'] & {
      display: block;
    }
  }
`;
