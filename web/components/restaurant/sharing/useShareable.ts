import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { useShareable_restaurant$key } from '../../../__generated__/useShareable_restaurant.graphql';
import type { Shareable } from '../../../device/share';
import { cityLine } from '../facts/cityLine';
import { cuisineWords } from '../facts/cuisineWords';
import { mapsHref } from '../facts/placeLinks';

const gems = {
  HIDDEN_GEM: 'card.gem.hidden',
  TRENDING: 'card.gem.trending',
  LOCAL_FAVORITE: 'card.gem.local',
} as const;

/**
 * What is shared about a restaurant. `text` consists of `parts`: a sentence, a rating out of 5, and a link to a map.
 * The rating is from Google, or else from another external source; without a rating, this part is missing. The map shows
 * Google's place, or else the coordinates, or else a search for the name and the address. `url` is the URL of the
 * restaurant's page.
 */
export function useShareable(restaurant: useShareable_restaurant$key): Shareable & { parts: readonly string[] } {
  const place = useFragment(
    graphql`
      fragment useShareable_restaurant on Restaurant {
        uuid
        name
        gemType
        neighborhood {
          name
        }
        address {
          lines
          city
          region
        }
        cuisines {
          label(language: $language)
        }
        externalListings {
          source
          sourceId
          ratingSummary {
            average
          }
        }
        coordinates {
          latitude
          longitude
        }
      }
    `,
    restaurant,
  );
  const { formatMessage, formatNumber } = useIntl();
  const { uuid, name, gemType, externalListings, coordinates } = place;
  const google = externalListings.find(({ source }) => source === 'GOOGLE');
  const ratings = [google, ...externalListings].map((listing) => listing?.ratingSummary.average);
  const rating = ratings.find(Boolean);
  const location = cityLine(place.address);
  const sentence = formatMessage(
    { id: 'sharing.sentence' },
    {
      name,
      kind: formatMessage({ id: gems[gemType as keyof typeof gems] ?? 'sharing.great' }),
      cuisine: cuisineWords(place.cuisines) ?? '',
      place: place.neighborhood?.name ?? location,
    },
  ).replace(/ {2,}/g, ' '); // an unknown cuisine leaves two spaces
  // mapsHref prefers an address with a house number to the coordinates.
  const address = coordinates ? null : place.address.lines.join(', ') || null;
  const map = mapsHref({ name, location, address, placeId: google?.sourceId, coordinates });
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const stars = rating ? formatMessage({ id: 'sharing.rating' }, { rating: formatNumber(rating, oneDecimal) }) : null;
  const parts = [sentence, ...(stars ? [stars] : []), map];
  return {
    title: name,
    parts,
    text: parts.join(' '),
    url: `${window.location.origin}/restaurant/${uuid}`,
  };
}
