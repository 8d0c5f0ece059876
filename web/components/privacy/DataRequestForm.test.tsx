import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestError } from '../../relay/RequestError';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { DataRequestForm } from './DataRequestForm';

function show() {
  const { environment } = renderWithRelay(<DataRequestForm />, { viewer: 'ANONYMOUS' });
  const { mock } = environment;
  return {
    sent: () => mock.getMostRecentOperation().request.variables.input,
    answer: (payload: object) =>
      act(async () => mock.resolveMostRecentOperation({ data: { sendDataRequest: payload } })),
    fail: (error: Error) => act(async () => mock.rejectMostRecentOperation(error)),
  };
}

const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }));

function fill() {
  type('Your name', ' Ada Lovelace ');
  type('Email Address', ' ada@example.org');
  type('What you would like us to do', 'Everything you have on me, please.\n');
}

test('Enter sends the request; the page shows progress and a confirmation, and offers another request', async () => {
  const { sent, answer } = show();
  fill();
  await userEvent.selectOptions(field('What is it about?'), 'Delete my data');
  act(() => field('Email Address').focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  expect(sent()).toEqual({
    kind: 'DELETION',
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    details: 'Everything you have on me, please.',
  });
  await answer({ userErrors: [] });
  const done = screen.getByRole('status');
  expect(done).toHaveTextContent('We have your request');
  expect(done).toHaveTextContent('Thank you, Ada Lovelace. We will answer to ada@example.org.');
  expect(done).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Send another request' }));
  expect(field('Your name')).toHaveValue(' Ada Lovelace ');
  expect(field('What you would like us to do')).toHaveValue('');
});

test('the form shows each error next to its field and in the alert, and keeps what was typed', async () => {
  const { answer } = show();
  fill();
  await send();
  const userErrors = [
    { code: 'REQUIRED', field: 'name', message: 'x' },
    { code: 'INVALID', field: 'email', message: 'x' },
    { code: 'TOO_LONG', field: 'details', message: 'x' },
  ].map((error) => ({ ...error, retryAfterSeconds: null }));
  await answer({ userErrors });
  expect(field('Your name')).toHaveAccessibleDescription('Please tell us your name');
  expect(field('Your name')).toHaveFocus();
  expect(field('Email Address')).toHaveAccessibleDescription(/Please enter a valid email address$/);
  expect(field('What you would like us to do')).toHaveAccessibleDescription(/This text is too long$/);
  expect(screen.getByRole('alert')).toHaveTextContent(/Please tell us your name.*valid email address.*too long/);
  expect(field('Email Address')).toHaveValue('ada@example.org');
});

test.each([
  [new RequestError('offline', 'No connection'), /could not be sent.*You seem to be offline/],
  [new RequestError('rateLimited', '429', { status: 429, retryAfterSeconds: 600 }), /try again in 10 minutes/],
  [new RequestError('gateway', '502: <html>', { status: 502 }), /^Your request could not be sent. Please try again.$/],
])('an alert shows a message after the failed request: %s', async (error, words) => {
  const { fail } = show();
  fill();
  await send();
  await fail(error);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Send request' })).toBeEnabled();
});

test('if the server reports a rate limit, an alert says when to try again', async () => {
  const { answer } = show();
  fill();
  await send();
  const limit = { code: 'RATE_LIMITED', field: null, message: 'slow down', retryAfterSeconds: 90 };
  await answer({ userErrors: [limit] });
  expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts. Please try again in 2 minutes.');
});
