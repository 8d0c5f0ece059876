import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { WhyWeRecommend_restaurant$key } from '../../__generated__/WhyWeRecommend_restaurant.graphql';
import { Section } from './Section';

/**
 * The insight about the restaurant in large type. An insight that the catalogue composed ends with a sentence that
 * lists the kinds of facts used. This sentence is in small type. Renders nothing when there is no insight.
 */
export function WhyWeRecommend({ restaurant }: { restaurant: WhyWeRecommend_restaurant$key }) {
  const { insight } = useFragment(
    graphql`
      fragment WhyWeRecommend_restaurant on Restaurant {
        insight
      }
    `,
    restaurant,
  );
  if (!insight) return null;
  const [lead, origin] = insight.split(/ (?=From: )/);
  return (
    <Section title={<FormattedMessage id="restaurant.why" />}>
      <Lead lang="en">{lead}</Lead>
      {origin && <Origin lang="en">{origin}</Origin>}
    </Section>
  );
}

const Lead = styled.p`
  font-family: var(--serif);
  font-size: clamp(1.2rem, 1.1rem + 0.5vw, 1.45rem);
  line-height: 1.35;
  letter-spacing: -0.01em;
  white-space: pre-line;
`;
const Origin = styled.p`
  margin-top: 8px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
