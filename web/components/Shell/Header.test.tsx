import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveTo } from '../../device/address';
import { readStored, writeStored } from '../../device/storage';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { Header } from './Header';

jest.mock('../../device/address', () => ({ leaveTo: jest.fn() }));

test('leads home and to the routes there are, and marks where the reader is', () => {
  renderWithRelay(<Header />, { at: '/search' });
  expect(screen.getByRole('link', { name: 'Fuud, home' })).toHaveAttribute('href', '/');
  const link = screen.getByRole('link', { name: 'Search (Home)' });
  expect(screen.getByRole('navigation')).toContainElement(link);
  expect(link).toHaveAttribute('href', '/search');
  expect(link).toHaveAttribute('aria-current', 'page');
});

test('a guest has a badge, a way to sign in, and ends the session with all the device kept', async () => {
  writeStored('fuud_guest_id', 'one');
  writeStored('fuud_guest_saved', '[]');
  renderWithRelay(<Header />, { viewer: 'GUEST' });
  expect(screen.getByText('Guest')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  await userEvent.click(screen.getByTitle('End guest session'));
  expect(leaveTo).toHaveBeenCalledWith('/api/auth/logout');
  expect([readStored('fuud_guest_id'), readStored('fuud_guest_saved')]).toEqual([null, null]);
});

test('a member has neither badge nor sign-in, and logs out', async () => {
  renderWithRelay(<Header />, { viewer: 'MEMBER' });
  expect(screen.queryByText('Guest')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByTitle('Logout'));
  expect(leaveTo).toHaveBeenCalledWith('/api/auth/logout');
});
