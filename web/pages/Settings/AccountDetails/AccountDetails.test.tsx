import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AccountDetailsTestQuery } from '../../../__generated__/AccountDetailsTestQuery.graphql';
import { leaveTo } from '../../../device/address';
import { chooseLanguage } from '../../../device/language';
import { RequestError } from '../../../relay/RequestError';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { AccountDetails } from './AccountDetails';

jest.mock('../../../device/address', () => ({ leaveTo: jest.fn() }));

const ada = {
  id: 'u1',
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  isEmailConfirmed: true,
  pendingEmail: null as string | null,
  hasPassword: true,
};

function Stage() {
  const { viewer } = useLazyLoadQuery<AccountDetailsTestQuery>(
    graphql`
      query AccountDetailsTestQuery {
        viewer {
          user {
            ...AccountDetails_user
          }
        }
      }
    `,
    {},
  );
  return viewer.user && <AccountDetails user={viewer.user} />;
}

function show(user: Partial<typeof ada> | { email: null } = {}) {
  const { environment } = renderWithRelay(<Stage />, {
    viewer: 'MEMBER',
    resolvers: { User: () => ({ ...ada, ...user }) },
  });
  return {
    sent: () => environment.mock.getMostRecentOperation().request.variables.input,
    answer: (name: string, payload: object) =>
      act(async () => environment.mock.resolveMostRecentOperation({ data: { [name]: payload } })),
    refuse: (name: string, code: string, field: string | null, retryAfterSeconds: number | null = null) =>
      act(async () => {
        const userErrors = [{ code, field, message: 'x', retryAfterSeconds }];
        environment.mock.resolveMostRecentOperation({ data: { [name]: { user: null, userErrors } } });
      }),
    fail: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
  };
}

const row = (name: string) => within(screen.getByRole('region', { name }));
const change = (name: string) => userEvent.click(row(name).getByRole('button', { name: /^(Change|Add) / }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByLabelText(name);

test('the form in the row “Name” changes both names; an emptied field removes that name', async () => {
  const { sent, answer } = show();
  expect(row('Username').getByText('ada')).toBeInTheDocument();
  expect(row('Name').getByText('Ada Lovelace')).toBeInTheDocument();
  await change('Name');
  expect(field('First Name')).toHaveFocus();
  await userEvent.clear(field('Last Name'));
  await userEvent.type(field('First Name'), ' Augusta {Enter}');
  expect(row('Name').getByRole('button', { name: 'Saving...' })).toBeDisabled();
  expect(sent()).toEqual({ firstName: 'Ada Augusta', lastName: null });
  await answer('updateProfile', { user: { id: 'u1', firstName: 'Ada Augusta', lastName: null }, userErrors: [] });
  expect(row('Name').getByText('Ada Augusta')).toBeInTheDocument();
  expect(row('Name').getByRole('status')).toHaveTextContent('Your name is saved.');
  expect(row('Name').getByRole('button', { name: 'Change Name' })).toHaveFocus();
});

test('Cancel closes a form and returns the focus to the button that opened it', async () => {
  show();
  await change('Password');
  expect(field('Current Password')).toHaveFocus();
  await press('Cancel');
  expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument();
  expect(row('Password').getByRole('button', { name: 'Change Password' })).toHaveFocus();
});

test('an e-mail change needs the password, waits for confirmation, and can be canceled', async () => {
  chooseLanguage('es');
  const { sent, answer, refuse } = show();
  expect(row('Email').getByText('Confirmed')).toBeInTheDocument();
  await change('Email');
  await userEvent.type(field('New Email'), 'new@example.org');
  expect(screen.getByRole('button', { name: 'Send confirmation email' })).toBeDisabled();
  await userEvent.type(field('Current Password'), ' wrong');
  await press('Send confirmation email');
  expect(sent()).toEqual({ email: 'new@example.org', currentPassword: ' wrong', fallbackLanguage: 'ES' });
  await refuse('requestEmailChange', 'WRONG_PASSWORD', 'currentPassword');
  expect(screen.getByRole('alert')).toHaveTextContent('Incorrect password');
  expect(field('Current Password')).toHaveAccessibleDescription('Incorrect password');
  expect(field('Current Password')).toHaveFocus();
  await press('Send confirmation email');
  const user = { id: 'u1', email: 'ada@example.org', isEmailConfirmed: true };
  await answer('requestEmailChange', { user: { ...user, pendingEmail: 'new@example.org' }, userErrors: [] });
  expect(row('Email').getByRole('status')).toHaveTextContent('Email sent.');
  expect(row('Email').getByText(/Waiting for new@example.org/)).toBeInTheDocument();

  await press('Keep ada@example.org');
  expect(sent()).toEqual({ email: 'ada@example.org', fallbackLanguage: 'ES' });
  await answer('requestEmailChange', { user: { ...user, pendingEmail: null }, userErrors: [] });
  expect(row('Email').getByRole('status')).toHaveTextContent('Your email stays as it is.');
  expect(row('Email').queryByText(/Waiting/)).not.toBeInTheDocument();
});

test('requesting the link that confirms the current e-mail needs no password', async () => {
  const { sent, refuse } = show({ isEmailConfirmed: false });
  expect(row('Email').getByText('Not confirmed')).toBeInTheDocument();
  await press('Send confirmation email');
  expect(sent()).toEqual({ email: 'ada@example.org', fallbackLanguage: 'EN' });
  await refuse('requestEmailChange', 'RATE_LIMITED', null, 120);
  expect(row('Email').getByRole('alert')).toHaveTextContent('Please try again in 2 minutes.');
});

test('a member without an e-mail cannot set a password; adding the first e-mail needs no password', async () => {
  const { sent } = show({ email: null, hasPassword: false, isEmailConfirmed: false } as never);
  expect(row('Email').getByText(/No email yet/)).toBeInTheDocument();
  expect(row('Password').getByText(/add an email first/)).toBeInTheDocument();
  expect(row('Password').queryByRole('button')).not.toBeInTheDocument();
  await change('Email');
  expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument();
  await userEvent.type(field('New Email'), 'ada@example.org{Enter}');
  expect(sent()).toEqual({ email: 'ada@example.org', fallbackLanguage: 'EN' });
});

test('a member without a password can get a mailed link to set a password', async () => {
  const { sent, answer } = show({ hasPassword: false });
  await press('Set a password');
  expect(sent()).toEqual({ email: 'ada@example.org', fallbackLanguage: 'EN' });
  await answer('requestPasswordReset', { userErrors: [] });
  expect(row('Password').getByRole('status')).toHaveTextContent('We sent an email to ada@example.org.');
});

test('a password change sends the current password too; the new password is checked while typing', async () => {
  const { sent, answer } = show();
  await change('Password');
  await userEvent.type(field('Current Password'), 'old one');
  await userEvent.type(field('New Password'), '12345');
  await userEvent.type(field('Confirm Password'), '12345');
  expect(screen.getByText('Passwords match')).toBeInTheDocument();
  const submit = screen.getByRole('button', { name: 'Change Password' });
  expect(submit).toBeDisabled();
  await userEvent.type(field('New Password'), '6');
  expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
  await userEvent.type(field('Confirm Password'), '6{Enter}');
  expect(sent()).toEqual({ currentPassword: 'old one', newPassword: '123456' });
  await answer('changePassword', { user: { id: 'u1', hasPassword: true }, userErrors: [] });
  expect(row('Password').getByRole('status')).toHaveTextContent('Your password is changed.');
});

test('the form warns when a new password is similar to the member’s name', async () => {
  show();
  await change('Password');
  await userEvent.type(field('New Password'), 'Ada@1815');
  expect(field('New Password')).toHaveAccessibleDescription(/close to your own name/);
});

test('if the session has ended when the member saves, the sign-in page opens and leads back to this page', async () => {
  window.history.replaceState(null, '', '/settings');
  const { fail } = show();
  await change('Name');
  await press('Save');
  jest.useFakeTimers();
  await fail(new RequestError('unauthenticated', '401: x', { status: 401 }));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to save your details');
  act(() => jest.advanceTimersByTime(500));
  jest.useRealTimers();
  expect(leaveTo).toHaveBeenCalledWith('/api/login?returnTo=%2Fsettings');
});
