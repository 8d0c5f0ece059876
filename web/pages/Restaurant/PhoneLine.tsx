import { Phone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { PhoneLine_restaurant$key } from '../../__generated__/PhoneLine_restaurant.graphql';
import { dialable } from '../../components/restaurant/facts/dialable';
import { IconBox } from '../../ui/IconBox';

/** The phone number as a link that calls it. Renders nothing when the number is unknown. */
export function PhoneLine({ restaurant }: { restaurant: PhoneLine_restaurant$key }) {
  const { phone } = useFragment(
    graphql`
      fragment PhoneLine_restaurant on Restaurant {
        phone {
          e164
          display
        }
      }
    `,
    restaurant,
  );
  if (!phone) return null;
  return (
    <Line>
      <IconBox>
        <Phone size={18} aria-hidden />
      </IconBox>
      <a href={`tel:${dialable(phone)}`}>{phone.display}</a>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: baseline;
  padding-block: 2px;
  svg {
    color: var(--accent);
  }
  a {
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
`;
