import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { UnratedFindsQuery } from '../../__generated__/UnratedFindsQuery.graphql';
import { useLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { FindsStrip, type FindsStripProps } from './FindsStrip';

/**
 * The number of restaurants on the first page of the deck. The deck is above this carousel, and the carousel leaves
 * these restaurants out if enough other restaurants remain.
 */
const shownAbove = 10;

/**
 * Props of UnratedFinds; `except`: the ids of restaurants to leave out; `known`: restaurants of the city, which are
 * shown if the deck has none; `most`: how many are shown at most.
 */
export type UnratedFindsProps = {
  city: string;
  except: readonly (string | null)[];
  known: FindsStripProps['edges'];
  most: number;
};

/**
 * The carousel "Top Finds" for a city that has too few well rated restaurants. It has the order of a deck, in which
 * restaurants with few known facts come later. A member's deck has no restaurant of the diary. If the city has no other
 * restaurants than those to leave out, they are shown nevertheless. Suspends while the restaurants load.
 */
export function UnratedFinds({ city, except, known, most }: UnratedFindsProps) {
  const language = graphLanguage(useLanguage());
  const { formatMessage } = useIntl();
  const { viewer, discoverDeck } = useLazyLoadQuery<UnratedFindsQuery>(
    graphql`
      query UnratedFindsQuery($area: AreaInput!, $language: Language!) {
        viewer {
          ...FindSlide_viewer
        }
        discoverDeck(area: $area, first: 40) @required(action: THROW) {
          edges {
            node {
              id
              name
              ...FindSlide_restaurant
            }
          }
        }
      }
    `,
    { area: { city }, language },
  );
  const { edges } = discoverDeck;
  const below = edges.length < shownAbove + most ? edges : edges.slice(shownAbove);
  const others = below.filter(({ node: { id } }) => !except.includes(id));
  const shown = ([others, edges, known].find(({ length }) => length > 0) ?? []).slice(0, most);
  return (
    <FindsStrip
      title={formatMessage({ id: 'search.topFinds' })}
      basis={
        <FormattedMessage
          id={shown.length > 0 ? 'discover.basis.topUnrated' : 'discover.basis.noTop'}
          values={{ city: <bdi>{city}</bdi> }}
        />
      }
      edges={shown}
      viewer={viewer}
      plays
    />
  );
}
