import { Check } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { GoodToKnow_restaurant$key } from '../../__generated__/GoodToKnow_restaurant.graphql';
import type { MessageId } from '../../intl/messageIds';
import { Section } from './Section';

/** The restaurant's known features and meal times. Renders nothing when none of them is known. */
export function GoodToKnow({ restaurant }: { restaurant: GoodToKnow_restaurant$key }) {
  const { features, mealTimes } = useFragment(
    graphql`
      fragment GoodToKnow_restaurant on Restaurant {
        features
        mealTimes
      }
    `,
    restaurant,
  );
  const { formatMessage, messages } = useIntl();
  const known = [...new Set<string>([...features, ...mealTimes])];
  if (known.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="restaurant.goodToKnow" />}>
      <List>
        {known.map((feature) => {
          const id = `feature.${feature.toLowerCase().replaceAll('_', '-')}`;
          return (
            <li key={feature}>
              <Check size={18} aria-hidden />
              {/* a feature without a message is shown unchanged */}
              {id in messages ? formatMessage({ id: id as MessageId }) : feature}
            </li>
          );
        })}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr));
  gap: 8px 20px;
  li {
    display: flex;
    align-items: baseline;
    gap: 0.6rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    align-self: center;
    color: var(--success);
  }
`;
