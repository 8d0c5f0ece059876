import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { NearMisses_connection$key } from '../../__generated__/NearMisses_connection.graphql';
import type { NearMisses_viewer$key } from '../../__generated__/NearMisses_viewer.graphql';
import { RestaurantRow } from '../../components/restaurant/row/RestaurantRow';
import { ResultList } from './ResultList';
import { sharedMisses } from './sharedMisses';

/**
 * Props of NearMisses. `showDistances`: shows the distances from the reader. `isOnly`: the search found no results, and
 * the heading above says so.
 */
export type NearMissesProps = {
  connection: NearMisses_connection$key;
  viewer: NearMisses_viewer$key;
  showDistances: boolean;
  isOnly?: boolean;
};

/**
 * Restaurants that nearly match. Each row shows which wishes the restaurant does not match or does not list. If there
 * are several restaurants, a wish that none of them matches is shown only once, above the rows. Renders nothing if
 * there are no near misses.
 */
export function NearMisses({ connection, viewer, showDistances, isOnly = false }: NearMissesProps) {
  const { nearMisses } = useFragment(
    graphql`
      fragment NearMisses_connection on RestaurantSearchConnection {
        nearMisses {
          distanceMeters
          node {
            id
            ...RestaurantRow_restaurant
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
  if (nearMisses.length === 0) return null;
  const shared = sharedMisses(nearMisses);
  return (
    <Frame aria-labelledby={title}>
      <h3 id={title}>
        <FormattedMessage id={isOnly ? 'search.nearOnly' : 'search.nearTitle'} />
      </h3>
      <Hint>
        {shared.length > 0 ? (
          <FormattedMessage
            id={isOnly ? 'search.nearSharedOnly' : 'search.nearShared'}
            values={{ misses: shared.join(' · ') }}
          />
        ) : (
          <FormattedMessage id={isOnly ? 'search.nearHintOnly' : 'search.nearHint'} />
        )}
      </Hint>
      <ResultList
        as="ul"
        data-calls={nearMisses.some(({ misses }) => misses.some(({ kind }) => kind === 'HOURS_UNKNOWN'))}
      >
        {nearMisses.map(({ node, distanceMeters, misses }) => (
          <li key={node.id}>
            <RestaurantRow
              restaurant={node}
              viewer={viewerData}
              because={<Misses texts={misses.map(({ text }) => text).filter((text) => !shared.includes(text))} />}
              short={false}
              hidesOpen={misses.some(({ kind }) => kind === 'CLOSED')}
              distanceMeters={showDistances ? distanceMeters : null}
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
const Hint = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
  &::first-letter {
    text-transform: uppercase;
  }
`;
/** The wishes that this restaurant does not match, without the wishes in the line above the rows. */
function Misses({ texts }: { texts: readonly string[] }) {
  const { formatList } = useIntl();
  if (texts.length === 0) return null;
  return <Line>{formatList(texts, { type: 'unit', style: 'short' })}</Line>;
}
const Line = styled.p`
  color: var(--ink);
  font-size: 0.875rem;
  line-height: 1.35;
  &::first-letter {
    text-transform: uppercase;
  }
`;
