import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { WhereLine_restaurant$key } from '../../../__generated__/WhereLine_restaurant.graphql';
import { cuisineWords } from '../facts/cuisineWords';
import { priceSign } from '../facts/priceSigns';
import { useDistance } from '../facts/useDistance';

/** Props of WhereLine. `distanceMeters`: from the reader, if known. */
export type WhereLineProps = {
  restaurant: WhereLine_restaurant$key;
  distanceMeters?: number | null;
  className?: string;
};

/** One line of a row: distance, location, cuisines, price. Unknown facts are left out. */
export function WhereLine({ restaurant, distanceMeters, className }: WhereLineProps) {
  const { neighborhood, address, cuisines, priceRange } = useFragment(
    graphql`
      fragment WhereLine_restaurant on Restaurant {
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
