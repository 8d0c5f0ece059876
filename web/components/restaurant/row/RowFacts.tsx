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

/** One line of a row: distance, location, cuisines, price. Unknown facts are left out. */
export function RowFacts({ restaurant, distanceMeters, className }: RowFactsProps) {
  const { neighborhood, address, cuisines, priceRange } = useFragment(
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
      }
    `,
    restaurant,
  );
  const where = neighborhood?.name ?? address.lines[0] ?? address.city;
  const facts = [useDistance(distanceMeters), where, cuisineWords(cuisines), priceSign(priceRange)];
  return <Line className={className}>{facts.filter(Boolean).join(' · ')}</Line>;
}

const Line = styled.p`
  overflow: hidden;
  color: var(--ink-soft);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
