import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { leaveTo } from '../../device/address';
import { saveForGuest } from '../../device/guestSaves';
import { readStored, writeStored } from '../../device/storage';
import type { ViewerKind } from '../../device/viewerKind';
import { useSession } from '../../session/useSession';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { loadProfilePage } from './loadProfilePage';
import { ProfilePage } from './ProfilePage';

jest.mock('../../device/address', () => ({ leaveTo: jest.fn() }));

const ada = {
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  profilePictureUrl: null,
  createdAt: '2025-08-17T12:00:00.000Z',
};

function Dialog() {
  return <p>{`dialog: ${useSession().dialog}`}</p>;
}

async function show(user: Record<string, unknown> = {}, viewer: ViewerKind = 'MEMBER') {
  const result = renderWithRelay(
    (environment) => {
      loadProfilePage({ environment, url: new URL('http://localhost/profile'), params: {} });
      return (
        <>
          <ProfilePage />
          <Dialog />
        </>
      );
    },
    { viewer },
  );
  const resolvers = { Viewer: () => ({ kind: viewer }), User: () => ({ ...ada, ...user }) };
  await act(async () =>
    result.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, resolvers),
    ),
  );
  return result;
}
const name = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a member sees the name, the month of joining, links and the version, and can log out', async () => {
  await show();
  expect(name()).toBe('Ada Lovelace');
  expect(document.title).toBe('Profile · Fuud');
  expect(screen.getByText('Finding hidden gems since August 2025')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  expect(screen.getByText('Version 1.0.0')).toBeInTheDocument();
  expect(screen.getByText('Build date 2025.08.10')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create Account' })).not.toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(leaveTo).toHaveBeenCalledWith('/api/auth/logout');
});

test('the username replaces an incomplete name; a known picture is shown; an unknown month is left out', async () => {
  await show({ lastName: null, profilePictureUrl: 'https://fuud.example/ada.webp', createdAt: '' });
  expect(name()).toBe('ada');
  expect(document.querySelector('img')).toHaveAttribute('src', 'https://fuud.example/ada.webp');
  expect(screen.getByText('Finding hidden gems')).toBeInTheDocument();
});

test('a guest reads that saves move to a new account, and can create an account or end the guest session', async () => {
  for (const id of ['1', '2']) {
    saveForGuest({ id, name: id, cuisine: null, imageUrl: null, priceRange: null, googleRating: null });
  }
  writeStored('fuud_guest_id', 'one');
  await show({ username: 'guest_1', firstName: null, lastName: null }, 'GUEST');
  expect(name()).toBe('Food Explorer');
  expect(screen.getByText('The 2 restaurants you saved here move in with you.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(screen.getByText('dialog: createAccount')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'End guest session' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'End the guest session?' }));
  expect(readStored('fuud_guest_id')).toBe('one');
  await userEvent.click(question.getByRole('button', { name: 'End guest session' }));
  expect([readStored('fuud_guest_id'), readStored('fuud_guest_saved')]).toEqual([null, null]);
  expect(leaveTo).toHaveBeenCalledWith('/api/auth/logout');
});
