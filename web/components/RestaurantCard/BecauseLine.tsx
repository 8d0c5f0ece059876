import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { BecauseLine_edge$key } from '../../__generated__/BecauseLine_edge.graphql';

const shownAtMost = 3;

/** Why a result was found: only what matched, such as "Matches: dish Margherita pizza". Nothing when nothing is said. */
export function BecauseLine({ edge }: { edge: BecauseLine_edge$key }) {
  const { reasons } = useFragment(
    graphql`
      fragment BecauseLine_edge on RestaurantSearchEdge {
        reasons {
          field
          text
        }
      }
    `,
    edge,
  );
  const intl = useIntl();
  const known = reasons.filter(({ field }) => field !== '%future added value').slice(0, shownAtMost);
  if (known.length === 0) return null;
  const parts = known.map(({ field, text }) => intl.formatMessage({ id: `card.because.${field}` }, { text }));
  return (
    <Line>{intl.formatMessage({ id: 'card.because' }, { reasons: intl.formatList(parts, { type: 'unit' }) })}</Line>
  );
}

const Line = styled.p`
  color: var(--ink-soft);
  font-family: var(--serif);
  font-size: 0.9375rem;
  font-style: normal;
  line-height: 1.35;
`;
