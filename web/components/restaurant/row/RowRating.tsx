import { Star } from 'lucide-react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { RowRating_restaurant$key } from '../../../__generated__/RowRating_restaurant.graphql';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

const sites = { GOOGLE: 'Google', YELP: 'Yelp' } as const;

/**
 * One rating and its source: Google's rating, else Yelp's rating, else the average of Fuud users with the number of
 * ratings. Nothing is shown when all three are unknown.
 */
export function RowRating({ restaurant }: { restaurant: RowRating_restaurant$key }) {
  const { externalListings, ratingSummary } = useFragment(
    graphql`
      fragment RowRating_restaurant on Restaurant {
        externalListings {
          source
          ratingSummary {
            average
          }
        }
        ratingSummary {
          average
          count
        }
      }
    `,
    restaurant,
  );
  const { formatNumber, formatMessage } = useIntl();
  const sources = Object.keys(sites) as (keyof typeof sites)[];
  const source = sources.find((each) =>
    externalListings.some((listing) => listing.source === each && listing.ratingSummary.average),
  );
  const { average, count } = ratingSummary;
  const rating = source
    ? externalListings.find((listing) => listing.source === source)?.ratingSummary.average
    : average;
  if (!rating) return null;
  const ratingText = formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Line>
      <Star size={14} aria-hidden />
      <b aria-hidden>{ratingText}</b>{' '}
      <span aria-hidden>{source ? sites[source] : `(${formatNumber(count ?? 0)})`}</span>
      <VisuallyHidden>
        {source
          ? formatMessage({ id: 'row.rating' }, { rating: ratingText, site: sites[source] })
          : formatMessage({ id: 'row.community' }, { rating: ratingText, count })}
      </VisuallyHidden>
    </Line>
  );
}

const Line = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  color: var(--ink-soft);
  b {
    color: var(--ink);
    font-weight: 680;
  }
  svg {
    fill: var(--saffron);
    stroke: color-mix(in srgb, var(--saffron) 70%, var(--ink));
  }
`;
