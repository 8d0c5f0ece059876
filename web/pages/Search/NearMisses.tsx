import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { NearMisses_connection$key } from '../../__generated__/NearMisses_connection.graphql';
import type { NearMisses_viewer$key } from '../../__generated__/NearMisses_viewer.graphql';
import { SampleBadge } from '../../components/restaurant/card/SampleBadge';
import { RestaurantRow } from '../../components/restaurant/row/RestaurantRow';
import { chipWords } from './chipWords';
import { groupNearMisses } from './groupNearMisses';
import { NearMissMarks } from './NearMissMarks';
import { NearMissTitle } from './NearMissTitle';
import { ResultList } from './ResultList';
import type { SearchState } from './searchState';
import { type MissWords, sharedMisses } from './sharedMisses';
import type { RelaxationOffer } from './useRelaxationOffers';

/**
 * Props of NearMisses. `showDistances`: shows the distances from the user. `isOnly`: the search found no results.
 * `areOnlyHoursUnknown`: the page's heading says that only the hours are unknown; restaurants that miss a second wish
 * are hidden. `offerFor` returns the search that finds all restaurants that meet the given wishes (keys of chips).
 * `onChange` gets this search after a press.
 */
export type NearMissesProps = {
  connection: NearMisses_connection$key;
  viewer: NearMisses_viewer$key;
  showDistances: boolean;
  isOnly?: boolean;
  areOnlyHoursUnknown?: boolean;
  offerFor?: (met: readonly string[]) => RelaxationOffer | undefined;
  onChange?: (next: SearchState) => void;
};

/** For each kind of fact in `unlistedFacts`: the kind of miss that a restaurant without this fact has. */
const unlistedMiss: Readonly<Record<string, string>> = {
  PRICE: 'PRICE_UNKNOWN',
  HOURS: 'HOURS_UNKNOWN',
  DIETARY: 'DIET_UNKNOWN',
};

/**
 * Restaurants that nearly match, in two or three groups by the wishes that they match, or else in one list. Each row
 * shows the wishes that the restaurant misses. A wish also counts as missed if the facts for it are unknown. If the
 * list or a group has several restaurants, a wish that all of them miss is named above the rows, not in them. Without
 * groups, a row also shows the wishes that its restaurant matches. Wishes that all rows match are left out if there are
 * several rows, or if `areOnlyHoursUnknown` is true. If `offerFor` returns a search that finds more restaurants than a
 * group has, the group has a button for this search and shows at most four restaurants. Renders nothing if there are no
 * near misses.
 */
export function NearMisses(props: NearMissesProps) {
  const { connection, viewer, showDistances, isOnly = false, areOnlyHoursUnknown = false, offerFor, onChange } = props;
  const { interpretation, nearMisses, unlistedFacts } = useFragment(
    graphql`
      fragment NearMisses_connection on RestaurantSearchConnection {
        unlistedFacts
        interpretation {
          chips {
            key
            kind
            label(language: $language)
          }
        }
        nearMisses {
          distanceMeters
          node {
            id
            isSample
            ...RestaurantRow_restaurant
          }
          met {
            key
          }
          misses {
            kind
            text(language: $language)
          }
        }
      }
    `,
    connection,
  );
  const viewerData = useFragment(
    graphql`
      fragment NearMisses_viewer on Viewer {
        ...RestaurantRow_viewer
      }
    `,
    viewer,
  );
  const title = useId();
  const intl = useIntl();
  if (nearMisses.length === 0) return null;
  const shared = sharedMisses(nearMisses);
  // If there are no results, a notice or the heading above already names the kinds of facts that no restaurant lists.
  const isNoticed = ({ kind }: MissWords) => isOnly && unlistedFacts.some((fact) => kind === unlistedMiss[fact]);
  const unnoticedMisses = shared.filter((miss) => !isNoticed(miss));
  const meets = (near: (typeof nearMisses)[number], key: string) => near.met.some((chip) => chip.key === key);
  const listed = areOnlyHoursUnknown ? nearMisses.filter(({ misses }) => misses.length === 1) : nearMisses;
  const isWorthShowing = ({ key }: { key: string }) =>
    listed.length === 1 ? !areOnlyHoursUnknown : !listed.every((near) => meets(near, key));
  // Requested times, except "now". A row that names a requested time does not show whether the restaurant is open now.
  const times = interpretation.chips
    .filter(({ kind, key }) => kind === 'OPEN_AT' && key !== 'open:now')
    .filter(isWorthShowing);
  const groups = areOnlyHoursUnknown ? null : groupNearMisses(nearMisses, interpretation.chips);
  const wordsOf = (keys: readonly string[]) =>
    interpretation.chips.filter(({ key }) => keys.includes(key)).map((chip) => chipWords(intl, chip));
  const rowsOf = (places: typeof nearMisses, known: readonly MissWords[]) =>
    places.map((near) => {
      const misses = missesNotIn(near.misses, known).filter((miss) => !isNoticed(miss));
      const saysTime =
        misses.some(({ kind }) => kind === 'CLOSED') || (!groups && times.some(({ key }) => meets(near, key)));
      const met = groups ? [] : wordsOf(near.met.filter(isWorthShowing).map(({ key }) => key));
      return (
        <li key={near.node.id}>
          <RestaurantRow
            restaurant={near.node}
            viewer={viewerData}
            because={<NearMissMarks met={met} misses={misses} />}
            short={false}
            hidesStatus={saysTime}
            distanceMeters={showDistances ? near.distanceMeters : null}
            heading={groups ? 'h5' : 'h4'}
          />
        </li>
      );
    });
  const data = { 'data-calls': nearMisses.some(({ misses }) => misses.some(({ kind }) => kind === 'HOURS_UNKNOWN')) };
  const titleId = isOnly ? 'search.nearOnly' : 'search.nearTitle';
  return (
    <Frame aria-labelledby={title}>
      <Head>
        <h3 id={title}>
          <FormattedMessage id={areOnlyHoursUnknown ? 'search.nearToCall' : titleId} />
        </h3>
        {isOnly && nearMisses.some(({ node }) => node.isSample) && <SampleBadge />}
      </Head>
      {unnoticedMisses.length > 0 && !areOnlyHoursUnknown && (
        <Hint>
          <FormattedMessage
            id={isOnly ? 'search.nearSharedOnly' : 'search.nearShared'}
            values={{ misses: unnoticedMisses.map(({ text }) => text).join(' · ') }}
          />
        </Hint>
      )}
      {unnoticedMisses.length === 0 && !isOnly && (
        <Hint>
          <FormattedMessage id="search.nearHint" />
        </Hint>
      )}
      {groups ? (
        groups.map(({ met, shared: ofGroup, places }, index) => {
          const offer = offerFor?.(places[0]?.met.map(({ key }) => key) ?? []);
          const isShortened = offer !== undefined && offer.totalCount > places.length;
          const few = isShortened ? places.slice(0, fewOf(places.length)) : places;
          return (
            <Group key={met.join()}>
              <NearMissTitle
                id={`${title}-${index}`}
                words={wordsOf(met)}
                misses={missesNotIn(ofGroup, shared)}
                offer={isShortened ? offer : undefined}
                onChange={onChange}
              />
              <ResultList as="ul" aria-labelledby={`${title}-${index}`} {...data}>
                {rowsOf(few, [...shared, ...ofGroup])}
              </ResultList>
            </Group>
          );
        })
      ) : (
        <ResultList as="ul" {...data}>
          {rowsOf(listed, shared)}
        </ResultList>
      )}
    </Frame>
  );
}

/**
 * How many restaurants a group shows if a button leads to more restaurants: two or four, so that two columns are full
 * and the list is short. If the group has a single restaurant, the number is one.
 */
const fewOf = (count: number) => Math.min(4, count - (count % 2)) || 1;

/** The misses that are not in `shown`, compared by their texts. */
const missesNotIn = (misses: readonly MissWords[], shown: readonly MissWords[]) =>
  misses.filter(({ text }) => !shown.some((miss) => miss.text === text));

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  width: 100%;
  margin-top: 8px;
  h3 {
    font-size: clamp(1.25rem, 1.1rem + 0.8vw, 1.625rem);
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-bottom: 4px;
`;
const Hint = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
  &::first-letter {
    text-transform: uppercase;
  }
`;
const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  &:not(:last-child) {
    margin-bottom: 12px;
  }
`;
