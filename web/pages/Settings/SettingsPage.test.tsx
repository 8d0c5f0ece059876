import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { readStored, writeStored } from '../../device/storage';
import type { ViewerKind } from '../../device/viewerKind';
import { RequestError } from '../../relay/RequestError';
import { useSession } from '../../session/useSession';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { loadSettingsPage } from './loadSettingsPage';
import { SettingsPage } from './SettingsPage';

jest.mock('../../device/address', () => ({ ...jest.requireActual('../../device/address'), leaveTo: jest.fn() }));

function State() {
  const { kind, hasDeletedAccount } = useSession();
  return <p>{`${kind} ${hasDeletedAccount}`}</p>;
}

async function show(viewer: ViewerKind = 'MEMBER') {
  const result = renderWithRelay(
    (environment) => {
      loadSettingsPage({ environment, url: new URL('http://localhost/settings'), params: {} });
      return (
        <>
          <SettingsPage />
          <State />
        </>
      );
    },
    { viewer, at: '/settings' },
  );
  await act(async () =>
    result.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Viewer: () => ({ kind: viewer }) }),
    ),
  );
  for (const operation of result.environment.mock.getAllOperations()) {
    await act(async () => result.environment.mock.resolve(operation, MockPayloadGenerator.generate(operation)));
  }
  return result;
}
const button = (name: string) => screen.getByRole('button', { name });
const ask = async (name: string) => {
  await userEvent.click(button(name));
  return screen.getByRole('alertdialog');
};

test('the page has radio buttons for theme and language, a switch for the history, and the version', async () => {
  const { environment } = await show('GUEST');
  expect(document.title).toBe('Settings · Fuud');
  expect(screen.getByRole('link', { name: 'Back to profile' })).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('radio', { name: /^System/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(readStored('fuud_theme')).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(readStored('fuud_theme')).toBe('light');
  await userEvent.click(screen.getByRole('radio', { name: /^System/ }));
  expect(readStored('fuud_theme')).toBeNull();

  const languages = { en: 'English', es: 'Spanish', zh: 'Chinese', ko: 'Korean' };
  for (const [value, word] of Object.entries(languages)) {
    expect(screen.getByRole('radio', { name: new RegExp(word) })).toHaveAttribute('value', value);
  }
  await userEvent.click(screen.getByRole('radio', { name: /Korean/ }));
  expect(readStored('fuud_language')).toBe('ko');
  expect(environment.mock.getAllOperations()).toEqual([]);

  const history = screen.getByRole('switch', { name: 'Save search history' });
  expect(history).toBeChecked();
  await userEvent.click(history);
  expect([history.getAttribute('aria-checked'), readStored('fuud_save_history')]).toEqual(['false', 'false']);
  expect(screen.getByText('Version 1.0.0')).toBeInTheDocument();
  expect(screen.getByText('Build 2025.08.10')).toBeInTheDocument();
});

test('members have the part “What Fuud knows of your taste”; guests do not have this part', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'What Fuud knows of your taste' })).toBeInTheDocument();
  cleanup();
  await show('GUEST');
  expect(screen.queryByRole('heading', { name: 'What Fuud knows of your taste' })).not.toBeInTheDocument();
});

test('deleting the account needs a confirmation, clears the device’s data and shows the landing page', async () => {
  writeStored('fuud_city', 'Phoenix');
  window.history.replaceState(null, '', '/settings');
  const { environment } = await show();
  const dialog = await ask('Delete account');
  expect(dialog).toHaveAccessibleName('Delete your account?');
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.click(button('Delete account'));
  expect(button('Deleting...')).toBeDisabled();
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { deleteAccount: { viewer: { kind: 'ANONYMOUS' }, userErrors: [] } },
    }),
  );
  expect(screen.getByText('ANONYMOUS true')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/');
  expect(readStored('fuud_city')).toBeNull();
});

test('a guest has the button “Clear Data”; if the request fails, a toast says so and nothing is removed', async () => {
  writeStored('fuud_guest_saved', '[]');
  const { environment } = await show('GUEST');
  expect(screen.queryByRole('button', { name: 'Delete account' })).not.toBeInTheDocument();
  expect(await ask('Clear Data')).toHaveAccessibleName('Clear your data?');
  await userEvent.click(button('Clear Data'));
  await act(async () =>
    environment.mock.rejectMostRecentOperation(new RequestError('gateway', '500: boom', { status: 500 })),
  );
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(screen.getByText('Failed to delete account. Please try again.')).toBeInTheDocument();
  expect(screen.getByText('GUEST false')).toBeInTheDocument();
  expect(readStored('fuud_guest_saved')).toBe('[]');
  await waitFor(() => expect(button('Clear Data')).toHaveFocus());
});

test('if the session has ended, “Delete account” shows “Logging in again...”, and no failure message', async () => {
  const { environment } = await show();
  await ask('Delete account');
  await userEvent.click(button('Delete account'));
  const userErrors = [{ code: 'UNAUTHENTICATED', retryAfterSeconds: null }];
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { deleteAccount: { viewer: null, userErrors } } }),
  );
  expect(screen.getByText('You are logged out. Logging in again...')).toBeInTheDocument();
  expect(screen.queryByText('Failed to delete account. Please try again.')).not.toBeInTheDocument();
});
