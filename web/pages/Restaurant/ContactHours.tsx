import { Globe, Phone } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { ContactHours_restaurant$key } from '../../__generated__/ContactHours_restaurant.graphql';
import { dialable } from '../../components/restaurant/facts/dialable';
import { isWebUrl } from '../../components/restaurant/facts/placeLinks';
import { OpeningTable } from './OpeningTable';
import { Section } from './Section';

/** The known contact details and opening hours. */
export function ContactHours({ restaurant }: { restaurant: ContactHours_restaurant$key }) {
  const place = useFragment(
    graphql`
      fragment ContactHours_restaurant on Restaurant {
        phone {
          e164
          display
        }
        websiteUrl
        hours {
          text
          weekly {
            day
          }
          ...OpeningTable_hours
        }
      }
    `,
    restaurant,
  );
  const { phone, hours } = place;
  const website = place.websiteUrl && isWebUrl(place.websiteUrl) ? place.websiteUrl : null;
  const hasWeek = Boolean(hours?.weekly?.length);
  const hasHours = hasWeek || hours?.text;
  if (!phone && !website && !hasHours) return null;
  return (
    <Section title={<FormattedMessage id={hasHours ? 'restaurant.contactHours' : 'restaurant.contact'} />}>
      <Lines>
        {phone && (
          <li>
            <Phone size={18} aria-hidden />
            <a href={`tel:${dialable(phone)}`}>{phone.display}</a>
          </li>
        )}
        {website && (
          <li>
            <Globe size={18} aria-hidden />
            <a href={website} target="_blank" rel="noopener noreferrer">
              {new URL(website).hostname.replace(/^www\./, '')}
            </a>
          </li>
        )}
      </Lines>
      {hours && hasWeek ? <OpeningTable hours={hours} /> : hours?.text && <p>{hours.text}</p>}
    </Section>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: 6px;
  &:not(:last-child) {
    margin-bottom: 14px;
  }
  li {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 28px;
  }
  svg {
    color: var(--ink-soft);
  }
  a {
    overflow-wrap: anywhere;
    text-underline-offset: 0.2em;
  }
`;
