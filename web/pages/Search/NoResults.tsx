import { Suspense, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { NearMisses_viewer$key } from '../../__generated__/NearMisses_viewer.graphql';
import type { NoResults_connection$key } from '../../__generated__/NoResults_connection.graphql';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import { dietKeys } from '../../components/restaurant/facts/dietKeys';
import { isFiltered } from '../../components/restaurant/filters/filters';
import type { MessageId } from '../../intl/messageIds';
import { Unbroken } from '../../ui/Unbroken';
import { EmptyCity } from './EmptyCity';
import { groupNearMisses } from './groupNearMisses';
import { hoursOnly } from './hoursOnly';
import { longHeading } from './longHeading';
import { NearMisses } from './NearMisses';
import { NoResultsAlternatives } from './NoResultsAlternatives';
import { NoResultsHint } from './NoResultsHint';
import { Notices } from './Notices';
import { offerOfGroup } from './offerOfGroup';
import { Relaxations } from './Relaxations';
import { SomethingElse } from './SomethingElse';
import type { Searched } from './searched';
import { longQuery, type SearchState } from './searchState';
import { Understood } from './Understood';
import { UnlistedFacts } from './UnlistedFacts';
import { useRelaxationOffers } from './useRelaxationOffers';

/** Props of NoResults. `searched`: what was searched; `onChange` gets the search that the user chooses next. */
export type NoResultsProps = {
  connection: NoResults_connection$key;
  viewer: NearMisses_viewer$key;
  state: SearchState;
  searched: Searched;
  onChange: (next: SearchState) => void;
};

/**
 * Says that nothing was found. Offers relaxations (searches with fewer wishes), and lists near misses (restaurants that
 * nearly match). If a relaxation finds all places of a group of near misses and also other places, its button is next
 * to the title of this group. If there are no relaxations, NoResultsAlternatives offers other searches. At the end are
 * links that search for example cravings without the filters. For a city without restaurants, EmptyCity replaces
 * NoResultsAlternatives and these links.
 */
export function NoResults({ connection, viewer, state, searched, onChange }: NoResultsProps) {
  const hint = useId();
  const { formatList } = useIntl();
  const found = useFragment(
    graphql`
      fragment NoResults_connection on RestaurantSearchConnection {
        relaxations {
          totalCount
          parts {
            kind
            chip {
              kind
            }
          }
        }
        interpretation {
          chips {
            key
            kind
            label(language: $language)
          }
        }
        nearMisses {
          met {
            key
          }
          misses {
            kind
            text(language: $language)
          }
        }
        area {
          status
          city {
            key
          }
        }
        ...NearMisses_connection
        ...Notices_connection
        ...Understood_connection
        ...UnlistedFacts_connection
        ...useRelaxationOffers_connection
      }
    `,
    connection,
  );
  const { city, isNamed, words, query, near } = searched;
  const elsewhere = { ...state, text: words };
  const isEmpty = !near && (found.area.status === 'EMPTY' || found.area.status === 'UNKNOWN');
  const filtered = isFiltered(state) && !isEmpty; // an empty city has no results, even without filters
  const hasNear = found.nearMisses.length > 0;
  const unsure = hoursOnly(found);
  const unlistedDiets = hasNear ? [] : found.interpretation.chips.filter(({ key }) => isListable(key));
  const hasRelaxations = !isEmpty && found.relaxations.length > 0;
  const offers = useRelaxationOffers(found, state);
  const offerFor = (met: readonly string[]) =>
    offerOfGroup(
      offers,
      found.interpretation.chips,
      met,
      found.nearMisses.flatMap((near) => keysOf(near.met)),
    );
  const groups = unsure ? [] : (groupNearMisses(found.nearMisses, found.interpretation.chips) ?? []);
  const ofGroups = groups.map(({ places: [first] }) => offerFor(keysOf(first?.met ?? [])));
  // The offer of a group is not above the near misses: its button is next to the group's title, or the offer finds
  // only the places of this group. If the page's heading says that only the hours are unknown, and the only offer
  // finds just the listed near misses, the offer is not shown.
  const isWholeList = unsure !== null && found.relaxations.length === 1 && unsure.totalCount <= unsure.listed;
  const otherOffers = offers.filter((offer) => !ofGroups.includes(offer));
  return (
    <Frame>
      <Title tabIndex={-1} data-long={query.length > longQuery}>
        <FormattedMessage
          id={
            unsure
              ? 'search.hoursTitle'
              : !query
                ? 'search.noneTitleCity'
                : hasNear
                  ? 'search.closeTitle'
                  : (`search.noneTitle${filtered ? 'Filtered' : ''}${near ? 'Near' : ''}` satisfies MessageId)
          }
          values={{ count: unsure?.totalCount, query: <bdi>{query}</bdi>, city: <Unbroken>{city}</Unbroken> }}
        />
      </Title>
      <Understood
        connection={found}
        state={state}
        answered={state.text}
        onChange={onChange}
        showsFilters={hasRelaxations}
        hidesGuesses
      />
      <Notices connection={found} />
      {!unsure && <UnlistedFacts connection={found} state={state} />}
      {hasRelaxations && !isWholeList && otherOffers.length > 0 && (
        <Change>
          <NoResultsHint id={hint}>
            <FormattedMessage id={hasNear ? 'search.nearRelax' : 'search.noneRelax'} />
          </NoResultsHint>
          <Relaxations labelledBy={hint} offers={otherOffers} quiet={unsure !== null} onChange={onChange} />
        </Change>
      )}
      <NearMisses
        connection={found}
        viewer={viewer}
        showDistances={near}
        isOnly
        areOnlyHoursUnknown={unsure !== null}
        offerFor={offerFor}
        onChange={onChange}
      />
      {!hasRelaxations && (
        <NoResultsHint>
          <FormattedMessage
            id={
              isEmpty
                ? 'search.noneHere'
                : filtered
                  ? 'search.noneFilters'
                  : `search.none${unlistedDiets.length > 0 ? 'Diets' : 'Words'}`
            }
            values={{ city: <Unbroken>{city}</Unbroken>, diets: formatList(unlistedDiets.map(({ label }) => label)) }}
          />
        </NoResultsHint>
      )}
      {isEmpty ? (
        <FallbackBoundary>
          <Suspense>
            <EmptyCity state={elsewhere} searched={found.area.city?.key} isNamed={isNamed} onChange={onChange} />
          </Suspense>
        </FallbackBoundary>
      ) : (
        <>
          {!hasRelaxations && (
            <NoResultsAlternatives
              state={state}
              searched={searched}
              cityKey={found.area.city?.key}
              isFiltered={filtered}
              onChange={onChange}
            />
          )}
          <SomethingElse city={city} except={words} />
        </>
      )}
    </Frame>
  );
}

/** Whether a chip asks for a diet that a restaurant can list. If an allergy needs the diet, the diet must be listed. */
const isListable = (chipKey: string) => dietKeys.some((diet) => chipKey === `diet:${diet}`);
const keysOf = (chips: readonly { readonly key: string }[]) => chips.map(({ key }) => key);

const Frame = styled.div`
  --parts-wrap: wrap;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  justify-items: start;
  padding: 8px 0 40px;
  > p {
    max-width: 44rem;
  }
`;
const Change = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;
const Title = styled.h2`
  font-size: clamp(1.5rem, 1.3rem + 1.1vw, 2rem);
  overflow-wrap: anywhere;
  &[data-long='true'] {
    ${longHeading}
  }
`;
