import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { LookInQuery } from '../../__generated__/LookInQuery.graphql';
import { readLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { Button } from '../../ui/Button';
import type { SearchState } from './searchState';
import { searchVariables } from './searchVariables';

/** Props of LookIn: `state` is the search in the other city; `onChange` gets it when chosen. */
export type LookInProps = { state: SearchState; onChange: (next: SearchState) => void };

/** Offers to search in another city, with the number of results there; shows nothing when there are none. Suspends. */
export function LookIn({ state, onChange }: LookInProps) {
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
        }
      }
    `,
    { query, area, mood, filter, withoutChipKeys },
  );
  const count = searchRestaurants.totalCount;
  if (count === 0) return null;
  return (
    <Button onClick={() => onChange(state)}>
      <FormattedMessage id="search.lookInCount" values={{ city: state.city, count }} />
    </Button>
  );
}
