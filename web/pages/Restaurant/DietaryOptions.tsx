import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { DietaryOptions_restaurant$key } from '../../__generated__/DietaryOptions_restaurant.graphql';
import { useDietaryWord } from '../../components/restaurant/facts/DietaryWord';
import { Badge } from '../../ui/Badge';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { dietaryBadge } from './cutDietary';
import { Section } from './Section';

/**
 * The dietary options as short badges. The tooltip of each badge shows the full words, and screen readers read the
 * full words. Renders nothing when there are no options.
 */
export function DietaryOptions({ restaurant }: { restaurant: DietaryOptions_restaurant$key }) {
  const { dietary } = useFragment(
    graphql`
      fragment DietaryOptions_restaurant on Restaurant {
        dietary
      }
    `,
    restaurant,
  );
  const dietaryWord = useDietaryWord();
  const { locale } = useIntl();
  if (dietary.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="restaurant.dietary" />}>
      <Row>
        {dietary.map((option) => {
          const word = dietaryWord(option);
          const cut = dietaryBadge(option, word, locale);
          return (
            <Badge as="li" key={option} tone="accent" title={word}>
              {cut === word ? (
                word
              ) : (
                <>
                  <span aria-hidden="true">{cut}</span> <VisuallyHidden>{word}</VisuallyHidden>
                </>
              )}
            </Badge>
          );
        })}
      </Row>
    </Section>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > li {
    padding: 0.35rem 0.9rem;
    font-size: 0.9375rem;
  }
`;
