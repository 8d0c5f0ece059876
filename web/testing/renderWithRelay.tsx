import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { MemoryRouter } from 'react-router-dom';
import type { GraphQLTaggedNode, Variables } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { Toasts } from '../components/Toasts';
import english from '../intl/messages/en.json';

type MockResolvers = Parameters<typeof MockPayloadGenerator.generate>[1];

/** How renderWithRelay sets the stage. */
export type RenderWithRelayOptions = {
  /** Answers for the preloaded query; a field not mentioned gets a made-up value. Absent: the query stays pending. */
  resolvers?: MockResolvers;
  /** A query that is already under way when the page mounts, as the route table starts it. */
  query?: GraphQLTaggedNode;
  variables?: Variables;
  /** The address the page is at, default "/". */
  at?: string;
};

/**
 * Renders a part as the app would: English, a router, toasts and a mock Relay environment. Answers Testing Library's
 * result and `environment` (resolve or reject later operations with `environment.mock`).
 */
export function renderWithRelay(ui: ReactNode, options: RenderWithRelayOptions = {}) {
  const { resolvers, query, variables = {}, at = '/' } = options;
  const environment = createMockEnvironment();
  if (query && resolvers) {
    environment.mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation, resolvers));
    environment.mock.queuePendingOperation(query, variables);
  }
  const result = render(
    <IntlProvider locale="en" messages={english}>
      <RelayEnvironmentProvider environment={environment}>
        <MemoryRouter initialEntries={[at]}>
          <Toasts>{ui}</Toasts>
        </MemoryRouter>
      </RelayEnvironmentProvider>
    </IntlProvider>,
  );
  return { ...result, environment };
}
