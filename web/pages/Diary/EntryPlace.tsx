import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { EntryPlace_entry$key } from '../../__generated__/EntryPlace_entry.graphql';
import { cityLine } from '../../components/restaurant/facts/cityLine';
import { cuisineWords } from '../../components/restaurant/facts/cuisineWords';
import { priceSign } from '../../components/restaurant/facts/priceSigns';
import { PlacePlaceholder } from '../../components/restaurant/picture/PlacePlaceholder';
import { Thumbnail } from '../../components/restaurant/picture/Thumbnail';
import { Picture } from '../../ui/Picture';

/**
 * The current facts about an entry's restaurant, with a line if the restaurant has closed or is no longer listed. If
 * the restaurant no longer exists, the entry's snapshot is shown: the facts from the time when the entry was added.
 */
export function EntryPlace({ entry }: { entry: EntryPlace_entry$key }) {
  const { restaurant, snapshot } = useFragment(
    graphql`
      fragment EntryPlace_entry on DiaryEntry {
        snapshot {
          name
          cuisines {
            key
            label(language: $language)
          }
          neighborhood {
            name
          }
          cityAndRegion
          priceRange
          picture {
            small: path(size: SMALL)
          }
        }
        restaurant {
          uuid
          name
          cuisines {
            label(language: $language)
          }
          neighborhood {
            name
          }
          address {
            city
            region
          }
          priceRange
          isListed
          operatingStatus
          ...Thumbnail_restaurant
        }
      }
    `,
    entry,
  );
  const { name, cuisines, neighborhood, priceRange } = restaurant ?? snapshot;
  const location = restaurant ? cityLine(restaurant.address) : snapshot.cityAndRegion;
  const kitchen = [cuisineWords(cuisines), priceSign(priceRange)].filter(Boolean).join(' · ');
  const where = [neighborhood?.name, location].filter(Boolean).join(', ');
  const page = restaurant && `/restaurant/${restaurant.uuid}`;
  const cover = <PlacePlaceholder name={name} cuisine={snapshot.cuisines.map(({ key }) => key).join(' ')} size="row" />;
  return (
    <Place>
      <Photo data-gone={!restaurant}>
        {restaurant ? (
          <Thumbnail restaurant={restaurant} />
        ) : (
          <Picture src={snapshot.picture?.small} fallback={cover} />
        )}
      </Photo>
      <div>
        <h3>{page ? <NameLink to={page}>{name}</NameLink> : name}</h3>
        <p>{kitchen}</p>
        <p>{where}</p>
        {restaurant?.operatingStatus === 'PERMANENTLY_CLOSED' ? (
          <Fate>
            <FormattedMessage id="card.hours.ended" />
          </Fate>
        ) : (
          restaurant?.isListed === false && (
            <Fate>
              <FormattedMessage id="list.vanished" />
            </Fate>
          )
        )}
        {!restaurant && (
          <Fate>
            <FormattedMessage id="diary.vanishedText" />
          </Fate>
        )}
      </div>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: clamp(64px, 12vw, 84px) minmax(0, 1fr);
  gap: 0 clamp(12px, 2vw, 18px);
  min-width: 0;
  line-height: 1.35;
  h3 {
    margin-bottom: 2px;
    padding-right: 84px;
    font-size: clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem);
    line-height: max(1.12em, 24px);
    overflow-wrap: anywhere;
  }
  /* Where little fits beside the entry's buttons, the name is below them. */
  @media (max-width: 22.4em) {
    h3 {
      padding: 36px 0 0;
    }
  }
  p {
    color: var(--ink-soft);
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
`;
const Photo = styled.div`
  aspect-ratio: 1;
  overflow: clip;
  border-radius: var(--radius-small);
  &[data-gone='true'] {
    filter: grayscale(0.8);
  }
`;
const NameLink = styled(Link)`
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.14em;
  }
`;
const Fate = styled.p`
  && {
    color: var(--ink);
    font-weight: 620;
  }
`;
