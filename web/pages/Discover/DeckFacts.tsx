import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { DeckFacts_restaurant$key } from '../../__generated__/DeckFacts_restaurant.graphql';
import { cuisineWords } from '../../components/restaurant/facts/cuisineWords';
import { priceSign } from '../../components/restaurant/facts/priceSigns';
import { useDistance } from '../../components/restaurant/facts/useDistance';
import { OpenLine } from '../../components/restaurant/hours/OpenLine';
import { useCity } from '../../device/city';

/** Props of DeckFacts; `distanceMeters`: from the reader; null when not shown. */
export type DeckFactsProps = { restaurant: DeckFacts_restaurant$key; distanceMeters: number | null };

/**
 * A card's distance, location, cuisines, price and opening hours. It says what is unknown: a single fact by itself,
 * several in one line. The city is left out when it is the chosen one.
 */
export function DeckFacts({ restaurant, distanceMeters }: DeckFactsProps) {
  const place = useFragment(
    graphql`
      fragment DeckFacts_restaurant on Restaurant {
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
        ...OpenLine_restaurant
      }
    `,
    restaurant,
  );
  const { formatMessage, formatList } = useIntl();
  const city = useCity();
  const distance = useDistance(distanceMeters);
  const { neighborhood, address, cuisines, priceRange, hours, operatingStatus } = place;
  const line = neighborhood ? null : address.lines.join(', ') || null;
  const isHere = line !== null && city.split(',')[0] === address.city;
  const cuisine = cuisineWords(cuisines);
  const price = priceSign(priceRange);
  const hasHours = Boolean(hours?.weekly?.length) || operatingStatus === 'PERMANENTLY_CLOSED';
  const missing = [
    !cuisine && formatMessage({ id: 'discover.fact.cuisine' }),
    !price && formatMessage({ id: 'discover.fact.price' }),
    !hasHours && formatMessage({ id: 'discover.fact.hours' }),
  ].filter((word) => word !== false);
  const isOne = missing.length === 1;
  const facts = [
    distance,
    neighborhood?.name ?? (isHere ? null : address.city),
    line,
    cuisine ?? (isOne && formatMessage({ id: 'card.cuisine.unknown' })),
    price ?? (isOne && formatMessage({ id: 'card.price.unknown' })),
  ].filter((fact) => typeof fact === 'string');
  return (
    <Facts>
      <p>
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && '\u00a0· '}
            <span>{fact}</span>
          </Fragment>
        ))}
      </p>
      {(hasHours || isOne) && <OpenLine restaurant={place} />}
      {missing.length > 1 && (
        <p>
          <FormattedMessage id="discover.notListed" values={{ facts: formatList(missing, { style: 'narrow' }) }} />
        </p>
      )}
    </Facts>
  );
}

const Facts = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  > :first-child {
    font-size: 1rem;
  }
`;
