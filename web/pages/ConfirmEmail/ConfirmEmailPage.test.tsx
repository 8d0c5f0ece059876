import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ViewerKind } from '../../device/viewerKind';
import { RequestError } from '../../relay/RequestError';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { ConfirmEmailPage } from './ConfirmEmailPage';
import { loadConfirmEmailPage } from './loadConfirmEmailPage';

function show(at = '/confirm-email?token=T-1', viewer: ViewerKind = 'ANONYMOUS') {
  window.history.replaceState(null, '', at);
  const { environment } = renderWithRelay(
    (environment) => {
      const url = new URL(window.location.href);
      return <ConfirmEmailPage loaded={loadConfirmEmailPage({ environment, url, params: {} })} />;
    },
    { viewer, at },
  );
  return {
    environment,
    answer: (payload: object) =>
      act(async () => environment.mock.resolveMostRecentOperation({ data: { confirmEmail: payload } })),
  };
}
const submit = () => screen.getByRole('button', { name: /^Confirm/ });

test('the page confirms the e-mail address only after a press on the button, and then shows the address', async () => {
  const { environment, answer } = show();
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.click(submit());
  expect(submit()).toHaveTextContent('Confirming...');
  expect(environment.mock.getMostRecentOperation().request.variables.input).toEqual({ token: 'T-1' });
  await answer({ email: 'ada@example.org', user: null, userErrors: [] });
  expect(screen.getByRole('status')).toHaveTextContent(/Email confirmed.*ada@example\.org now belongs to your account/);
  expect(screen.getByRole('link', { name: 'Go to Fuud' })).toHaveAttribute('href', '/');
  expect(window.location.search).toBe('');
});

test.each<[ViewerKind, string, string]>([
  ['MEMBER', 'Go to Settings', '/settings'],
  ['GUEST', 'Go to Fuud', '/'],
])('if the mailed link was already used, the page for a %s shows the link "%s"', async (viewer, name, href) => {
  const { answer } = show(undefined, viewer);
  await userEvent.click(submit());
  const error = { code: 'INVALID_TOKEN', field: 'token', message: 'x', retryAfterSeconds: null };
  await answer({ email: null, user: null, userErrors: [error] });
  expect(screen.getByRole('alert')).toHaveTextContent(/expired or has already been used/);
  expect(submit()).toBeDisabled();
  expect(screen.getByText(/new link in Settings/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('the form cannot be sent if the link has no token', () => {
  show('/confirm-email');
  expect(screen.getByRole('alert')).toHaveTextContent(/not complete/);
  expect(submit()).toBeDisabled();
});

test('a request that failed can be tried again', async () => {
  const { environment } = show();
  await userEvent.click(submit());
  await act(async () =>
    environment.mock.rejectMostRecentOperation(new RequestError('gateway', '502', { status: 502 })),
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to confirm the email$/);
  expect(submit()).toBeEnabled();
});
