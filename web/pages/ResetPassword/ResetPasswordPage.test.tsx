import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ViewerKind } from '../../device/viewerKind';
import { RequestError } from '../../relay/RequestError';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { loadResetPasswordPage } from './loadResetPasswordPage';
import { ResetPasswordPage } from './ResetPasswordPage';

function show(at = '/reset-password?token=T-1', viewer: ViewerKind = 'ANONYMOUS') {
  window.history.replaceState(null, '', at);
  const { environment } = renderWithRelay(
    (environment) => {
      const url = new URL(window.location.href);
      return <ResetPasswordPage loaded={loadResetPasswordPage({ environment, url, params: {} })} />;
    },
    { viewer, at },
  );
  return {
    sent: () => environment.mock.getMostRecentOperation().request.variables.input,
    answer: (payload: object) =>
      act(async () => environment.mock.resolveMostRecentOperation({ data: { resetPassword: payload } })),
    fail: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
  };
}
const field = () => screen.getByLabelText('New Password');
const submit = () => screen.getByRole('button', { name: /^Reset/ });
const choose = async (password: string) => {
  await userEvent.type(field(), password);
  await userEvent.click(submit());
};
const refusal = (code: string, field: string | null) => ({
  userErrors: [{ code, field, message: 'x', retryAfterSeconds: null }],
});

test('the form sends the URL’s token and the password exactly as typed; then a link leads to the sign-in', async () => {
  const { sent, answer } = show();
  expect(field()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field()).toHaveAttribute('type', 'text');
  expect(field()).toHaveAccessibleDescription('Password must be at least 6 characters long');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await choose(' new pw ');
  expect(submit()).toHaveTextContent('Resetting...');
  expect(submit()).toBeDisabled();
  expect(sent()).toEqual({ token: 'T-1', newPassword: ' new pw ' });
  expect(window.location.search).toBe('?token=T-1');
  await answer({ userErrors: [] });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Password Reset Successful!Your password has been updated successfully. You can now sign in with your new password.',
  );
  expect(screen.getByRole('link', { name: 'Sign In Now' })).toHaveAttribute('href', '/');
  // The used token is removed from the URL.
  expect(window.location.pathname + window.location.search).toBe('/reset-password');
});

test('a signed-in user is told to log out first if the session is of another account', async () => {
  const { answer } = show('/reset-password?token=T-1', 'MEMBER');
  await choose('new password');
  await answer({ userErrors: [] });
  expect(screen.getByRole('status')).toHaveTextContent(/If another account is signed in here, log out of it first\.$/);
});

test('if the URL has no token, the page shows a message and the form cannot be sent', async () => {
  show('/reset-password');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'No reset token found. Please check your email and click the reset link.',
  );
  await userEvent.type(field(), 'long enough');
  expect(submit()).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
});

test('a password that is too short is reported in the alert and next to the field', async () => {
  const { answer } = show();
  await choose('12345');
  await answer(refusal('TOO_SHORT', 'newPassword'));
  expect(screen.getByRole('alert')).toHaveTextContent('Password must be at least 6 characters');
  expect(field()).toHaveAccessibleDescription(/Password must be at least 6 characters$/);
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Request a new link' })).not.toBeInTheDocument();
});

test('if the link was already used or has expired, a new link can be requested', async () => {
  const { answer } = show();
  await choose('long enough');
  await answer(refusal('INVALID_TOKEN', 'token'));
  expect(screen.getByRole('alert')).toHaveTextContent(/expired or has already been used/);
  expect(screen.getByRole('link', { name: 'Request a new link' })).toBeInTheDocument();
});

test.each([
  [new RequestError('graphql', '500: {}', { status: 500 }), /^Failed to reset password$/],
  [new RequestError('rateLimited', '429', { status: 429, retryAfterSeconds: 30 }), /try again in 1 minute\./],
  [new RequestError('offline', 'No connection'), /^Failed to reset password.*You seem to be offline/],
])('after a failed request, an alert says what happened and the form can be sent again: %s', async (error, words) => {
  const { fail } = show();
  await choose('long enough');
  await fail(error);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(submit()).toBeEnabled();
});
