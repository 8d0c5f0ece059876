import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment } from 'relay-test-utils';
import { ofReader } from '../../device/deviceOwner';
import { loadNoticeTexts } from '../../intl/loadNoticeTexts';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { CookiesPage } from './CookiesPage';
import { cookies, deviceEntries } from './entries';

const mockEnvironment = createMockEnvironment();
jest.mock('../../relay/environment', () => ({ getEnvironment: () => mockEnvironment }));
jest.mock('../../intl/loadNoticeTexts', () => ({ loadNoticeTexts: jest.fn() }));

test('the page names every cookie and every stored entry, each with its purpose and its lifetime', () => {
  const { container } = renderWithRelay(<CookiesPage />);
  expect(document.title).toBe('Cookies, and what stays on your device · Fuud');
  expect(cookies.map(({ name }) => name)).toEqual(['fuud_session', 'fuud_device', 'fuud_signin']);
  for (const { name } of [...cookies, ...deviceEntries]) {
    const entry = screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement;
    expect(entry).toHaveTextContent(/What it is for: \S+/);
    expect(entry).toHaveTextContent(/Kept for: \S+/);
  }
  expect(container).toHaveTextContent(/Strictly necessary/);
  expect(container).toHaveTextContent(/How to remove them/);
  expect(container).not.toHaveTextContent(/[{}<>]|cookies\./);
});

test('the page says that a logout deletes what is stored for the user', () => {
  renderWithRelay(<CookiesPage />);
  for (const name of ofReader) {
    const entry = screen.getByRole('heading', { level: 3, name }).closest('li');
    expect(entry).toHaveTextContent(/Kept for: .*log out/);
  }
});

test('with a session there is a link to the page of the privacy notice', () => {
  renderWithRelay(<CookiesPage />, { viewer: 'MEMBER' });
  expect(screen.getByRole('link', { name: 'Read the privacy notice' })).toHaveAttribute('href', '/about#privacy');
});

test('without a session the privacy notice opens in a dialog; an error appears if the dialog cannot load', async () => {
  jest.mocked(loadNoticeTexts).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  renderWithRelay(<CookiesPage />, { viewer: 'ANONYMOUS' });
  const open = screen.getByRole('button', { name: 'Read the privacy notice' });
  await userEvent.click(open);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Reload to try again/);
  await userEvent.click(open);
  const dialog = await screen.findByRole('dialog', { name: 'Privacy Policy' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  const before = window.location.href;
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.click(within(dialog).getAllByRole('link', { name: /contacting us/ })[0] as HTMLElement);
  const contact = document.getElementById('contact');
  expect(scroll.mock.contexts).toEqual([contact]);
  expect(contact).toHaveFocus();
  expect(window.location.href).toBe(before);
  expect(within(dialog).getByRole('link', { name: 'cookie notice' })).toHaveAttribute('href', '/cookies');
  expect(within(dialog).queryByRole('link', { name: 'account settings' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(open).toHaveFocus();
});
