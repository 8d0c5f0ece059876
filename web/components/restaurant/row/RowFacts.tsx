import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { RowFacts_restaurant$key } from '../../../__generated__/RowFacts_restaurant.graphql';
import { useCity } from '../../../device/city';
import { cuisineWords } from '../facts/cuisineWords';
import { priceSign } from '../facts/priceSigns';
import { townElsewhere } from '../facts/townElsewhere';
import { useDistance } from '../facts/useDistance';
import { hasOpenLine } from '../hours/hasOpenLine';

/** Props of RowFacts. `distanceMeters`: the distance from the user, if it is known. */
export type RowFactsProps = {
  restaurant: RowFacts_restaurant$key;
  distanceMeters?: number | null;
  className?: string;
};

/**
 * The first line has the distance, the cuisines and the price. If the distance is unknown, the line starts with the
 * neighborhood, or else the street, or else the city. If the opening hours are unknown, people must visit or call the
 * restaurant to learn them. So two things change, unless the restaurant is permanently closed. In the first line, the
 * street is preferred to the neighborhood. A second line ends with the phone number. The second line begins with the
 * street if the first line has the distance, or with the neighborhood if the first line has the street. If the
 * restaurant is outside the user's city, and its neighborhood is unknown, the city follows the street (townElsewhere).
 * Unknown facts are left out.
 */
export function RowFacts({ restaurant, distanceMeters, className }: RowFactsProps) {
  const place = useFragment(
    graphql`
      fragment RowFacts_restaurant on Restaurant {
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
        priceRange
        phone {
          display
        }
        hours {
          weekly {
            day
          }
        }
        operatingStatus
      }
    `,
    restaurant,
  );
  const { neighborhood, address, cuisines, priceRange, phone } = place;
  const town = townElsewhere(useCity(), place);
  const area = neighborhood?.name;
  const [line] = address.lines;
  const street = line && town && !area ? `${line}, ${town}` : line;
  const isBare = !hasOpenLine(place);
  const distance = useDistance(distanceMeters);
  const where = distance ?? (isBare ? (street ?? area) : (area ?? street)) ?? town ?? address.city;
  const kinds = cuisineWords(cuisines);
  const also = distance ? street : where === street ? area : null;
  const price = priceSign(priceRange);
  return (
    <>
      <Line className={className}>
        <Cut>{[where, kinds].filter(Boolean).join(' · ')}</Cut>
        {price && <Whole> · {price}</Whole>}
      </Line>
      {isBare && (also || phone) && (
        <More className={className}>
          <Cut>{also}</Cut>
          {phone && <Whole>{also ? ` · ${phone.display}` : phone.display}</Whole>}
        </More>
      )}
    </>
  );
}

const Line = styled.p`
  display: flex;
  min-width: 0;
  color: var(--ink-soft);
  white-space: pre;
`;
const Cut = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;
const Whole = styled.span`
  flex: none;
`;
/** The second line. On narrow screens it is shown only inside an element with data-calls. */
const More = styled(Line)`
  @media (max-width: 1039px) {
    display: none;
    [data-calls='true'] & {
      display: flex;
    }
  }
`;
