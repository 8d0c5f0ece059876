import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { RowFacts_restaurant$key } from '../../../__generated__/RowFacts_restaurant.graphql';
import { cuisineWords } from '../facts/cuisineWords';
import { priceSign } from '../facts/priceSigns';
import { useDistance } from '../facts/useDistance';
import { hasOpenLine } from '../hours/hasOpenLine';

/**
 * Props of RowFacts. `distanceMeters`: the distance from the reader, if known. `hidesPhone`: the phone number is shown
 * elsewhere.
 */
export type RowFactsProps = {
  restaurant: RowFacts_restaurant$key;
  distanceMeters?: number | null;
  hidesPhone?: boolean;
  className?: string;
};

/**
 * A line with the distance (or, if it is unknown, the location), the cuisines and the price. A second line shows the
 * street and the phone number if the first line has facts, the opening hours are unknown, and the restaurant is not
 * permanently closed. Unknown facts are left out.
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
  const isOpenTold = hasOpenLine(place);
  const [street] = address.lines;
  const distance = useDistance(distanceMeters);
  const where = neighborhood?.name ?? (isOpenTold ? street : null) ?? (street ? null : address.city);
  const facts = [distance ?? where, cuisineWords(cuisines), priceSign(priceRange)].filter(Boolean);
  const isBare = !isOpenTold && facts.length > 0;
  const number = isBare && !hidesPhone ? phone?.display : null;
  return (
    <>
      <Line className={className}>
        {isBare && street && !distance && !neighborhood && <Narrow>{street} · </Narrow>}
        {(facts.length > 0 ? facts : [street]).join(' · ')}
      </Line>
      {isBare && (street || number) && (
        <More className={className}>
          {street && <Street>{street}</Street>}
          {street && number && <Dot> · </Dot>}
          {number && <Phone>{number}</Phone>}
        </More>
      )}
    </>
  );
}

const Line = styled.p`
  overflow: hidden;
  color: var(--ink-soft);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Narrow = styled.span`
  @media (min-width: 1040px) {
    display: none;
  }
`;
const Street = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;
const Dot = styled.span`
  flex: none;
`;
const Phone = styled.span`
  flex: none;
`;
/** The second line. On narrow screens it shows only the phone number, and only inside an element with data-calls. */
const More = styled(Line)`
  display: flex;
  white-space: pre;
  @media (max-width: 1039px) {
    display: none;
    [data-calls='true'] & {
      display: flex;
    }
    > :not(${Phone}) {
      display: none;
    }
  }
`;
