import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { RowFacts_restaurant$key } from '../../../__generated__/RowFacts_restaurant.graphql';
import { cuisineWords } from '../facts/cuisineWords';
import { priceSign } from '../facts/priceSigns';
import { useDistance } from '../facts/useDistance';
import { hasOpenLine } from '../hours/hasOpenLine';

/** Props of RowFacts. `distanceMeters`: from the reader, if known; `hidesPhone`: leaves out the phone number. */
export type RowFactsProps = {
  restaurant: RowFacts_restaurant$key;
  distanceMeters?: number | null;
  hidesPhone?: boolean;
  className?: string;
};

/**
 * A line with the distance (or, if it is unknown, the neighborhood or the street), the cuisines and the price. If the
 * opening hours are unknown and the restaurant is not permanently closed, a second line shows the street, unless the
 * first line has it, and the phone number. Unknown facts are left out.
 */
export function RowFacts({ restaurant, distanceMeters, hidesPhone = false, className }: RowFactsProps) {
  const place = useFragment(
    graphql`
      fragment RowFacts_restaurant on Restaurant {
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
  const [street] = address.lines;
  const where = useDistance(distanceMeters) ?? neighborhood?.name ?? street ?? address.city;
  const facts = [where, cuisineWords(cuisines)].filter(Boolean).join(' · ');
  const price = priceSign(priceRange);
  const isBare = !hasOpenLine(place);
  const secondStreet = isBare && street !== where ? street : null;
  const number = isBare && !hidesPhone ? phone?.display : null;
  return (
    <>
      <Line className={className}>
        <Cut>{facts}</Cut>
        {price && <Whole>{facts ? ` · ${price}` : price}</Whole>}
      </Line>
      {(secondStreet || number) && (
        <More className={className}>
          {secondStreet && <Cut>{secondStreet}</Cut>}
          {secondStreet && number && <Whole> · </Whole>}
          {number && <Whole data-phone>{number}</Whole>}
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
/** The second line. On narrow screens it shows only the phone number, and only inside an element with data-calls. */
const More = styled(Line)`
  @media (max-width: 1039px) {
    display: none;
    [data-calls='true'] & {
      display: flex;
    }
    > :not([data-phone]) {
      display: none;
    }
  }
`;
