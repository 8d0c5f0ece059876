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
  const parts = reasons
    .slice(0, shownAtMost)
    .flatMap(({ field, text }) =>
      field === '%future added value' ? [] : [intl.formatMessage({ id: `card.because.${field}` }, { text })],
    );
  if (parts.length === 0) return null;
  return (
    <Line>{intl.formatMessage({ id: 'card.because' }, { reasons: intl.formatList(parts, { type: 'unit' }) })}</Line>
  );
}

const Line = styled.p`
  color: var(--ink-soft);
  font-family: var(--serif);
  font-size: 0.9375rem;
  line-height: 1.35;
`;
