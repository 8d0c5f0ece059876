import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { Sources_restaurant$key } from '../../__generated__/Sources_restaurant.graphql';
import { MaybeLink } from '../../components/restaurant/facts/MaybeLink';
import { FactOrigins } from './FactOrigins';

/**
 * One line that names the sources of the facts, each as a link if the source has a page. FactOrigins below has the
 * dates and licenses. For an invented restaurant, the line says only that the restaurant is invented.
 */
export function Sources({ restaurant }: { restaurant: Sources_restaurant$key }) {
  const place = useFragment(
    graphql`
      fragment Sources_restaurant on Restaurant {
        isSample
        sources {
          attribution
          attributionUrl
        }
        ...FactOrigins_restaurant
      }
    `,
    restaurant,
  );
  const { formatList } = useIntl();
  const { isSample, sources } = place;
  if (isSample) {
    return (
      <Foot>
        <p>
          <FormattedMessage id="restaurant.sampleSource" />
        </p>
      </Foot>
    );
  }
  if (sources.length === 0) return null;
  const named = new Map(sources.map(({ attribution, attributionUrl }) => [attribution, attributionUrl]));
  const names = [...named].map(([attribution, attributionUrl]) => (
    <MaybeLink key={attribution} to={attributionUrl}>
      {attribution}
    </MaybeLink>
  ));
  return (
    <Foot>
      <p>
        <FormattedMessage id="restaurant.source" values={{ sources: formatList(names) }} />
      </p>
      <FactOrigins restaurant={place} />
    </Foot>
  );
}

const Foot = styled.footer`
  margin-top: 56px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  color: var(--ink-soft);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;
