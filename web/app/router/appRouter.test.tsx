import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { reloadPage } from '../../device/address';
import english from '../../intl/messages/en.json';
import { usePageTitle } from '../../pages/usePageTitle';
import { RequestError } from '../../relay/RequestError';
import { SessionProvider } from '../../session/SessionProvider';
import type { AppRoute } from '../routes';
import { toRouteObjects } from './appRouter';
import { PageNotFound } from './PageNotFound';

jest.mock('../../device/address', () => ({ reloadPage: jest.fn(), leaveTo: jest.fn() }));

const codeIsMissing = 'Failed to fetch dynamically imported module: /x.js';
let isCodeThere = false;
let thrown: Error | undefined;
const dispose = jest.fn();

function GoodPage({ loaded }: { loaded: unknown }) {
  usePageTitle('Good');
  return (
    <>
      <h1>{`good ${(loaded as { seen: string }).seen}`}</h1>
      <Link to="/good/2?q=b">second</Link>
      <Link to="/bad">to bad</Link>
    </>
  );
}

function BadPage() {
  if (thrown) throw thrown;
  return <h1>better now</h1>;
}

const table: AppRoute[] = [
  {
    path: '/good/:id',
    load: async () => (request) => ({
      seen: `${request.params.id} ${request.url.searchParams.get('q')}`,
      query: { dispose: () => dispose(request.params.id) },
    }),
    page: async () => GoodPage,
  },
  { path: '/bad', load: async () => () => ({}), page: async () => BadPage },
  {
    path: '/gone',
    load: async () => () => ({}),
    page: () => (isCodeThere ? Promise.resolve(BadPage) : Promise.reject(new TypeError(codeIsMissing))),
  },
];

async function open(path: string) {
  window.scrollTo = jest.fn();
  const environment = createMockEnvironment();
  const router = createMemoryRouter(toRouteObjects(table, environment), { initialEntries: [path] });
  await act(async () => {
    render(
      <IntlProvider locale="en" messages={english}>
        <SessionProvider viewer="MEMBER">
          <RelayEnvironmentProvider environment={environment}>
            <RouterProvider router={router} />
          </RelayEnvironmentProvider>
        </SessionProvider>
      </IntlProvider>,
    );
  });
  return router;
}

const header = () => screen.getByRole('banner');

test('a page gets the result of its load function; leaving the page disposes its queries', async () => {
  await open('/good/1?q=a');
  expect(screen.getByRole('heading', { name: 'good 1 a' })).toBeInTheDocument();
  expect(document.title).toBe('Good · Fuud');
  await userEvent.click(screen.getByText('second'));
  expect(await screen.findByRole('heading', { name: 'good 2 b' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  await waitFor(() => expect(dispose.mock.calls).toEqual([['1']]));
});

test('the shell stays when a page fails; trying again resets the error', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  thrown = new Error('boom');
  await open('/good/1');
  await userEvent.click(screen.getByText('to bad'));
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  expect(header()).toBeInTheDocument();
  thrown = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'better now' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each([
  [new RequestError('offline', 'No connection'), 'You are offline'],
  [new RequestError('rateLimited', '429'), 'A little too fast'],
  [new RequestError('graphql', '503', { code: 'OVERLOADED' }), 'One moment, please'],
  [new RequestError('gateway', '502'), 'Something went wrong'],
  [new PageNotFound(), '404 Page Not Found'],
])('the error that a page throws decides the heading and the title of the document: %s', async (error, title) => {
  jest.spyOn(console, 'error').mockImplementation();
  thrown = error;
  await open('/bad');
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(document.title).toBe(`${title} · Fuud`);
});

test('if the code of a page cannot be fetched, the error page offers a reload', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  await open('/gone');
  expect(screen.getByRole('heading', { name: 'This part did not load' })).toBeInTheDocument();
  expect(header()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloadPage).toHaveBeenCalled();
});

test('without a connection, the error page says so, and tries again when the device is online', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  thrown = undefined;
  await open('/gone');
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeInTheDocument();
  onLine.mockReturnValue(true);
  isCodeThere = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'better now' })).toBeInTheDocument();
  isCodeThere = false;
});

test('an address without a page shows the 404 page, with a link to the search', async () => {
  await open('/no-such-page');
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Search' })).toHaveAttribute('href', '/search');
});

test('/discover redirects to / and keeps the query string', async () => {
  const router = await open('/discover?x=1');
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?x=1' });
});
