import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { UnlistedFacts_connection$key } from '../../__generated__/UnlistedFacts_connection.graphql';
import type { FilterKind } from '../../components/restaurant/filters/filters';
import { unlistedKinds } from './filterOffer';
import { NoticeLine } from './NoticeLine';
import type { SearchState } from './searchState';

/** Props of UnlistedFacts; `state`: the search with the active filters. */
export type UnlistedFactsProps = { connection: UnlistedFacts_connection$key; state: SearchState };

/** For each kind of filter: the kind of chip with the same meaning. A chip shows what the search understood. */
const chipKinds = { price: 'PRICE', hours: 'OPEN_AT', diets: 'DIETARY' } as const satisfies Record<FilterKind, string>;

/**
 * Names the facts (prices, hours, diets) that a filter or the text of the search needs, but that no restaurant of the
 * area lists.
 */
export function UnlistedFacts({ connection, state }: UnlistedFactsProps) {
  const { unlistedFacts, interpretation } = useFragment(
    graphql`
      fragment UnlistedFacts_connection on RestaurantSearchConnection {
        unlistedFacts
        interpretation {
          chips {
            kind
          }
        }
      }
    `,
    connection,
  );
  const { formatList, formatMessage } = useIntl();
  const { price, hours, diets } = state;
  const isOn = { price: price !== null, hours: hours.length > 0, diets: diets.length > 0 };
  const facts = unlistedKinds(unlistedFacts)
    .filter((each) => isOn[each] || interpretation.chips.some(({ kind }) => kind === chipKinds[each]))
    .map((each) => formatMessage({ id: `search.unlisted.${each}` }));
  if (facts.length === 0) return null;
  return (
    <NoticeLine role="note">
      <FormattedMessage id="search.unlisted" values={{ facts: formatList(facts) }} />
    </NoticeLine>
  );
}
