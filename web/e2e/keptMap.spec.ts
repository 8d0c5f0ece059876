import { startMapServer } from './mapServer';
import { startServer } from './server';
import { expect, expectAccessible, test } from './test';

test('on the maps of /saved and /diary, Enter on a pin shows the place; on /saved, "Map" also closes the map', async ({
  page,
}) => {
  test.slow(); // the test starts its own server
  const maps = await startMapServer();
  const server = await startServer({ MAPS_STYLE_URL: maps.styleUrl });
  try {
    await page.request.post(`${server.url}/api/auth/register`, {
      data: { username: 'maps_all', password: 'my password' },
    });
    await page.addInitScript(() => localStorage.setItem('fuud_city_chosen', 'true'));
    const found = await page.request.get(`${server.url}/api/restaurants/search?query=pizza`);
    // The order of the results depends on what is open now, so the places are chosen by name.
    const results = (await found.json()) as { id: string; name: string }[];
    const places = results.sort((a, b) => a.name.localeCompare(b.name)).slice(0, 7);
    for (const { id } of places) {
      await page.request.post(`${server.url}/api/restaurants/${id}/save`);
      await page.request.post(`${server.url}/api/diary`, { data: { restaurantId: id, notes: 'Loud, lovely.' } });
    }

    await page.goto(`${server.url}/saved`);
    await page.getByRole('button', { name: 'Map', exact: true }).press('Enter');
    await expect(page).toHaveURL(/view=map/);
    const drawn = page.locator('[data-map="drawn"]');
    await expect(drawn).toBeVisible();
    await expectAccessible(page);
    const pin = drawn.locator('button[aria-pressed]').first();
    const name = (await pin.getAttribute('aria-label')) ?? '';
    await pin.press('Enter');
    const opened = page.getByRole('region', { name: 'On the map' });
    await expect(opened).toBeFocused();
    await expect(opened.getByRole('link', { name: `View Details: ${name}` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Filter saved places' }).fill(places[0]?.name ?? '');
    await expect(drawn.getByRole('button', { name: places[0]?.name })).toBeVisible();
    await expect(drawn.locator('button[aria-pressed]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Saved restaurants' }).getByRole('article')).toHaveCount(1);

    await page.goto(`${server.url}/diary?view=map`);
    await drawn.locator('button[aria-pressed]').first().press('Enter');
    await expect(opened).toContainText('Loud, lovely.');
    await expectAccessible(page);
  } finally {
    await server.stop();
    maps.stop();
  }
});
