import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { NearMisses_connection$key } from '../../__generated__/NearMisses_connection.graphql';
import type { NearMisses_viewer$key } from '../../__generated__/NearMisses_viewer.graphql';
import { SampleBadge } from '../../components/restaurant/card/SampleBadge';
import { RestaurantRow } from '../../components/restaurant/row/RestaurantRow';
import { chipWords } from './chipWords';
import { ResultList } from './ResultList';
import { type MissWords, sharedMisses } from './sharedMisses';

/**
 * Props of NearMisses. `showDistances`: shows the distances from the reader. `isOnly`: the search found no results, and
 * the heading above says so. `areToCall`: that heading says that only the hours are unknown, so only places that match
 * all other wishes are shown.
 */
export type NearMissesProps = {
  connection: NearMisses_connection$key;
  viewer: NearMisses_viewer$key;
  showDistances: boolean;
  isOnly?: boolean;
  areToCall?: boolean;
};

/** For each kind of fact that no restaurant may list: the kind of miss that says so. */
const unlistedMiss: Readonly<Record<string, string>> = {
  PRICE: 'PRICE_UNKNOWN',
  HOURS: 'HOURS_UNKNOWN',
  DIETARY: 'DIET_UNKNOWN',
};

/**
 * Restaurants that nearly match. Each row shows which wishes the restaurant matches, does not match or does not list.
 * If there are several restaurants, a wish that none of them matches is shown only once, above the rows, and a wish that
 * all of them match is not shown. Renders nothing if there are no near misses.
 */
export function NearMisses({ connection, viewer, showDistances, isOnly = false, areToCall = false }: NearMissesProps) {
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
  // If there are no results, a notice above already names the facts that nobody lists.
  const news = shared.filter(({ kind }) => !isOnly || !unlistedFacts.some((fact) => kind === unlistedMiss[fact]));
  const meets = (near: (typeof nearMisses)[number], key: string) => near.met.some((chip) => chip.key === key);
  const telling = interpretation.chips.filter(
    ({ key }) => nearMisses.length === 1 || !nearMisses.every((near) => meets(near, key)),
  );
  const listed = areToCall ? nearMisses.filter(({ misses }) => misses.length === 1) : nearMisses;
  return (
    <Frame aria-labelledby={title}>
      <Head>
        <h3 id={title}>
          <FormattedMessage id={areToCall ? 'search.nearToCall' : isOnly ? 'search.nearOnly' : 'search.nearTitle'} />
        </h3>
        {isOnly && nearMisses.some(({ node }) => node.isSample) && <SampleBadge />}
      </Head>
      {news.length > 0 && !areToCall && (
        <Hint>
          <FormattedMessage
            id={isOnly ? 'search.nearSharedOnly' : 'search.nearShared'}
            values={{ misses: news.map(({ text }) => text).join(' · ') }}
          />
        </Hint>
      )}
      {news.length === 0 && !isOnly && (
        <Hint>
          <FormattedMessage id="search.nearHint" />
        </Hint>
      )}
      <ResultList
        as="ul"
        data-calls={nearMisses.some(({ misses }) => misses.some(({ kind }) => kind === 'HOURS_UNKNOWN'))}
      >
        {listed.map((near) => (
          <li key={near.node.id}>
            <RestaurantRow
              restaurant={near.node}
              viewer={viewerData}
              because={
                <Marks
                  met={telling.filter(({ key }) => meets(near, key)).map((chip) => chipWords(intl, chip))}
                  misses={near.misses.filter(({ text }) => !shared.some((miss) => miss.text === text))}
                />
              }
              short={false}
              hidesStatus={near.misses.some(({ kind }) => kind === 'CLOSED')}
              distanceMeters={showDistances ? near.distanceMeters : null}
              heading="h4"
            />
          </li>
        ))}
      </ResultList>
    </Frame>
  );
}

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
`;
const Hint = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
  &::first-letter {
    text-transform: uppercase;
  }
`;
/** Props of Marks: the wishes that the restaurant matches, and those that it does not, without those shown above. */
type MarksProps = { met: readonly string[]; misses: readonly MissWords[] };

/** The wishes that this restaurant matches (✓), those about which nothing is listed (?), and those it contradicts (✕). */
function Marks({ met, misses }: MarksProps) {
  if (met.length + misses.length === 0) return null;
  return (
    <Line>
      {met.map((label) => (
        <Mark key={label} data-kind="met">
          <i aria-hidden>✓</i> <Words>{label}</Words>{' '}
        </Mark>
      ))}
      {misses.map(({ kind, text }) => {
        const isUnknown = kind.endsWith('_UNKNOWN');
        return (
          <Mark key={text} data-kind={isUnknown ? 'unknown' : 'missed'}>
            <i aria-hidden>{isUnknown ? '?' : '✕'}</i> <Words>{text}</Words>{' '}
          </Mark>
        );
      })}
    </Line>
  );
}
const Mark = styled.span`
  display: inline-block;
  margin-right: 10px;
  i {
    color: var(--ink-soft);
    font-style: normal;
    font-weight: 700;
  }
  &[data-kind='met'] i {
    color: var(--success);
  }
  &[data-kind='missed'] i {
    color: var(--accent-strong);
  }
`;
const Words = styled.span`
  display: inline-block;
  &::first-letter {
    text-transform: uppercase;
  }
`;
const Line = styled.p`
  color: var(--ink);
  font-size: 0.875rem;
  line-height: 1.35;
`;
