import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { ExampleCravings } from './ExampleCravings';
import type { SearchState } from './searchState';

/** The content before the first search: an invitation, and links that search for example cravings. */
export function SearchWelcome({ state }: { state: SearchState }) {
  return (
    <section>
      <Title>
        <FormattedMessage id="search.emptyTitle" />
      </Title>
      <Text>
        <FormattedMessage id="search.emptyText" />
      </Text>
      <ExampleCravings state={state} />
    </section>
  );
}

const Title = styled.h2`
  font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem);
`;
const Text = styled.p`
  margin-top: 0.4rem;
  color: var(--ink-soft);
  font-size: 1.0625rem;
`;
