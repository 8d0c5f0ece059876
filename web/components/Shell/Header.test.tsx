import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { leaveTo } from '../../device/address';
import { readStored, writeStored } from '../../device/storage';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { Header } from './Header';

jest.mock('../../device/address', () => ({ leaveTo: jest.fn() }));

test('leads home and to the profile', () => {
  renderWithRelay(<Header />);
  expect(screen.getByRole('link', { name: 'Fuud, home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
});

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}
const city = () => screen.getByRole('button', { name: /^Current city/ });

test('shows the city; another is kept and marked as chosen; "Ask me again" takes only the mark back', async () => {
  renderWithRelay(
    <>
      <Header />
      <Address />
    </>,
    { at: '/profile' },
  );
  expect(city()).toHaveTextContent(/^St. Louis$/);
  await userEvent.click(city());
  const panel = within(screen.getByRole('dialog', { name: 'Choose a city' }));
  expect(panel.queryByRole('button', { name: 'Ask me again' })).not.toBeInTheDocument();
  await userEvent.type(panel.getByLabelText('City'), 'new york, ny{Enter}');
  expect(city()).toHaveTextContent(/^New York, NY$/);
  expect(screen.getByText('/profile')).toBeInTheDocument();
  expect([readStored('fuud_city'), readStored('fuud_city_chosen')]).toEqual(['New York, NY', 'true']);
  await userEvent.click(city());
  await userEvent.click(screen.getByRole('button', { name: 'Ask me again' }));
  expect([readStored('fuud_city'), readStored('fuud_city_chosen')]).toEqual(['New York, NY', null]);
  expect(screen.getByText('Fuud will ask on your next visit.')).toHaveFocus();
});

test('a search follows the city chosen above it, from its first page on', async () => {
  renderWithRelay(
    <>
      <Header />
      <Address />
    </>,
    { at: '/search?q=pizza&city=Tucson&page=3' },
  );
  expect(city()).toHaveTextContent('Tucson');
  await userEvent.click(city());
  await userEvent.click(screen.getByRole('button', { name: 'Phoenix' }));
  expect(screen.getByText('/search?q=pizza&city=Phoenix')).toBeInTheDocument();
  expect(city()).toHaveTextContent('Phoenix');
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
