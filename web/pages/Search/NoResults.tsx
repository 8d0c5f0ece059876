import { X } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { NearMisses_viewer$key } from '../../__generated__/NearMisses_viewer.graphql';
import type {
  NoResults_connection$data,
  NoResults_connection$key,
} from '../../__generated__/NoResults_connection.graphql';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import { isFiltered, noFilters } from '../../components/restaurant/filters/filters';
import { useActiveFilters } from '../../components/restaurant/filters/useActiveFilters';
import type { MessageId } from '../../intl/messageIds';
import { Button } from '../../ui/Button';
import { Unbroken } from '../../ui/Unbroken';
import { EmptyCity } from './EmptyCity';
import { Hint } from './Hint';
import { LookIn } from './LookIn';
import { longHeading } from './longHeading';
import { NearMisses } from './NearMisses';
import { Notices } from './Notices';
import { OtherCities } from './OtherCities';
import { Relaxations } from './Relaxations';
import { SomethingElse } from './SomethingElse';
import type { Searched } from './searched';
import { longQuery, type SearchState } from './searchState';
import { filterBy, moveTo } from './searchSteps';
import { Understood } from './Understood';
import { UnlistedFacts } from './UnlistedFacts';
import { Ways } from './Ways';

/** Props of NoResults. `searched`: what was searched; `onChange` gets the search that the reader chooses next. */
export type NoResultsProps = {
  connection: NoResults_connection$key;
  viewer: NearMisses_viewer$key;
  state: SearchState;
  searched: Searched;
  onChange: (next: SearchState) => void;
};

/**
 * Says that nothing was found and offers what to do next. First come the relaxations of the search, then the near
 * misses. If there are no relaxations, there are buttons that remove active filters or search in other cities. Example
 * cravings without the filters are below. For a city without restaurants, see EmptyCity.
 */
export function NoResults({ connection, viewer, state, searched, onChange }: NoResultsProps) {
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
        nearMisses {
          misses {
            kind
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
        ...Relaxations_connection
        ...Understood_connection
        ...UnlistedFacts_connection
      }
    `,
    connection,
  );
  const { formatMessage } = useIntl();
  const { city, isNamed, words, query, near } = searched;
  const elsewhere = { ...state, text: words };
  const isEmpty = !near && (found.area.status === 'EMPTY' || found.area.status === 'UNKNOWN');
  const filtered = isFiltered(state) && !isEmpty; // an empty city has no results, even without filters
  const filters = useActiveFilters(filtered ? state : noFilters);
  const hasNear = found.nearMisses.length > 0;
  const unsure = hoursOnly(found);
  const hasRelaxations = !isEmpty && found.relaxations.length > 0;
  // A relaxation that only leads to the places of the list below is not shown.
  const isWholeList = unsure !== null && found.relaxations.length === 1 && unsure.totalCount <= unsure.listed;
  return (
    <Frame>
      <Title data-long={query.length > longQuery}>
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
      {hasRelaxations && !isWholeList && (
        <Change>
          <Hint>
            <FormattedMessage id={hasNear ? 'search.nearRelax' : 'search.noneRelax'} />
          </Hint>
          <Relaxations connection={found} state={state} quiet={unsure !== null} onChange={onChange} />
        </Change>
      )}
      <NearMisses connection={found} viewer={viewer} showDistances={near} isOnly areToCall={unsure !== null} />
      {!hasRelaxations && (
        <Hint>
          <FormattedMessage
            id={isEmpty ? 'search.noneHere' : filtered ? 'search.noneFilters' : 'search.noneWords'}
            values={{ city: <Unbroken>{city}</Unbroken> }}
          />
        </Hint>
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
            <Ways>
              {filters.map(({ name, without }) => (
                <Button key={name} onClick={() => onChange(filterBy(state, without))}>
                  {formatMessage({ id: 'search.removeFilter' }, { filter: name })}
                  <X size={17} aria-hidden />
                </Button>
              ))}
              {filters.length > 1 && (
                <Button tone="primary" onClick={() => onChange(filterBy(state, noFilters))}>
                  <FormattedMessage id="search.clearAll" />
                </Button>
              )}
              {(near || !filtered) && (
                <FallbackBoundary>
                  <Suspense>
                    {near ? (
                      <LookIn state={moveTo(state, city)} onChange={onChange} />
                    ) : (
                      <OtherCities
                        state={elsewhere}
                        searched={found.area.city?.key}
                        isNamed={isNamed}
                        onChange={onChange}
                      />
                    )}
                  </Suspense>
                </FallbackBoundary>
              )}
            </Ways>
          )}
          <SomethingElse city={city} except={words} />
        </>
      )}
    </Frame>
  );
}

/**
 * If the hours of no near miss are known, and the first near miss matches all other wishes: how many places there are
 * without the wish for hours (`totalCount`), and how many near misses match all other wishes (`listed`). Otherwise null.
 */
function hoursOnly({ nearMisses, relaxations }: NoResults_connection$data) {
  const areUnknown = nearMisses.every(({ misses }) => misses.some(({ kind }) => kind === 'HOURS_UNKNOWN'));
  const listed = nearMisses.filter(({ misses }) => misses.length === 1).length;
  const withoutHours = relaxations.find(
    ({ parts: [part, ...others] }) => others.length === 0 && (part?.kind === 'HOURS' || part?.chip?.kind === 'OPEN_AT'),
  );
  return areUnknown && listed > 0 && withoutHours ? { totalCount: withoutHours.totalCount, listed } : null;
}

const Frame = styled.div`
  display: grid;
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
