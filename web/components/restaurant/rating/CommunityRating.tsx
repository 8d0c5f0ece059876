import { Star } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { CommunityRating_restaurant$key } from '../../../__generated__/CommunityRating_restaurant.graphql';
import { IconBox } from '../../../ui/IconBox';
import { RateButton } from './RateButton';
import { Stars } from './Stars';

/**
 * Shows the average and the number of ratings by Fuud users, or a text which says that there are no ratings yet.
 * Also shows the member's own stars and the button to rate.
 */
export function CommunityRating({ restaurant }: { restaurant: CommunityRating_restaurant$key }) {
  const place = useFragment(
    graphql`
      fragment CommunityRating_restaurant on Restaurant {
        ratingSummary {
          average
          count
        }
        viewerRating {
          stars
        }
        ...RateButton_restaurant
      }
    `,
    restaurant,
  );
  const { formatNumber } = useIntl();
  const { average, count } = place.ratingSummary;
  const ownStars = place.viewerRating?.stars;
  return (
    <Block>
      <IconBox>
        <Star size={15} aria-hidden />
      </IconBox>
      <Words>
        <span>
          <span>
            <FormattedMessage id="restaurant.community" />:
          </span>{' '}
          {average && count ? (
            <>
              <strong>{formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</strong>{' '}
              <span>
                (<FormattedMessage id="restaurant.ratingCount" values={{ count }} />)
              </span>
            </>
          ) : (
            <FormattedMessage id="restaurant.noRatings" />
          )}
        </span>{' '}
        {ownStars ? <Stars stars={ownStars} /> : null} <RateButton restaurant={place} />
      </Words>
    </Block>
  );
}

const Block = styled.div`
  display: flex;
  align-items: baseline;
  > ${IconBox} {
    color: var(--accent);
  }
`;
const Words = styled.div`
  color: var(--ink-soft);
  > span {
    margin-right: 0.5rem;
  }
  > [role='img'] {
    vertical-align: middle;
  }
  strong {
    color: var(--ink);
  }
`;
