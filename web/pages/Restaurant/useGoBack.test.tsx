import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useGoBack } from './useGoBack';

function Shown() {
  const goBack = useGoBack();
  return (
    <button type="button" onClick={goBack}>
      {useLocation().pathname}
    </button>
  );
}

/**
 * Shows a restaurant's page after the diary, goes back, and returns the new path.
 * @param index the place of the restaurant's page among the tab's pages of this site
 * @param entries the number of these pages; null in a browser without the Navigation API
 */
async function goBack(index: number, entries: number | null) {
  if (entries !== null) {
    const navigation = { currentEntry: { index }, entries: () => Array.from({ length: entries }) };
    Object.assign(window, { navigation });
  }
  render(
    <MemoryRouter initialEntries={['/diary', '/restaurant/1']}>
      <Shown />
    </MemoryRouter>,
  );
  await act(async () => screen.getByRole('button').click());
  return screen.getByRole('button').textContent;
}

beforeAll(() => window.history.pushState(null, ''));
afterEach(() => Reflect.deleteProperty(window, 'navigation'));

test('a press goes back to the page before', async () => {
  expect(await goBack(1, window.history.length)).toBe('/diary');
});

test('if another site is before the restaurant’s page, a press goes back to it', async () => {
  expect(await goBack(0, window.history.length - 1)).toBe('/diary');
});

test('if the restaurant’s page is the first of the tab and only later pages follow, a press leads to the search', async () => {
  expect(await goBack(0, window.history.length)).toBe('/search');
});

test('in a browser without the Navigation API, a press goes back if the tab has other pages', async () => {
  expect(await goBack(0, null)).toBe('/diary');
});
