import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseLanguage } from '../../device/language';
import { RequestError } from '../../relay/RequestError';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { ForgotPasswordPage } from './ForgotPasswordPage';

function show() {
  const { environment } = renderWithRelay(<ForgotPasswordPage />, { viewer: 'ANONYMOUS' });
  return {
    sent: () => environment.mock.getMostRecentOperation().request.variables.input,
    answer: (payload: object) =>
      act(async () => environment.mock.resolveMostRecentOperation({ data: { requestPasswordReset: payload } })),
    fail: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
  };
}
const field = () => screen.getByLabelText('Email Address');
const ask = async (email = 'ada@example.org') => {
  await userEvent.type(field(), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send Reset Email' }));
};

test('the form sends the address with the user’s language, and does not show whether an account exists', async () => {
  chooseLanguage('ko');
  const { sent, answer } = show();
  expect(screen.getAllByRole('textbox')).toEqual([field()]);
  expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/');
  await ask(' ada@example.org ');
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  expect(sent()).toEqual({ email: 'ada@example.org', fallbackLanguage: 'KO' });
  await answer({ userErrors: [] });
  expect(screen.getByRole('heading', { name: 'Check Your Email' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(
    "If an account with this email exists, you'll receive a password reset email shortly.",
  );
  expect(screen.getByText(/few minutes.*spam/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Check Your Email · Fuud');
});

test('an invalid address is reported in the alert and next to the field, and the field gets the focus', async () => {
  const { answer } = show();
  await ask('x@');
  const error = { code: 'INVALID', field: 'email', message: 'Invalid', retryAfterSeconds: null };
  await answer({ userErrors: [error] });
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid email address');
  expect(field()).toHaveAccessibleDescription('Please enter a valid email address');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('x@');
});

test('after too many requests, an alert says when to try again', async () => {
  const { answer } = show();
  await ask();
  const error = { code: 'RATE_LIMITED', field: null, message: 'Too many', retryAfterSeconds: 3599 };
  await answer({ userErrors: [error] });
  expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts. Please try again in 60 minutes.');
});

test.each([
  [new RequestError('graphql', '400: Mail is shut', { status: 400, serverMessage: 'Mail is shut' }), /^Mail is shut$/],
  [new RequestError('graphql', '500: {}', { status: 500 }), /^Failed to send password reset email$/],
  [new RequestError('gateway', '502: <html>', { status: 502 }), /^Failed to send password reset email$/],
  [new RequestError('rateLimited', '429', { status: 429, retryAfterSeconds: 61 }), /try again in 2 minutes/],
  [new RequestError('offline', 'No connection'), /^Failed to send.*You seem to be offline/],
])('after a failed request, an alert says what happened and the form can be sent again: %s', async (error, words) => {
  const { fail } = show();
  await ask();
  await fail(error);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Send Reset Email' })).toBeEnabled();
});
