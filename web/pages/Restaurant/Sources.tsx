import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { Sources_restaurant$key } from '../../__generated__/Sources_restaurant.graphql';
import { MaybeLink } from '../../components/restaurant/facts/MaybeLink';
import { FactOrigins } from './FactOrigins';

/** The sources of the facts, with date and licence; an invented restaurant says that it is invented. */
export function Sources({ restaurant }: { restaurant: Sources_restaurant$key }) {
  const place = useFragment(
    graphql`
      fragment Sources_restaurant on Restaurant {
        isSample
        sources {
          key
          sourceId
          attribution
          attributionUrl
          license
          fetchedAt
        }
        ...FactOrigins_restaurant
      }
    `,
    restaurant,
  );
  const { formatDate } = useIntl();
  const { isSample, sources } = place;
  if (!isSample && sources.length === 0) return null;
  return (
    <Foot>
      {isSample ? (
        <p>
          <FormattedMessage id="restaurant.sampleSource" />
        </p>
      ) : (
        sources.map(({ key, sourceId, attribution, attributionUrl, license, fetchedAt }) => (
          <p key={`${key} ${sourceId}`}>
            <FormattedMessage
              id="restaurant.source"
              values={{
                attribution: <MaybeLink to={attributionUrl}>{attribution}</MaybeLink>,
                licence: license,
                date: formatDate(fetchedAt, { dateStyle: 'medium' }),
              }}
            />
          </p>
        ))
      )}
      {!isSample && <FactOrigins restaurant={place} />}
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
