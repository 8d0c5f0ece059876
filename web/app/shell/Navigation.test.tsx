import { screen, within } from '@testing-library/react';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { Navigation } from './Navigation';

test('the navigation shows its links in order and marks the current page', () => {
  renderWithRelay(<Navigation />, { at: '/search?q=pizza' });
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/search', '/saved', '/diary', '/profile']);
  expect(links.map((link) => link.textContent)).toEqual(['Discover', 'Search', 'Saved', 'Diary', 'Profile']);
  const search = screen.getByRole('link', { name: 'Search (Home)' });
  expect(search).toHaveTextContent('Search');
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([search]);
});
