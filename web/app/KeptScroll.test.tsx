import { render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { KeptScroll } from './KeptScroll';

/** Opens a page in a tab with stored scroll positions (key -> pixels). @returns the y of each call of scrollTo */
function open(path: string, positions: Record<string, number>): unknown[] {
  window.sessionStorage.setItem('react-router-scroll-positions', JSON.stringify(positions));
  window.history.replaceState(null, '', path);
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const router = createBrowserRouter([{ path: '*', element: <KeptScroll /> }]);
  render(<RouterProvider router={router} />);
  router.dispose();
  return scrollTo.mock.calls.map(([, y]) => y);
}

afterEach(() => jest.restoreAllMocks());

test('a page that is opened by its address does not get the scroll position of another page', () => {
  expect(open('/search?q=pizza', { default: 900, '/about': 900 })).not.toContain(900);
  expect(open('/about#request', { default: 900, '/about': 900, '/about#DNT': 900 })).not.toContain(900);
});

test('a reload restores the scroll position', () => {
  expect(open('/search?q=pizza', { '/search?q=pizza': 900 })).toContain(900);
});
