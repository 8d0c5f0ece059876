import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMockEnvironment } from 'relay-test-utils';
import { keepGuestId, readGuestId } from '../../device/guestId';
import type { Language } from '../../device/language';
import { readStored } from '../../device/storage';
import english from '../../intl/messages/en.json';
import { RequestError } from '../../relay/RequestError';
import { SessionProvider } from '../../session/SessionProvider';
import { useSession } from '../../session/useSession';
import { nothingAsked } from '../../testing/nothingAsked';
import { LandingPage } from './LandingPage';

let mockEnvironment = createMockEnvironment();
jest.mock('../../relay/environment', () => ({
  getEnvironment: () => mockEnvironment,
  resetEnvironment: () => undefined,
}));

let mockWished: Language | null = null;
jest.mock('../../device/browserLanguage', () => ({ useBrowserLanguage: () => mockWished }));

function State() {
  const { kind, dialog, hasLoggedOut } = useSession();
  return <p>{`${kind} ${dialog} ${hasLoggedOut}`}</p>;
}

function show(onEntryNear = jest.fn().mockResolvedValue(undefined)) {
  mockEnvironment = createMockEnvironment();
  render(
    <IntlProvider locale="en" messages={english}>
      <SessionProvider viewer="ANONYMOUS" opening={{ ...nothingAsked, loggedOut: true }}>
        <LandingPage onEntryNear={onEntryNear} />
        <State />
      </SessionProvider>
    </IntlProvider>,
  );
  return { onEntryNear };
}

const button = (name: string) => screen.getByRole('button', { name });
const viewer = { kind: 'GUEST', user: { id: 'VXNlcjox', uuid: 'new-id' } };
const answer = (payload: object) =>
  act(async () => mockEnvironment.mock.resolveMostRecentOperation({ data: { continueAsGuest: payload } }));

test('shows the title, the headline, the buttons, the three features and the footer', () => {
  show();
  expect(document.title).toBe('Find restaurants by craving · Fuud');
  expect(within(screen.getByRole('banner')).getByRole('img', { name: 'Fuud' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("You're seconds away from the perfect bite.");
  expect(
    screen
      .getAllByRole('button')
      .map((one) => one.textContent)
      .filter(Boolean),
  ).toEqual(['English', 'Sign In with Username', 'Create Account', 'Continue as Guest', 'Privacy']);
  expect(screen.getByRole('link', { name: 'Cookies' })).toHaveAttribute('href', '/cookies');
  expect(screen.getByText('or')).toBeInTheDocument();
  expect(screen.getByText('Guest mode: Limited saving to device only')).toBeInTheDocument();
  const cards = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Smart Search',
    'Hidden Gems',
    'Personalized',
  ]);
  expect(cards[0]).toHaveTextContent('craving');
  const footer = 'Sign in to save your favorite restaurants and get personalized recommendations';
  expect(within(screen.getByRole('contentinfo')).getByText(footer)).toBeInTheDocument();
});

test('a button in the browser’s language offers this language; only a press on it changes the language', async () => {
  mockWished = 'ko';
  show();
  expect(readStored('fuud_language')).toBeNull();
  expect(button('Language and theme: English')).toBeInTheDocument();
  expect(button('한국어로 보기')).toHaveAttribute('lang', 'ko');
  await userEvent.click(button('한국어로 보기'));
  expect(readStored('fuud_language')).toBe('ko');
  expect(screen.queryByRole('button', { name: '한국어로 보기' })).not.toBeInTheDocument();
  mockWished = null;
});

test.each([
  ['Sign In with Username', 'signIn'],
  ['Create Account', 'createAccount'],
])('the button “%s” opens its dialog, and hovering loads the dialog', async (name, dialog) => {
  const { onEntryNear } = show();
  await userEvent.hover(button(name));
  expect(onEntryNear).toHaveBeenCalled();
  await userEvent.click(button(name));
  expect(await screen.findByText(`ANONYMOUS ${dialog} true`)).toBeInTheDocument();
});

test('a new guest sends no id, and the id in the response is stored', async () => {
  show();
  await userEvent.click(button('Continue as Guest'));
  expect(button('Getting started...')).toBeDisabled();
  expect(mockEnvironment.mock.getMostRecentOperation().request.variables).toEqual({ input: { guestId: null } });
  await answer({ viewer, userErrors: [] });
  expect(readGuestId()).toBe('new-id');
  expect(screen.getByText('GUEST null false')).toBeInTheDocument();
});

test('a returning guest sends the stored id; another id in the response replaces it', async () => {
  keepGuestId('old-id');
  show();
  await userEvent.click(button('Continue as Guest'));
  expect(mockEnvironment.mock.getMostRecentOperation().request.variables).toEqual({ input: { guestId: 'old-id' } });
  await answer({ viewer, userErrors: [] });
  expect(readGuestId()).toBe('new-id');
});

test.each([
  [new RequestError('graphql', '500: boom'), 'Failed to login as guest'],
  [new RequestError('offline', 'No connection'), 'You seem to be offline.'],
  [new RequestError('graphql', '503', { code: 'OVERLOADED', retryAfterSeconds: 1 }), 'Try again in 1 second.'],
  [new RequestError('gateway', '503', { code: 'UNAVAILABLE' }), 'What you have saved is safe. Try again in a moment.'],
  [new RequestError('rateLimited', '429'), 'Too many attempts. Please wait a few minutes.'],
])('when entering as a guest fails, an alert says so and names the reason if it is known: %s', async (error, words) => {
  show();
  await userEvent.click(button('Continue as Guest'));
  await act(async () => mockEnvironment.mock.rejectMostRecentOperation(error));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to login as guest');
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(button('Continue as Guest')).toBeEnabled();
});

test('if the response has no viewer, an error is shown and no guest id is stored', async () => {
  show();
  await userEvent.click(button('Continue as Guest'));
  await answer({ viewer: null, userErrors: [{ code: 'RATE_LIMITED', message: 'slow down', retryAfterSeconds: 60 }] });
  expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts');
  expect(readGuestId()).toBeNull();
});

test('when a dialog cannot be fetched, the landing page shows a message and stays usable', async () => {
  const onEntryNear = jest.fn().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module: /x.js'));
  show(onEntryNear);
  await userEvent.click(button('Create Account'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This part did not load');
  onEntryNear.mockResolvedValue(undefined);
  await userEvent.click(button('Create Account'));
  expect(await screen.findByText('ANONYMOUS createAccount true')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('if the user pressed a button before the page’s code ran, the press takes effect when the code runs', async () => {
  const waiting = document.body.appendChild(document.createElement('button'));
  const press = jest.spyOn(waiting, 'click');
  window.fuudEarlyPress = waiting;
  show();
  expect(press).toHaveBeenCalledTimes(1);
  waiting.remove();
});

test.each([
  ['/saved', 'Sign in to save restaurants', /^Sign in to start saving your favorite restaurants and access them/],
  ['/diary', 'Sign in to access your diary', /^Keep track of restaurants you've visited$/],
])('at %s the page explains why to sign in', (path, title, text) => {
  window.history.replaceState(null, '', path);
  show();
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/api/login?returnTo=${path}`);
  window.history.replaceState(null, '', '/');
});
