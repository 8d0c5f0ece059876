import { Star } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { CommunityRating_restaurant$key } from '../../../__generated__/CommunityRating_restaurant.graphql';

/** What Fuud's own diners say: the average and how many rated, or that nobody has yet. */
export function CommunityRating({ restaurant }: { restaurant: CommunityRating_restaurant$key }) {
  const { ratingSummary } = useFragment(
    graphql`
      fragment CommunityRating_restaurant on Restaurant {
        ratingSummary {
          average
          count
        }
      }
    `,
    restaurant,
  );
  const { formatNumber } = useIntl();
  const { average, count } = ratingSummary;
  return (
    <Line>
      <Star size={15} aria-hidden />
      <span>
        <FormattedMessage id="restaurant.community" />:
      </span>{' '}
      {average ? (
        <>
          <strong>{formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</strong>{' '}
          <span>
            (<FormattedMessage id="restaurant.ratingCount" values={{ count }} />)
          </span>
        </>
      ) : (
        <FormattedMessage id="restaurant.noRatings" />
      )}
    </Line>
  );
}

const Line = styled.p`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.3rem;
  min-height: 28px;
  color: var(--ink-soft);
  strong {
    color: var(--ink);
  }
  svg {
    color: var(--accent);
  }
`;
