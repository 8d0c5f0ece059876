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

/** How renderWithRelay sets the stage. */
export type RenderWithRelayOptions = {
  /** Answers for the first operation; a field not mentioned gets a made-up value. Absent: operations stay pending. */
  resolvers?: MockResolvers;
  /** A query that was already under way before the page mounted. Not needed when `ui` calls the load function itself. */
  query?: GraphQLTaggedNode;
  variables?: Variables;
  /** The address the page is at, default "/". */
  at?: string;
  /** Who is here, default a guest. */
  viewer?: ViewerKind;
  /** Whether the router is one of the kind the app has, for parts that can keep it from leaving the page. */
  dataRouter?: boolean;
};

/**
 * Renders a part as the app would: English with the notices, a session, a router, toasts and a mock Relay environment.
 * A page takes its references from its load function:
 * `renderWithRelay((environment) => <P loaded={loadP({ environment, ... })} />)`.
 * Answers Testing Library's result and `environment` (resolve or reject later operations with `environment.mock`).
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
