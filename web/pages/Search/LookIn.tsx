import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import styled from 'styled-components';
import type { LookInQuery } from '../../__generated__/LookInQuery.graphql';
import { SampleMark } from '../../components/restaurant/card/SampleMark';
import { readLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { Button } from '../../ui/Button';
import { asksForSomething, type SearchState } from './searchState';
import { searchVariables } from './searchVariables';

/**
 * Props of LookIn. `state`: the search that the button offers; `onChange` gets this search after a press; `always`: the
 * button is never hidden.
 */
export type LookInProps = { state: SearchState; onChange: (next: SearchState) => void; always?: boolean };

/**
 * A button that searches in the city of `state` and shows the number of results there. The button is hidden if there
 * are no results, or if the search has no words and no mood. But if `always` is true, the button is shown in these
 * cases too, without a number. If the best result is invented, a badge says so. Suspends while it loads.
 */
export function LookIn({ state, onChange, always = false }: LookInProps) {
  const { query, area, mood, filter, withoutChipKeys } = searchVariables(state, graphLanguage(readLanguage()));
  const { searchRestaurants } = useLazyLoadQuery<LookInQuery>(
    graphql`
      query LookInQuery(
        $query: String!
        $area: AreaInput!
        $mood: Mood
        $filter: RestaurantFilter!
        $withoutChipKeys: [String!]
      ) {
        searchRestaurants(
          query: $query
          area: $area
          mood: $mood
          filter: $filter
          withoutChipKeys: $withoutChipKeys
          first: 1
        ) @required(action: THROW) {
          totalCount
          edges {
            node {
              isSample
            }
          }
        }
      }
    `,
    { query, area, mood, filter, withoutChipKeys },
  );
  const count = asksForSomething(state) ? searchRestaurants.totalCount : 0;
  if (count === 0 && !always) return null;
  return (
    <Button onClick={() => onChange(state)}>
      <span>
        <FormattedMessage
          id={count === 0 ? 'search.lookIn' : 'search.lookInCount'}
          values={{ city: <City>{state.city}</City>, count }}
        />
      </span>
      {searchRestaurants.edges.some(({ node }) => node.isSample) && <SampleMark />}
    </Button>
  );
}

/** The name does not wrap. With `inline-block`, screen readers would separate the name from a colon after it. */
const City = styled.span`
  white-space: nowrap;
`;
