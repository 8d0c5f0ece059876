import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { leaveTo } from '../../device/address';
import { readStored, writeStored } from '../../device/storage';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { Header } from './Header';

beforeEach(() => jest.mocked(leaveTo).mockClear());

jest.mock('../../device/address', () => ({ leaveTo: jest.fn() }));

test('the header has links to the start page and to the profile', () => {
  renderWithRelay(<Header />);
  expect(screen.getByRole('link', { name: 'Fuud, home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
});

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}
const city = () => screen.getByRole('button', { name: /^Current city/ });

function show(at: string) {
  const { environment } = renderWithRelay(
    <>
      <Header />
      <Address />
    </>,
    { at },
  );
  const answer = (...cities: [name: string, state: string][]) =>
    act(async () => {
      const data = {
        cities: {
          edges: cities.map(([name, region]) => {
            const fullName = `${name}, ${region}`;
            return {
              node: { id: fullName, key: fullName, name, region, fullName, shortName: name, hasRestaurants: true },
            };
          }),
        },
      };
      environment.mock.resolveMostRecentOperation({ data });
    });
  return answer;
}

test('the header shows the city; a city that the viewer selects is stored and marked as chosen', async () => {
  const answer = show('/profile');
  expect(city()).toHaveTextContent(/^St. Louis$/);
  await userEvent.click(city());
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a city' }));
  expect(dialog.queryByRole('button', { name: 'Ask me again' })).not.toBeInTheDocument();
  await answer(['New York', 'NY'], ['Phoenix', 'AZ']);
  await userEvent.click(dialog.getByRole('option', { name: 'New York, NY' }));
  expect(city()).toHaveTextContent(/^New York$/);
  expect(city()).toHaveAccessibleName('Current city: New York');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(city()).toHaveFocus();
  expect(screen.getByText('/profile')).toBeInTheDocument();
  expect([readStored('fuud_city'), readStored('fuud_city_chosen')]).toEqual(['New York', 'true']);
});

test('choosing a city in the header opens the first page of the same search in that city', async () => {
  const answer = show('/search?q=pizza&city=Tucson&sort=distance&page=3');
  expect(city()).toHaveTextContent('Tucson');
  await userEvent.click(city());
  await screen.findByRole('dialog', { name: 'Choose a city' });
  await answer(['Phoenix', 'AZ']);
  await userEvent.click(screen.getByRole('option', { name: 'Phoenix, AZ' }));
  expect(screen.getByText('/search?q=pizza&city=Phoenix')).toBeInTheDocument();
  expect(city()).toHaveTextContent('Phoenix');
});

test('a guest sees a badge and a sign-in button; ending the session deletes the guest from the device', async () => {
  writeStored('fuud_guest_id', 'one');
  writeStored('fuud_guest_saved', '[]');
  renderWithRelay(<Header />, { viewer: 'GUEST' });
  expect(screen.getByText('Guest')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  await userEvent.click(screen.getByTitle('End guest session'));
  expect(leaveTo).toHaveBeenCalledWith('/api/auth/logout');
  expect([readStored('fuud_guest_id'), readStored('fuud_guest_saved')]).toEqual([null, null]);
});

describe('a guest who has saved something', () => {
  const save = { id: 'x', name: 'Place', savedAt: '2026-11-01T10:00:00Z' };
  const question = () => screen.queryByRole('alertdialog', { name: 'End the guest session?' });
  const press = async (name: string) =>
    userEvent.click(within(question() as HTMLElement).getByRole('button', { name }));
  beforeEach(async () => {
    writeStored('fuud_guest_id', 'one');
    writeStored('fuud_guest_saved', JSON.stringify([save, { ...save, id: 'y' }]));
    renderWithRelay(<Header />, { viewer: 'GUEST' });
    await userEvent.click(screen.getByTitle('End guest session'));
    await screen.findByRole('alertdialog');
  });

  test('is asked before the saves are deleted, and can cancel', async () => {
    expect(question()).toHaveAccessibleDescription(/^The 2 restaurants you saved here will be deleted/);
    await press('Cancel');
    expect(question()).not.toBeInTheDocument();
    expect(leaveTo).not.toHaveBeenCalled();
    expect(readStored('fuud_guest_saved')).toContain('Place');
  });

  test('can end the session, which deletes the saves from the device', async () => {
    await press('End guest session');
    expect(leaveTo).toHaveBeenCalledWith('/api/auth/logout');
    expect([readStored('fuud_guest_id'), readStored('fuud_guest_saved')]).toEqual([null, null]);
  });

  test('can choose to create an account, and then the saves stay on the device', async () => {
    await press('Create Account');
    expect(question()).not.toBeInTheDocument();
    expect(leaveTo).not.toHaveBeenCalled();
    expect(readStored('fuud_guest_saved')).toContain('Place');
  });
});

test('a member sees no badge and no sign-in button, and can log out', async () => {
  renderWithRelay(<Header />, { viewer: 'MEMBER' });
  expect(screen.queryByText('Guest')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByTitle('Logout'));
  expect(leaveTo).toHaveBeenCalledWith('/api/auth/logout');
});
