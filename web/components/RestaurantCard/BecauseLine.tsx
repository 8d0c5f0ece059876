import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { BecauseLine_edge$key } from '../../__generated__/BecauseLine_edge.graphql';
import { tellingReasons } from './tellingReasons';

/** Why a result was found: the most telling of what matched, such as "Matches: dish Margherita pizza", in two lines. */
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
  const parts = tellingReasons(reasons).map(({ field, text }) =>
    intl.formatMessage({ id: `card.because.${field}` }, { text }),
  );
  if (parts.length === 0) return null;
  return (
    <Line>{intl.formatMessage({ id: 'card.because' }, { reasons: intl.formatList(parts, { style: 'narrow' }) })}</Line>
  );
}

const Line = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--ink-soft);
  font-family: var(--serif);
  font-size: 0.9375rem;
  line-height: 1.35;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
