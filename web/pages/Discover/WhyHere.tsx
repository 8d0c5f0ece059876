import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { WhyHere_edge$key } from '../../__generated__/WhyHere_edge.graphql';

/** The kinds of reason whose text is a word or two. Only these are shown as liked things. */
const likable = new Set(['CUISINE', 'DISH', 'DIETARY', 'FEATURE']);
/** At most this many liked things are shown. */
const mostLiked = 2;

/**
 * Why a card is in the deck: the restaurant's insight or description, and what the member likes about it. Renders
 * nothing when both are unknown.
 */
export function WhyHere({ edge }: { edge: WhyHere_edge$key }) {
  const { reasons, node } = useFragment(
    graphql`
      fragment WhyHere_edge on DiscoverDeckEdge {
        reasons {
          field
          text
          label(language: $language)
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
  const summary = node.insight ?? node.description;
  const likes = reasons.filter(({ field }) => likable.has(field)).map(({ label, text }) => label ?? text);
  const liked = [...new Set(likes)].slice(0, mostLiked);
  return (
    <>
      {summary && <Line>{summary}</Line>}
      {liked.length > 0 && (
        <Liked>
          <FormattedMessage id="discover.liked" values={{ things: formatList(liked, { style: 'narrow' }) }} />
        </Liked>
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
`;
const Liked = styled.p`
  color: var(--ink-soft);
  font-size: 0.875rem;
`;
