import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import type { GraphQLTaggedNode, Variables } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { Toasts } from '../app/Toasts';
import type { ViewerKind } from '../device/viewerKind';
import english from '../intl/messages/en.json';
import englishNotices from '../intl/notices/en.json';
import { SessionProvider } from '../session/SessionProvider';
import { loadToastArea } from '../ui/Toast';

const messages = { ...english, ...englishNotices };

beforeAll(loadToastArea);

type MockResolvers = Parameters<typeof MockPayloadGenerator.generate>[1];
type MockEnvironment = ReturnType<typeof createMockEnvironment>;

/** The options of renderWithRelay. */
export type RenderWithRelayOptions = {
  /** Answers the first operation; a field without a resolver gets an invented value. Default: no answer. */
  resolvers?: MockResolvers;
  /** A query that was sent before the page mounted. Not needed if `ui` calls the load function. */
  query?: GraphQLTaggedNode;
  variables?: Variables;
  /** The address of the page, default "/". */
  at?: string;
  /** The kind of viewer, default a guest. */
  viewer?: ViewerKind;
  /** Uses a data router, like the app. Components that call useBlocker need it. */
  dataRouter?: boolean;
};

/**
 * Renders a component as in the app: with English texts and notices, a session, a router, toasts and a mock Relay
 * environment. A page gets `loaded` from its load function:
 * `renderWithRelay((environment) => <P loaded={loadP({ environment, ... })} />)`.
 * Returns Testing Library's result and `environment`; `environment.mock` resolves or rejects later operations.
 */
export function renderWithRelay(
  ui: ReactNode | ((environment: MockEnvironment) => ReactNode),
  options: RenderWithRelayOptions = {},
) {
  const { resolvers, query, variables = {}, at = '/', viewer = 'GUEST', dataRouter = false } = options;
  const environment = createMockEnvironment();
  if (resolvers) {
    environment.mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation, resolvers));
  }
  if (query) environment.mock.queuePendingOperation(query, variables);
  const part = typeof ui === 'function' ? ui(environment) : ui;
  const toasted = <Toasts>{part}</Toasts>;
  const router = dataRouter && createMemoryRouter([{ path: '*', element: toasted }], { initialEntries: [at] });
  const result = render(
    <IntlProvider locale="en" messages={messages}>
      <SessionProvider viewer={viewer}>
        <RelayEnvironmentProvider environment={environment}>
          {router ? <RouterProvider router={router} /> : <MemoryRouter initialEntries={[at]}>{toasted}</MemoryRouter>}
        </RelayEnvironmentProvider>
      </SessionProvider>
    </IntlProvider>,
  );
  return { ...result, environment };
}
