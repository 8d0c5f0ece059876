import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMapServer } from './mapServer';
import { startServer } from './server';
import { expect, expectAccessible, test } from './test';

// If the folder `shared` beside the repository has the file of the City of St. Louis, the test imports this file. If
// not, the test imports a file with invented rows in the same format.
const real = join(__dirname, '..', '..', '..', 'shared', 'data', 'stl_food_facilities_geocoded.jsonl');
const file = existsSync(real) ? real : join(__dirname, 'fixtures', 'city-facilities.jsonl');

test.use({ expectedErrors: [/net::ERR_FAILED/] }); // the test blocks the map's style

test('places can be imported into a running server, searched and saved; a killed server loses no data', async ({
  page,
  request,
}) => {
  test.info().annotations.push({
    type: 'data',
    description: file === real ? 'the real St. Louis file' : 'the fixture: the real file is not in ../shared',
  });
  test.setTimeout(300_000); // two imports of a whole city, on a machine that may be busy
  const maps = await startMapServer();
  const server = await startServer({ MAPS_STYLE_URL: maps.styleUrl });
  try {
    const total = async (query: string) =>
      Number((await request.get(`${server.url}/api/restaurants/search?query=${query}`)).headers()['x-total-count']);
    expect(await total('ramen')).toBeGreaterThan(0); // restaurants of the sample catalogue

    // The server is killed when the first places are imported. The import still finishes, and a second import writes
    // nothing.
    const sample = await total('');
    const first = server.catalogue('import', file, '--format', 'jsonl', '--map', 'stl-food-facilities');
    await expect.poll(() => total(''), { intervals: [20], timeout: 30_000 }).not.toBe(sample);
    await server.kill();
    expect((await first).code).toBe(0);
    await server.restart();
    const again = await server.catalogue('import', file, '--format', 'jsonl', '--map', 'stl-food-facilities');
    expect(again.code).toBe(0);
    expect(again.output).toMatch(/\b0 written|written:?\s+0\b/i);

    await page.goto(`${server.url}/`);
    await page.getByRole('button', { name: 'Continue as Guest' }).click();
    await page.getByRole('link', { name: 'Search (Home)' }).click();
    await page.getByLabel('Search restaurants').first().fill('pizza');
    await expect(page.getByRole('heading', { name: 'Results in St. Louis for pizza' })).toBeVisible();
    await expect(page.getByText('Sample data')).toHaveCount(0); // imported places replace the sample restaurants
    const card = page.getByRole('article').filter({ hasText: /pizza/i }).first();
    await expect(card.getByText('not listed')).toHaveCount(0); // a row shows only known facts

    // The sources list no opening hours. For a late-night craving, the page asks the user to call first.
    await page.getByLabel('Search restaurants').first().fill('late night pizza');
    await expect(page.getByRole('heading', { name: 'Results in St. Louis for late night pizza' })).toBeVisible();
    await expect(page.getByText('Hours are not listed here: call first.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove: Late night (not listed here)' })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(/\(\d{3}\) \d{3}-\d{4}/);
    await expectAccessible(page);
    await page.getByLabel('Search restaurants').first().fill('pizza');
    await expect(page.getByRole('heading', { name: 'Results in St. Louis for pizza' })).toBeVisible();

    // On a wide screen, "Map" shows a map beside the list. Enter on a pin moves the focus to the place's row.
    const phone = page.viewportSize();
    if (!phone) throw new Error('no viewport');
    await page.setViewportSize({ width: 1280, height: 800 });
    const mapChoice = page.getByRole('button', { name: 'Map', exact: true });
    await mapChoice.click();
    await expect(page.locator('[data-map="drawn"]')).toBeVisible();
    await expectAccessible(page);
    const pin = page.getByRole('button', { name: /: go to it in the list$/ }).first();
    const pinned = (await pin.getAttribute('aria-label'))?.replace(/: go to it in the list$/, '') ?? '';
    await pin.press('Enter');
    await expect(
      page.getByRole('list', { name: 'All Results' }).getByRole('link', { name: pinned }).first(),
    ).toBeFocused();
    await mapChoice.click();
    await page.setViewportSize(phone);
    maps.tiles.length = 0;
    await page
      .getByRole('button', { name: /^More about/ })
      .first()
      .click();
    await expect(page.getByText('Hours not listed').first()).toBeVisible();
    await expect(page.getByText('Price not listed').first()).toBeVisible();
    await card.getByRole('link', { name: /^View Details/ }).click();
    await expect(page.getByRole('link', { name: /^Directions/ })).toBeVisible();
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    expect(name).not.toMatch(/^[A-Z' ]{6,}$/);
    await expect(page.getByText('Price not available')).toBeVisible();
    await expect(page.getByText(/Facts from .*St\. Louis/)).toBeVisible();

    // The map is drawn at zoom 16 when it is scrolled into view. If the map's style is blocked, a card of the same
    // height replaces the map.
    const map = page.getByRole('region', { name: 'Location & Map', exact: true });
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator('[data-map="drawn"]')).toBeVisible();
    expect(maps.tiles.filter((tile) => !tile.startsWith('16/'))).toEqual([]);
    expect(maps.tiles).not.toEqual([]);
    expect(await map.locator('[data-drawn="true"]').evaluate((box) => box.getBoundingClientRect().height)).toBe(192);
    await expect(map.getByText('© this machine')).toBeVisible();
    await expectAccessible(page);
    await page.route('**/style.json', (route) => route.abort());
    await page.reload();
    await map.scrollIntoViewIfNeeded();
    const fallback = map.locator('[data-map="card"]');
    await expect(fallback.getByRole('link', { name: /^Open in Maps/ })).toBeVisible();
    expect(await fallback.evaluate((box) => box.getBoundingClientRect().height)).toBe(192);

    await page.getByRole('button', { name: `Save ${name}` }).click();
    await expect(page.getByText('Restaurant saved locally', { exact: true })).toBeVisible();

    // Sessions and places survive when the server is killed.
    await server.kill();
    await server.restart();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('button', { name: `Save ${name}` })).toHaveAttribute('aria-pressed', 'true');

    // The running server finds a newly imported place within seconds.
    const extra = join(tmpdir(), `fuud-extra-${process.pid}.jsonl`);
    const row = JSON.parse(
      readFileSync(file, 'utf8')
        .split('\n')
        .find((line) => line.includes('RESTAURANT')) ?? '{}',
    );
    writeFileSync(
      extra,
      `${JSON.stringify({ ...row, name: 'Quixotic Zucchini House', location: '1 Market St, St Louis' })}\n`,
    );
    expect((await server.catalogue('import', extra, '--format', 'jsonl', '--map', 'stl-food-facilities')).code).toBe(0);
    const best = async () =>
      (await (await request.get(`${server.url}/api/restaurants/search?query=quixotic+zucchini`)).json())[0]?.name;
    await expect.poll(best).toBe('Quixotic Zucchini House');
  } finally {
    await server.stop();
    maps.stop();
  }
});
