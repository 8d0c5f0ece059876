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
 * A line of a row: distance, neighborhood, cuisines, price. If the opening hours are unknown, the street follows, which
 * has a line of its own on wide screens. Unknown facts are left out.
 */
export function RowFacts({ restaurant, distanceMeters, className }: RowFactsProps) {
  const { neighborhood, address, cuisines, priceRange, hours, operatingStatus } = useFragment(
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
  const street = address.lines[0];
  const where = neighborhood?.name ?? (hasOpenLine ? street : null) ?? (street ? null : address.city);
  const facts = [useDistance(distanceMeters), where, cuisineWords(cuisines), priceSign(priceRange)].filter(Boolean);
  const line = facts.join(' · ');
  const besideLine = hasOpenLine ? null : street;
  return (
    <Line className={className}>
      {line}
      {line && besideLine && <Dot> · </Dot>}
      {besideLine && <Street>{besideLine}</Street>}
    </Line>
  );
}

/** At most two lines on narrow screens. */
const Line = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--ink-soft);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  @media (min-width: 1040px) {
    display: block;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
const Dot = styled.span`
  @media (min-width: 1040px) {
    display: none;
  }
`;
const Street = styled.span`
  @media (min-width: 1040px) {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
