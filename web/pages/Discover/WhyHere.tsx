import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { WhyHere_edge$key } from '../../__generated__/WhyHere_edge.graphql';
import { useReasonWords } from '../../components/restaurant/card/useReasonWords';
import { cuisineWords } from '../../components/restaurant/facts/cuisineWords';

/**
 * Why a card is in the deck, in one sentence: what of it is to the member's taste, else what is told of it, else of which
 * kitchen it is; and where nobody knows more than name and address, just that.
 */
export function WhyHere({ edge }: { edge: WhyHere_edge$key }) {
  const { reasons, node } = useFragment(
    graphql`
      fragment WhyHere_edge on DiscoverDeckEdge {
        reasons {
          field
          text
          label(language: $language)
          concept {
            key
          }
        }
        node {
          insight
          description
          address {
            city
          }
          cuisines {
            label(language: $language)
          }
        }
      }
    `,
    edge,
  );
  const { insight, description, address, cuisines } = node;
  const told = useReasonWords()(reasons) ?? insight ?? description;
  const cuisine = cuisineWords(cuisines);
  if (told) return <Line>{told}</Line>;
  return (
    <Line>
      {cuisine ? (
        <FormattedMessage id="discover.whyCuisine" values={{ cuisine, city: address.city }} />
      ) : (
        <FormattedMessage id="discover.whyUnknown" />
      )}
    </Line>
  );
}

const Line = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-family: var(--serif);
  font-size: 1.0625rem;
  line-height: 1.35;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;
