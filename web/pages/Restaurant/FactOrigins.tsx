import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { FactOrigins_restaurant$key } from '../../__generated__/FactOrigins_restaurant.graphql';
import type { MessageId } from '../../intl/messageIds';
import { Disclosure } from '../../ui/Disclosure';

/**
 * A `details` element that is closed at first. It lists each source with its date, license and facts. It also lists
 * each fact that Fuud derived, and the rule from which the fact follows.
 */
export function FactOrigins({ restaurant }: { restaurant: FactOrigins_restaurant$key }) {
  const { sources, provenance } = useFragment(
    graphql`
      fragment FactOrigins_restaurant on Restaurant {
        sources {
          attribution
          license
          fetchedAt
        }
        provenance {
          field
          rule
          source {
            attribution
          }
        }
      }
    `,
    restaurant,
  );
  const { formatMessage, formatDate, formatList, messages } = useIntl();
  // If a field has no message, the name of the field is shown.
  const word = (field: string) => {
    const id = `fact.${field}`;
    return id in messages ? formatMessage({ id: id as MessageId }) : field;
  };
  const factsOf = (attribution: string) =>
    provenance.filter(({ source }) => source?.attribution === attribution).map(({ field }) => word(field));
  const listed = new Map(sources.map((source) => [source.attribution, source]));
  const derived = provenance.filter(({ rule }) => rule !== null);
  return (
    <Origins title={<FormattedMessage id="restaurant.origins" />}>
      <dl>
        {[...listed.values()].map(({ attribution, license, fetchedAt }) => (
          <div key={attribution}>
            <dt>{attribution}</dt>
            {factsOf(attribution).length > 0 && <dd>{formatList(factsOf(attribution))}</dd>}
            <dd>
              <FormattedMessage
                id="restaurant.fetched"
                values={{
                  license: <span lang="en">{license}</span>,
                  date: formatDate(fetchedAt, { dateStyle: 'medium' }),
                }}
              />
            </dd>
          </div>
        ))}
        {derived.length > 0 && (
          <div>
            <dt>
              <FormattedMessage id="restaurant.derived" />
            </dt>
            {derived.map(({ field, rule }) => (
              <dd key={field}>
                <FormattedMessage
                  id="restaurant.derivedFact"
                  values={{ fact: word(field), rule: <span lang="en">{rule}</span> }}
                />
              </dd>
            ))}
          </div>
        )}
      </dl>
    </Origins>
  );
}

const Origins = styled(Disclosure)`
  max-width: 46rem;
  summary {
    text-decoration: underline;
    text-decoration-color: var(--line);
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
  &[open] > summary {
    color: var(--ink);
  }
  dl {
    display: grid;
    gap: 12px;
  }
  dt {
    color: var(--ink);
    font-weight: 620;
  }
  dd {
    margin: 0;
  }
`;
