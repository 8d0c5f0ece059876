import { Star } from 'lucide-react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import styled from 'styled-components';
import type { LiveFactsQuery } from '../../__generated__/LiveFactsQuery.graphql';
import { isWebUrl } from '../../components/restaurant/facts/placeLinks';
import { priceSign } from '../../components/restaurant/facts/priceSigns';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Section } from './Section';

/**
 * The current facts from Google and Yelp about the restaurant with the uuid `restaurantId`. The facts of each source
 * are under the name of the source. Renders nothing if no source has facts. Suspends while the facts load.
 */
export function LiveFacts({ restaurantId }: { restaurantId: string }) {
  const { liveFacts } = useLazyLoadQuery<LiveFactsQuery>(
    graphql`
      query LiveFactsQuery($restaurantId: ID!) {
        liveFacts(restaurantId: $restaurantId) @required(action: THROW) {
          source
          attribution
          url
          ratingSummary {
            average
            count
          }
          priceRange
          isOpenNow
          operatingStatus
        }
      }
    `,
    { restaurantId },
    { fetchPolicy: 'network-only' }, // stored live facts may be out of date
  );
  if (liveFacts.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="live.title" />}>
      <Entries>
        {liveFacts.map((facts) => (
          <Entry key={facts.source} facts={facts} />
        ))}
      </Entries>
      <Note>
        <FormattedMessage id="live.note" />
      </Note>
    </Section>
  );
}

type Facts = LiveFactsQuery['response']['liveFacts'][number];

function Entry({
  facts: { attribution, url, ratingSummary, priceRange, isOpenNow, operatingStatus },
}: {
  facts: Facts;
}) {
  const { average: rating, count } = ratingSummary;
  const isClosedForGood = operatingStatus === 'PERMANENTLY_CLOSED';
  const state = isClosedForGood ? 'live.closed' : isOpenNow ? 'live.openNow' : 'live.closedNow';
  return (
    <li>
      <Name translate="no">{attribution}</Name>
      <Words>
        {rating && (
          <Rating>
            <Star size={15} aria-hidden />
            <span>
              <FormattedMessage id="live.rating" values={{ rating: <Stars key="stars" rating={rating} /> }} />
            </span>{' '}
            {count ? (
              <span>
                <FormattedMessage id="restaurant.ratingCount" values={{ count }} />
              </span>
            ) : null}
          </Rating>
        )}{' '}
        {priceRange && <span>{priceSign(priceRange)}</span>}{' '}
        {(isClosedForGood || isOpenNow !== null) && (
          <span>
            <FormattedMessage id={state} />
          </span>
        )}
      </Words>
      {url && isWebUrl(url) && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          <FormattedMessage id="live.link" values={{ source: attribution }} />
          <VisuallyHidden>
            {' '}
            <FormattedMessage id="restaurant.newTab" />
          </VisuallyHidden>
        </a>
      )}
    </li>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <strong>
      <FormattedNumber value={rating} minimumFractionDigits={1} maximumFractionDigits={1} />
    </strong>
  );
}

const Entries = styled.ul`
  display: grid;
  gap: 18px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: 2px;
  }
  a {
    justify-self: start;
    padding: 10px 0;
    color: var(--ink);
    text-decoration-color: var(--accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
`;
const Name = styled.h3`
  font-family: inherit;
  font-size: 1rem;
  font-weight: 680;
`;
const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  color: var(--ink-soft);
`;
const Rating = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
  strong {
    color: var(--ink);
  }
  svg {
    fill: var(--saffron);
    stroke: color-mix(in srgb, var(--saffron) 70%, var(--ink));
  }
`;
const Note = styled.p`
  margin-top: 8px;
  color: var(--ink-soft);
  font-size: 0.875rem;
`;
