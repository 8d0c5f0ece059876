import { Star } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { RatingLinks_restaurant$key } from '../../../__generated__/RatingLinks_restaurant.graphql';
import { IconBox } from '../../../ui/IconBox';
import { cityLine } from '../facts/cityLine';
import { googleHref, yelpHref } from '../facts/placeLinks';

/**
 * The ratings on Google and Yelp, each with a link to its source. If neither site has a rating, and no Fuud user has
 * rated the restaurant, a line says that there is no rating.
 */
export function RatingLinks({ restaurant }: { restaurant: RatingLinks_restaurant$key }) {
  const place = useFragment(
    graphql`
      fragment RatingLinks_restaurant on Restaurant {
        name
        address {
          city
          region
        }
        externalListings {
          source
          sourceId
          url
          ratingSummary {
            average
            count
          }
        }
        ratingSummary {
          count
        }
      }
    `,
    restaurant,
  );
  const google = place.externalListings.find(({ source }) => source === 'GOOGLE');
  const yelp = place.externalListings.find(({ source }) => source === 'YELP');
  const linked = { name: place.name, location: cityLine(place.address), placeId: google?.sourceId, yelpUrl: yelp?.url };
  const byGoogle = google?.ratingSummary.average;
  const { average: byYelp, count } = yelp?.ratingSummary ?? {};
  return (
    <Row>
      {byGoogle ? <RatingLink href={googleHref(linked)} site="Google" rating={byGoogle} /> : null}
      {byYelp ? <RatingLink href={yelpHref(linked)} site="Yelp" rating={byYelp} reviews={count} /> : null}
      {!byGoogle && !byYelp && place.ratingSummary.count === 0 && (
        <span>
          <FormattedMessage id="card.rating.unknown" />
        </span>
      )}
    </Row>
  );
}

type RatingLinkProps = { href: string; site: string; rating: number; reviews?: number | null };

function RatingLink({ href, site, rating, reviews }: RatingLinkProps) {
  const intl = useIntl();
  const ratingText = intl.formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Rating
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={intl.formatMessage({ id: 'card.rating.link' }, { rating: ratingText, site })}
    >
      <IconBox>
        <Star size={15} aria-hidden />
      </IconBox>
      <span>
        <strong>{ratingText}</strong> {site} {reviews ? <Count>({intl.formatNumber(reviews)})</Count> : null}
      </span>
    </Rating>
  );
}

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0.1rem 0.9rem;
  color: var(--ink-soft);
`;
const Rating = styled.a`
  display: inline-flex;
  align-items: baseline;
  padding-block: 2px;
  color: var(--ink-soft);
  text-decoration: none;
  strong {
    color: var(--ink);
    font-weight: 680;
  }
  svg {
    fill: var(--saffron);
    stroke: color-mix(in srgb, var(--saffron) 70%, var(--ink));
  }
  &:hover {
    text-decoration: underline;
  }
`;
const Count = styled.span`
  font-size: 0.875em;
`;
