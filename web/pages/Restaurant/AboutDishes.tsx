import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { AboutDishes_restaurant$key } from '../../__generated__/AboutDishes_restaurant.graphql';
import { isNotShownYet } from './isNotShownYet';
import { Section } from './Section';

/**
 * The description, and two menus: the recommended dishes, and the dishes that the restaurant's name implies. Unknown
 * parts are left out. An implied dish is also left out if the restaurant's name or a cuisine contains the dish's name.
 */
export function AboutDishes({ restaurant }: { restaurant: AboutDishes_restaurant$key }) {
  const { name, cuisines, description, recommendedDishes, dishes } = useFragment(
    graphql`
      fragment AboutDishes_restaurant on Restaurant {
        name
        cuisines {
          label(language: $language)
        }
        description
        recommendedDishes {
          name
        }
        dishes {
          key
          label(language: $language)
        }
      }
    `,
    restaurant,
  );
  const hasDishes = recommendedDishes.length > 0;
  const shown = [name, ...cuisines.map(({ label }) => label)];
  const implied = dishes.filter(({ label }) => isNotShownYet(label, shown));
  if (!description && !hasDishes && implied.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="restaurant.about" />}>
      {description && <Description lang="en">{description}</Description>}
      {hasDishes && (
        <>
          <Subheading>
            <FormattedMessage id="restaurant.dishes" />
          </Subheading>
          <Menu>
            {recommendedDishes.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </Menu>
        </>
      )}
      {implied.length > 0 && (
        <>
          <Subheading>
            <FormattedMessage id="restaurant.namedDishes" />
          </Subheading>
          <Menu>
            {implied.map(({ key, label }) => (
              <li key={key}>{label}</li>
            ))}
          </Menu>
        </>
      )}
    </Section>
  );
}

const Description = styled.p`
  max-width: 42rem;
  font-size: 1.0625rem;
  line-height: 1.65;
  white-space: pre-line;
`;
const Subheading = styled.h3`
  margin: 28px 0 8px;
  font-size: 1.3rem;
`;
const Menu = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: 0 32px;
  li {
    padding: 12px 0;
    border-bottom: 1px solid var(--line);
    font-family: var(--serif);
    font-size: 1.125rem;
    &:last-child {
      border-bottom: 0; /* the next section begins with a line */
    }
  }
`;
