import { Globe } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { ContactHours_restaurant$key } from '../../__generated__/ContactHours_restaurant.graphql';
import { IconBox, iconColumn } from '../../ui/IconBox';
import { contactFacts } from './contactFacts';
import { OpeningTable } from './OpeningTable';
import { PhoneLine } from './PhoneLine';
import { Section } from './Section';

/**
 * The known contact details and opening hours. Renders nothing if neither the website nor the hours are known. In this
 * case, RestaurantHero shows the phone number if the restaurant has not closed for good.
 */
export function ContactHours({ restaurant }: { restaurant: ContactHours_restaurant$key }) {
  const place = useFragment(
    graphql`
      fragment ContactHours_restaurant on Restaurant {
        websiteUrl
        hours {
          text
          weekly {
            day
          }
          ...OpeningTable_hours
        }
        phone {
          e164
        }
        ...PhoneLine_restaurant
      }
    `,
    restaurant,
  );
  const { phone, hours } = place;
  const { website, hasWeek, hasHours, hasSection } = contactFacts(place);
  if (!hasSection) return null;
  return (
    <Section title={<FormattedMessage id={hasHours ? 'restaurant.contactHours' : 'restaurant.contact'} />}>
      <Lines>
        {phone && (
          <li>
            <PhoneLine restaurant={place} />
          </li>
        )}
        {website && (
          <Website>
            <IconBox>
              <Globe size={18} aria-hidden />
            </IconBox>
            <a href={website} target="_blank" rel="noopener noreferrer">
              {new URL(website).hostname.replace(/^www\./, '')}
            </a>
          </Website>
        )}
      </Lines>
      {hours && hasWeek ? <OpeningTable hours={hours} /> : hours?.text && <p>{hours.text}</p>}
    </Section>
  );
}

const Lines = styled.ul`
  ${iconColumn}
  display: grid;
  gap: 6px;
  &:not(:last-child) {
    margin-bottom: 14px;
  }
  svg {
    color: var(--ink-soft);
  }
  a {
    overflow-wrap: anywhere;
    text-underline-offset: 0.2em;
  }
`;
const Website = styled.li`
  display: flex;
  align-items: baseline;
  padding-block: 2px;
`;
