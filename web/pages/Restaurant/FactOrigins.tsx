import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { FactOrigins_restaurant$key } from '../../__generated__/FactOrigins_restaurant.graphql';
import type { MessageId } from '../../intl/messageIds';

/** The source of each fact, when there are several sources, and the facts that we derived, with the rule for each. */
export function FactOrigins({ restaurant }: { restaurant: FactOrigins_restaurant$key }) {
  const { provenance } = useFragment(
    graphql`
      fragment FactOrigins_restaurant on Restaurant {
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
  const { formatMessage, formatList, messages } = useIntl();
  // An unknown fact shows its field name.
  const word = (field: string) => {
    const id = `fact.${field}`;
    return id in messages ? formatMessage({ id: id as MessageId }) : field;
  };
  const fieldsBySource = new Map<string, string[]>();
  for (const { field, source } of provenance) {
    if (source)
      fieldsBySource.set(source.attribution, [...(fieldsBySource.get(source.attribution) ?? []), word(field)]);
  }
  const derived = provenance.filter(({ rule }) => rule !== null);
  if (fieldsBySource.size < 2 && derived.length === 0) return null; // the line above names the only source
  return (
    <Origins>
      <summary>
        <FormattedMessage id="restaurant.origins" />
      </summary>
      <dl>
        {[...fieldsBySource].map(([attribution, fields]) => (
          <div key={attribution}>
            <dt>{attribution}</dt>
            <dd>{formatList(fields)}</dd>
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

const Origins = styled.details`
  max-width: 46rem;
  summary {
    width: fit-content;
    padding: 12px 0;
    cursor: pointer;
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
