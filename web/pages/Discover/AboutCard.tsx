import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { AboutCard_restaurant$key } from '../../__generated__/AboutCard_restaurant.graphql';
import { useDietaryWord } from '../../components/restaurant/facts/DietaryWord';
import { useMediaQuery } from '../../device/useMediaQuery';
import { isLandscape } from './landscape';

/**
 * The facts that only a wide card shows: the description, the dishes and the diets. If the restaurant has no insight,
 * the description is left out here, because WhyHere then shows it. Unknown facts are left out too. Renders nothing when
 * the cards are narrow.
 */
export function AboutCard({ restaurant }: { restaurant: AboutCard_restaurant$key }) {
  return useMediaQuery(isLandscape) ? <About restaurant={restaurant} /> : null;
}

function About({ restaurant }: { restaurant: AboutCard_restaurant$key }) {
  const { insight, description, dietary, recommendedDishes } = useFragment(
    graphql`
      fragment AboutCard_restaurant on Restaurant {
        insight
        description
        dietary
        recommendedDishes {
          name
        }
      }
    `,
    restaurant,
  );
  const { formatList } = useIntl();
  const dietaryWord = useDietaryWord();
  const listed = (words: readonly string[]) => formatList(words, { style: 'narrow' });
  return (
    <>
      {insight && description && <Text lang="en">{description}</Text>}
      {recommendedDishes.length > 0 && (
        <div>
          <Title>
            <FormattedMessage id="restaurant.dishes" />
          </Title>
          <Text>{listed(recommendedDishes.map(({ name }) => name))}</Text>
        </div>
      )}
      {dietary.length > 0 && (
        <div>
          <Title>
            <FormattedMessage id="restaurant.dietary" />
          </Title>
          <Words>{listed(dietary.map(dietaryWord))}</Words>
        </div>
      )}
    </>
  );
}

const Title = styled.h3`
  margin: 4px 0 2px;
  font-size: 0.9375rem;
`;
const Text = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
const Words = styled(Text)`
  &::first-letter {
    text-transform: uppercase;
  }
`;
