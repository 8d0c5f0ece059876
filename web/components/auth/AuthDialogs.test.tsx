import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { createMockEnvironment } from 'relay-test-utils';
import type { OpeningRequest } from '../../device/address';
import english from '../../intl/messages/en.json';
import { RequestError } from '../../relay/RequestError';
import { SessionProvider } from '../../session/SessionProvider';
import { type AuthDialogName, useSession } from '../../session/useSession';
import { nothingAsked } from '../../testing/nothingAsked';
import { loadCommonPasswords } from '../forms/useCommonPasswords';
import { AuthDialogs } from './AuthDialogs';

beforeAll(loadCommonPasswords);
beforeEach(() => window.history.replaceState(null, '', '/'));

let mockEnvironment = createMockEnvironment();
const mockReset = jest.fn();
jest.mock('../../relay/environment', () => ({
  getEnvironment: () => mockEnvironment,
  resetEnvironment: () => mockReset(),
}));

function Stage({ first }: { first: AuthDialogName }) {
  const { dialog, kind, openDialog } = useSession();
  useEffect(() => openDialog(first), [first, openDialog]);
  return (
    <>
      <p>{`viewer ${kind}`}</p>
      {dialog && <AuthDialogs />}
    </>
  );
}

function show(first: AuthDialogName, opening: Partial<OpeningRequest> = {}) {
  mockEnvironment = createMockEnvironment();
  render(
    <IntlProvider locale="en" messages={english}>
      <SessionProvider viewer="ANONYMOUS" opening={{ ...nothingAsked, ...opening }}>
        <Stage first={first} />
      </SessionProvider>
    </IntlProvider>,
  );
}

const field = (name: string | RegExp) => screen.getByLabelText(name);
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });
const sent = () => mockEnvironment.mock.getMostRecentOperation().request.variables.input;
const answer = (name: string, payload: object) =>
  act(async () => mockEnvironment.mock.resolveMostRecentOperation({ data: { [name]: payload } }));
const answerTo = (name: string, data: object) =>
  act(async () => {
    const operation = mockEnvironment.mock.findOperation(({ request }) => request.node.operation.name === name);
    mockEnvironment.mock.resolve(operation, { data } as never);
  });
const fail = (error: Error) => act(async () => mockEnvironment.mock.rejectMostRecentOperation(error));

describe('Sign In', () => {
  const fill = (username: string, password: string) => {
    type(field('Username or email'), username);
    type(field('Password'), password);
  };

  test('the sign-in dialog has a description, and a masked password that can be shown', async () => {
    show('signIn');
    const words = 'Welcome back! Sign in to access your saved restaurants and personalized recommendations.';
    expect(screen.getByRole('dialog', { name: 'Sign In' })).toHaveAccessibleDescription(words);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(button('Show password'));
    expect(field('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(button('Hide password'));
    expect(field('Password')).toHaveAttribute('type', 'password');
  });

  test.each([
    ['', '', false],
    ['   ', 'secret', false],
    ['ada', '', false],
    ['ada', ' ', true],
  ])('the sign-in form with username "%s" and password "%s" can be sent: %s', async (username, password, can) => {
    show('signIn');
    fill(username, password);
    expect(button('Sign In').hasAttribute('disabled')).toBe(!can);
  });

  test('the sign-in form sends the trimmed username and the password as typed, then starts the session', async () => {
    show('signIn');
    fill('  ada ', ' a b ');
    await userEvent.click(button('Sign In'));
    expect(button('Signing in...')).toBeDisabled();
    expect(sent()).toEqual({ username: 'ada', password: ' a b ' });
    await answer('login', { viewer: { kind: 'MEMBER', user: { id: 'VXNlcjox', uuid: 'ann' } }, userErrors: [] });
    expect(mockReset).toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('viewer MEMBER')).toBeInTheDocument();
  });

  test('the sign-in form shows a refusal in an alert and keeps what was typed', async () => {
    show('signIn');
    fill('ada', 'wrong');
    await userEvent.click(button('Sign In'));
    const error = {
      code: 'BAD_CREDENTIALS',
      field: null,
      message: 'Invalid username or password',
      retryAfterSeconds: null,
    };
    await answer('login', { viewer: null, userErrors: [error] });
    expect(screen.getByRole('alert')).toHaveTextContent('Incorrect username or password');
    expect(field('Username or email')).toHaveValue('ada');
    expect(field('Password')).toHaveValue('wrong');
    expect(button('Sign In')).toBeEnabled();
  });

  test.each([
    [new RequestError('unauthenticated', '401: X', { status: 401, serverMessage: 'X' }), 'X'],
    [new RequestError('gateway', '502: <html>', { status: 502 }), 'Login failed'],
    [new Error('anything'), 'Login failed'],
    [new RequestError('offline', 'No connection'), 'Login failed'],
    [
      new RequestError('rateLimited', '429', { status: 429, retryAfterSeconds: 61 }),
      'Too many attempts. Please try again in 2 minutes.',
    ],
  ])('the sign-in form shows a message in an alert after a failed request: %s', async (error, words) => {
    show('signIn');
    fill('ada', 'secret');
    await userEvent.click(button('Sign In'));
    await fail(error);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  test('the user can switch from Sign In to Create Account and back', async () => {
    show('signIn');
    await userEvent.click(button("Don't have an account? Sign up"));
    expect(screen.getByRole('dialog', { name: 'Create Account' })).toBeInTheDocument();
    await userEvent.click(button('Already have an account? Sign in'));
    expect(screen.getByRole('dialog', { name: 'Sign In' })).toBeInTheDocument();
  });
});

describe('other ways to sign in', () => {
  const offer = (...labels: string[]) =>
    answerTo('signInProvidersQuery', {
      signInProviders: labels.map((label) => ({ key: label, name: label, path: `/api/login/${label.toLowerCase()}` })),
    });

  test.each<[AuthDialogName, string]>([
    ['signIn', '/search?q=a b&x=1'],
    ['createAccount', '/'],
  ])('the dialog %s links to each provider, with the current path %s as returnTo', async (dialog, path) => {
    window.history.replaceState(null, '', path);
    show(dialog);
    expect(screen.queryByRole('link', { name: /^Continue with/ })).not.toBeInTheDocument();
    await offer('Plum', 'Fig');
    const links = screen.getAllByRole('link', { name: /^Continue with/ });
    expect(links.map((link) => link.textContent)).toEqual(['Continue with Plum', 'Continue with Fig']);
    const url = new URL((links[0] as HTMLAnchorElement).href);
    expect(url.pathname).toBe('/api/login/plum');
    expect(url.searchParams.get('returnTo')).toBe(new URL(path, url).href.slice(url.origin.length));
  });

  test('if the address has a parameter returnTo, a link to a provider has the same returnTo', async () => {
    show('signIn', { returnTo: '/restaurant/1' });
    await offer('Plum');
    const link = screen.getByRole('link', { name: 'Continue with Plum' });
    expect(link).toHaveAttribute('href', '/api/login/plum?returnTo=%2Frestaurant%2F1');
  });

  test('if the providers cannot be loaded, there are no links to them, but the form is still shown', async () => {
    show('signIn');
    await fail(new RequestError('offline', 'No connection'));
    expect(screen.queryByText('or')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  });

  test('"Forgot password?" closes the dialog and opens the page /forgot-password', async () => {
    show('signIn', { loggedOut: true });
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/forgot-password');
  });
});

describe('an external sign-in with the e-mail of an existing account', () => {
  const connect = async (password: string) => {
    type(field('Password of your Fuud account'), password);
    await userEvent.click(button('Connect'));
  };

  test('the right password connects an external sign-in to the account; a wrong password shows an error', async () => {
    show('linkSignIn', { linkToken: 'T-2' });
    expect(screen.getByRole('dialog', { name: 'Is this you?' })).toHaveAccessibleDescription(/already exists/);
    expect(button('Connect')).toBeDisabled();
    await connect('wrong');
    expect(button('Connecting...')).toBeDisabled();
    expect(sent()).toEqual({ authToken: 'T-2', password: 'wrong' });
    const error = { code: 'WRONG_PASSWORD', field: 'password', message: 'x', retryAfterSeconds: null };
    await answer('linkSignIn', { viewer: null, userErrors: [error] });
    expect(screen.getByRole('alert')).toHaveTextContent('Incorrect password');
    expect(field('Password of your Fuud account')).toHaveFocus();
    await connect('right');
    await answer('linkSignIn', { viewer: { kind: 'MEMBER', user: { id: 'VXNlcjox', uuid: 'ann' } }, userErrors: [] });
    expect(screen.getByText('viewer MEMBER')).toBeInTheDocument();
  });

  test('an external sign-in can continue with a new account', async () => {
    show('linkSignIn', { linkToken: 'T-2' });
    await userEvent.click(button('Continue with a new account'));
    expect(sent()).toEqual({ authToken: 'T-2' });
    await answer('transferSignIn', {
      viewer: { kind: 'MEMBER', user: { id: 'VXNlcjox', uuid: 'ann' } },
      userErrors: [],
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a message is shown if an external sign-in took too long', async () => {
    show('linkSignIn', { linkToken: 'T-2' });
    await connect('right');
    const error = { code: 'INVALID_AUTH_TOKEN', field: null, message: 'x', retryAfterSeconds: null };
    await answer('linkSignIn', { viewer: null, userErrors: [error] });
    expect(screen.getByRole('alert')).toHaveTextContent(/took too long/);
  });
});

describe('Create Account', () => {
  const fill = (username: string, password: string, confirm = password) => {
    type(field('Username'), username);
    type(field('Password'), password);
    type(field('Confirm Password'), confirm);
  };

  test('the dialog Create Account has six labeled fields and a statement about age', () => {
    show('createAccount');
    const words = 'Create your account to save restaurants and get personalized recommendations.';
    expect(screen.getByRole('dialog', { name: 'Create Account' })).toHaveAccessibleDescription(words);
    for (const name of ['Username', 'Password', 'Confirm Password']) expect(field(name)).toBeInTheDocument();
    for (const name of [/^Email/, /^First Name/, /^Last Name/]) expect(field(name)).toHaveAccessibleName(/optional/);
    expect(field(/^Email/)).toHaveAttribute('type', 'email');
    expect(screen.getByText(/aged 18 or over/)).toBeInTheDocument();
  });

  test('the dialog Create Account checks the passwords while the user types', async () => {
    show('createAccount');
    fill('ada', 'abcde', 'abcd');
    const rule = screen.getByText('At least 6 characters');
    expect(rule).toHaveAttribute('data-state', 'open');
    expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
    expect(button('Create Account')).toBeDisabled();
    type(field('Confirm Password'), 'abcde');
    expect(screen.getByText('Passwords match')).toBeInTheDocument();
    expect(button('Create Account')).toBeDisabled();
    const missing = 'Still needed: a password of at least 6 characters';
    expect(button('Create Account')).toHaveAccessibleDescription(missing);
    type(field('Password'), 'abcdef');
    type(field('Confirm Password'), 'abcdef');
    expect(rule).toHaveAttribute('data-state', 'met');
    expect(within(rule).getByRole('img', { name: 'met' })).toBeInTheDocument();
    expect(button('Create Account')).toBeEnabled();
    expect(button('Create Account')).not.toHaveAccessibleDescription();
  });

  test('a password that is common or close to the user’s own name is accepted, but with a warning', async () => {
    show('createAccount');
    fill('ada', 'iloveyou');
    const words = (start: RegExp) => expect.stringMatching(start);
    const advice = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
    expect(advice()).toEqual(words(/^This is one of the most common passwords/));
    expect(field('Password')).toHaveAccessibleDescription(words(/characters This is one of the most common/));
    expect(field('Password')).not.toHaveAttribute('aria-invalid');
    type(field('Password'), 'iloveyou-and-kettles');
    expect(advice()).toBe('');
    type(field(/^Last Name/), 'Lovelace');
    fill('ada', 'Lovelace1');
    expect(advice()).toEqual(words(/^This is close to your own name/));
    await userEvent.click(button('Create Account'));
    expect(sent()).toMatchObject({ password: 'Lovelace1' });
  });

  test('Create Account sends the trimmed username, and does not send blank optional fields', async () => {
    show('createAccount');
    fill(' ada ', 'abcdef');
    type(field(/^Last Name/), '  ');
    await userEvent.click(button('Create Account'));
    expect(button('Creating account...')).toBeDisabled();
    expect(sent()).toEqual({ username: 'ada', password: 'abcdef' });
    await answer('register', { viewer: { kind: 'MEMBER', user: { id: 'VXNlcjox', uuid: 'ann' } }, userErrors: [] });
    expect(screen.getByText('viewer MEMBER')).toBeInTheDocument();
  });

  test('Create Account sends the optional fields that were filled in', async () => {
    show('createAccount');
    fill('ada', 'abcdef');
    type(field(/^Email/), 'ada@example.org');
    type(field(/^First Name/), 'Ada');
    type(field(/^Last Name/), 'Lovelace');
    await userEvent.click(button('Create Account'));
    expect(sent()).toMatchObject({ email: 'ada@example.org', firstName: 'Ada', lastName: 'Lovelace' });
  });

  test('Create Account shows refusals in the alert and next to their fields', async () => {
    show('createAccount');
    fill('ada', 'abcdef');
    await userEvent.click(button('Create Account'));
    await answer('register', {
      viewer: null,
      userErrors: [
        { code: 'USERNAME_TAKEN', field: 'username', message: 'x', retryAfterSeconds: null },
        { code: 'SOMETHING_NEW', field: 'email', message: 'The server says so', retryAfterSeconds: null },
      ],
    });
    expect(screen.getByRole('alert')).toHaveTextContent('This username is already takenThe server says so');
    expect(field('Username')).toHaveAccessibleDescription('This username is already taken');
    expect(field(/^Email/)).toHaveAccessibleDescription('The server says so');
    expect(field('Username')).toHaveValue('ada');
  });

  test('Create Account shows its own message if a failed request has no message for the user', async () => {
    show('createAccount');
    fill('ada', 'abcdef');
    await userEvent.click(button('Create Account'));
    await fail(new RequestError('graphql', '500: Unexpected error', { status: 500 }));
    expect(screen.getByRole('alert')).toHaveTextContent('Registration failed');
  });
});
