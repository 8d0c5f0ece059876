import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { WhyHere_edge$key } from '../../__generated__/WhyHere_edge.graphql';
import { useCity } from '../../device/city';
import { landscape } from './landscape';

/** The kinds of reasons whose text is a short name, such as a dish. Only these reasons are shown as liked things. */
const likable = new Set(['CUISINE', 'DISH', 'DIETARY', 'FEATURE']);
/** At most this many liked things are shown. */
const mostLiked = 2;

/** Props of WhyHere; `isAroundUser`: the deck's area is around the user. */
export type WhyHereProps = { edge: WhyHere_edge$key; isAroundUser: boolean };

/**
 * Why a card is in the deck: the restaurant's insight or description, or else how rare its cuisine is in the deck's
 * area. A second line shows what the member likes about the restaurant. Renders nothing when all of this is unknown.
 */
export function WhyHere({ edge, isAroundUser }: WhyHereProps) {
  const { reasons, rarity, node } = useFragment(
    graphql`
      fragment WhyHere_edge on DiscoverDeckEdge {
        reasons {
          field
          text
          label(language: $language)
        }
        rarity {
          cuisine {
            label(language: $language)
          }
          count
        }
        node {
          insight
          description
        }
      }
    `,
    edge,
  );
  const { formatList } = useIntl();
  const city = useCity().split(',')[0];
  const summary = node.insight ?? node.description;
  const likes = reasons.filter(({ field }) => likable.has(field)).map(({ label, text }) => label ?? text);
  const liked = [...new Set(likes)].slice(0, mostLiked);
  return (
    <>
      {summary && <Line lang="en">{summary}</Line>}
      {!summary && rarity && (
        <Line>
          <FormattedMessage
            id={isAroundUser ? 'discover.rarity.near' : 'discover.rarity'}
            values={{
              cuisine: rarity.cuisine.label,
              count: rarity.count,
              where: city,
            }}
          />
        </Line>
      )}
      {liked.length > 0 && (
        <Soft>
          <FormattedMessage id="discover.liked" values={{ things: formatList(liked, { style: 'narrow' }) }} />
        </Soft>
      )}
    </>
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
  &:has(+ p) {
    -webkit-line-clamp: 3;
  }
  ${landscape} {
    font-size: var(--deck-lead, 1.1875rem);
  }
`;
const Soft = styled.p`
  color: var(--ink-soft);
  font-size: 0.875rem;
`;
