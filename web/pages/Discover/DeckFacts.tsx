import { Phone } from 'lucide-react';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { DeckFacts_restaurant$key } from '../../__generated__/DeckFacts_restaurant.graphql';
import { cuisineWords } from '../../components/restaurant/facts/cuisineWords';
import { dialable } from '../../components/restaurant/facts/dialable';
import { priceSign } from '../../components/restaurant/facts/priceSigns';
import { townElsewhere } from '../../components/restaurant/facts/townElsewhere';
import { useDistance } from '../../components/restaurant/facts/useDistance';
import { hasOpenLine } from '../../components/restaurant/hours/hasOpenLine';
import { OpenLine } from '../../components/restaurant/hours/OpenLine';
import { useCity } from '../../device/city';
import { landscape } from './landscape';

/** If fewer other restaurants than this are near, their number is not shown. */
const fewNeighbors = 3;

/**
 * Props of DeckFacts. `distanceMeters`: the distance from the user; null when it is not shown. `neighborCount`: how
 * many other restaurants are near; null when unknown.
 */
export type DeckFactsProps = {
  restaurant: DeckFacts_restaurant$key;
  distanceMeters: number | null;
  neighborCount: number | null;
};

/**
 * A card's distance, location, cuisines, price and opening hours. A single unknown fact is named where the fact would
 * be. Several unknown facts are named in one line. The street is shown if the restaurant has no neighborhood, or if it
 * has neither insight nor description. If the street is shown, the chosen city is left out. If the restaurant has
 * neither insight nor description, the number of neighbors and the phone number are shown too. If the restaurant has
 * closed for good, the phone number is left out. Without pictures, the cover shows the cuisines, so they are left out
 * here.
 */
export function DeckFacts({ restaurant, distanceMeters, neighborCount }: DeckFactsProps) {
  const place = useFragment(
    graphql`
      fragment DeckFacts_restaurant on Restaurant {
        neighborhood {
          name
        }
        address {
          lines
          city
          region
        }
        city {
          shortName
        }
        cuisines {
          label(language: $language)
        }
        insight
        description
        phone {
          e164
          display
        }
        priceRange
        hours {
          weekly {
            day
          }
        }
        operatingStatus
        pictures {
          blurHash
        }
        ...OpenLine_restaurant
      }
    `,
    restaurant,
  );
  const { formatMessage, formatList } = useIntl();
  const distance = useDistance(distanceMeters);
  const { neighborhood, address, cuisines, priceRange, operatingStatus } = place;
  const hasText = Boolean(place.insight ?? place.description);
  const line = neighborhood && hasText ? null : address.lines.join(', ') || null;
  const phone = hasText || operatingStatus === 'PERMANENTLY_CLOSED' ? null : place.phone;
  const town = townElsewhere(useCity(), place);
  const cuisine = cuisineWords(cuisines);
  const price = priceSign(priceRange);
  const hasHours = hasOpenLine(place);
  const missing = [
    !cuisine && formatMessage({ id: 'discover.fact.cuisine' }),
    !price && formatMessage({ id: 'discover.fact.price' }),
    !hasHours && formatMessage({ id: 'discover.fact.hours' }),
  ].filter((word) => word !== false);
  const isOne = missing.length === 1;
  const isOnCover = place.pictures.length === 0;
  const facts = [
    distance,
    neighborhood?.name ?? town ?? (line === null ? address.city : null),
    line,
    isOnCover && cuisine ? null : (cuisine ?? (isOne && formatMessage({ id: 'card.cuisine.unknown' }))),
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
      {!hasText && (neighborCount ?? 0) >= fewNeighbors && (
        <p>
          <FormattedMessage id="discover.neighbors" values={{ count: neighborCount }} />
        </p>
      )}
      {(hasHours || isOne) && <OpenLine restaurant={place} />}
      {phone && (
        <Call className="pressable" href={`tel:${dialable(phone)}`} draggable={false}>
          <Phone size={16} aria-hidden />
          <span>
            <FormattedMessage id="card.call" /> <bdi>{phone.display}</bdi>
          </span>
        </Call>
      )}
      {missing.length > 1 && (
        <Missing>
          <FormattedMessage id="discover.notListed" values={{ facts: formatList(missing, { style: 'narrow' }) }} />
        </Missing>
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
  [data-bare='true'] > & {
    ${landscape} {
      gap: 8px;
      font-size: var(--deck-text);
      > :first-child {
        color: var(--ink);
        font-size: 1.125rem;
      }
    }
  }
`;
/** This link is in front of the link that covers the card, so that the phone number can be pressed. */
const Call = styled.a`
  [data-place='top'] && {
    pointer-events: auto;
  }
  position: relative;
  z-index: 2;
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-height: 36px;
  color: var(--ink);
  font-weight: 560;
  text-decoration-color: var(--line);
  text-underline-offset: 0.25em;
  > svg {
    color: var(--accent);
  }
`;
const Missing = styled.p`
  font-size: 0.875rem;
`;
