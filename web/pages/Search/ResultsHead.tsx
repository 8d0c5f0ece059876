import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { ResultsHead_connection$key } from '../../__generated__/ResultsHead_connection.graphql';
import { Unbroken } from '../../ui/Unbroken';
import { longHeading } from './longHeading';
import { headingId, type Searched } from './searched';
import { longQuery, type SearchState } from './searchState';
import { Understood } from './Understood';

/**
 * Props of ResultsHead. `ref`: the heading, which can take the focus; `searched`: what the heading names. For `state`
 * and `wanted`, see SearchResults.
 */
export type ResultsHeadProps = {
  ref: Ref<HTMLHeadingElement>;
  connection: ResultsHead_connection$key;
  state: SearchState;
  wanted: SearchState;
  searched: Searched;
  onChange: (next: SearchState) => void;
};

/** The heading of the results, which names the search. After it, Understood shows how the words were understood. */
export function ResultsHead({ ref, connection, state, wanted, searched, onChange }: ResultsHeadProps) {
  const found = useFragment(
    graphql`
      fragment ResultsHead_connection on RestaurantSearchConnection {
        ...Understood_connection
      }
    `,
    connection,
  );
  return (
    <Head>
      <Heading ref={ref} tabIndex={-1} data-long={searched.query.length > longQuery}>
        <FormattedMessage
          id={headingId(searched)}
          values={{ city: <Unbroken>{searched.city}</Unbroken>, query: <bdi>{searched.query}</bdi> }}
        />
      </Heading>
      <Understood connection={found} state={wanted} answered={state.text} onChange={onChange} showsFilters />
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 8px 20px;
`;
const Heading = styled.h2`
  font-size: clamp(1.375rem, 1.1rem + 1.2vw, 1.75rem);
  line-height: 1.15;
  overflow-wrap: anywhere;
  &[data-long='true'] {
    max-width: 50rem;
    ${longHeading}
  }
  &:focus-visible {
    outline: none;
  }
`;
