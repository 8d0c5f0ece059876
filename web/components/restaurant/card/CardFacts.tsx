import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { CardFacts_restaurant$key } from '../../../__generated__/CardFacts_restaurant.graphql';
import { cuisineWords } from '../facts/cuisineWords';
import { priceSign } from '../facts/priceSigns';
import { useDistance } from '../facts/useDistance';

/** Props of CardFacts; `distanceMeters`: the distance from the user in meters, if it is known. */
export type CardFactsProps = { restaurant: CardFacts_restaurant$key; distanceMeters?: number | null };

/** A restaurant's distance, location, cuisines and price. If the cuisines or the price are unknown, a text says so. */
export function CardFacts({ restaurant, distanceMeters }: CardFactsProps) {
  const { neighborhood, address, cuisines, priceRange } = useFragment(
    graphql`
      fragment CardFacts_restaurant on Restaurant {
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
  const distance = useDistance(distanceMeters);
  return (
    <Where>
      {distance && <span>{distance}</span>} <span>{neighborhood?.name ?? address.city}</span>{' '}
      {!neighborhood && address.lines.length > 0 && <span>{address.lines.join(', ')}</span>}{' '}
      <span>{cuisineWords(cuisines) ?? <FormattedMessage id="card.cuisine.unknown" />}</span>{' '}
      <span>{priceSign(priceRange) ?? <FormattedMessage id="card.price.unknown" />}</span>
    </Where>
  );
}

const Where = styled.p`
  display: flex;
  flex-wrap: wrap;
  margin-top: 0.4rem;
  color: var(--ink-soft);
  span:not(:last-child)::after {
    content: '·';
    margin: 0 0.45em;
  }
`;
