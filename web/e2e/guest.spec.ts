import { expect, expectAccessible, test } from './test';

test('a guest searches for pizza, opens page 2 and a place, and saves the place on the device', async ({ page }) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('mutation') || request.url().includes('/save')) writes.push(body);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(page.getByText('Guest', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'End guest session' })).toBeVisible();
  await expect(page.getByText('St. Louis').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Search (Home)' }).click();
  await page.getByRole('combobox', { name: 'Search restaurants' }).fill('pizza');
  await expect(page.getByRole('heading', { name: 'Results in St. Louis for pizza' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Top Finds' })).toBeVisible();
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible();
  const cards = page.getByRole('article');
  await expect(page.getByRole('heading', { name: /^All Results/ })).toBeVisible();
  await expect(cards).toHaveCount(10);
  await expectAccessible(page);

  const links = page.getByRole('link', { name: /^View Details/ });
  const firstPage = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await page
    .getByRole('link', { name: 'Page 2' })
    .or(page.getByRole('button', { name: 'Page 2' }))
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .not.toEqual(firstPage);
  await expect(page.getByRole('heading', { name: 'Results in St. Louis for pizza' })).toBeInViewport();
  expect(await cards.count()).toBeGreaterThan(0);

  await links.last().click();
  await expect(page).toHaveURL(/\/restaurant\/[0-9a-f-]{36}$/);
  for (const section of [
    'Contact & Hours',
    'Why We Recommend',
    'About & Dishes',
    'Recommended Dishes',
    'Location & Map',
  ]) {
    await expect(page.getByRole('heading', { name: section })).toBeVisible();
  }
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page.getByText('Sample data', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: `Save ${name}` }).click();
  await expect(page.getByText('Restaurant saved locally', { exact: true })).toBeVisible();
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('fuud_guest_saved') ?? '[]'));
  expect(await stored()).toEqual([
    expect.objectContaining({ id: page.url().split('/').at(-1), name, savedAt: expect.stringMatching(/^\d{4}-/) }),
  ]);
  await page.reload();
  await expect(page.getByRole('button', { name: `Save ${name}` })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);

  // "Back to Search" leads to the same results, at the same scroll position.
  await links.last().scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrolled();
  await links.last().click();
  await page.getByRole('link', { name: 'Back to Search' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(scrolled).toBe(before);
  expect(writes.filter((body) => /saveRestaurant/i.test(body))).toEqual([]);
});

test('a guest cannot save an eleventh place; a toast appears if the device cannot store a place', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(page.getByText('Guest', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    const saved = Array.from({ length: 10 }, (_, n) => ({
      id: `00000000-0000-4000-8000-00000000000${n}`,
      name: `Place ${n}`,
      cuisine: null,
      imageUrl: null,
      priceRange: null,
      googleRating: null,
      savedAt: new Date().toISOString(),
    }));
    localStorage.setItem('fuud_guest_saved', JSON.stringify(saved));
  });
  await page.goto('/search?q=ramen');
  const heart = page
    .getByRole('article')
    .getByRole('button', { name: /^Save / })
    .first();
  await heart.click();
  await expect(
    page.getByText('Guest mode limited to 10 saved restaurants. Sign in to save more.', { exact: true }),
  ).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('fuud_guest_saved') ?? '[]').length)).toBe(10);

  await page.evaluate(() => localStorage.removeItem('fuud_guest_saved'));
  await page.reload();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
  });
  await heart.click();
  await expect(page.getByText('Failed to save restaurant', { exact: true })).toBeVisible();
});

test('a message is shown for a search without results and for a restaurant that does not exist', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(page.getByText('Guest', { exact: true })).toBeVisible();
  await page.goto('/search?q=zzzzqq');
  await expect(page.getByText(/No restaurants found/)).toBeVisible();
  await page.goto('/restaurant/00000000-0000-0000-0000-000000000000');
  await expect(page.getByRole('heading', { name: 'Restaurant not found' })).toBeVisible();
  await expect(page.getByText('This restaurant could not be found or may no longer be available.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/q=zzzzqq/);

  await page.goto('/search?q=<img src=x onerror=alert(1)>');
  await expect(page.getByRole('heading', { name: /<img src=x/ })).toBeVisible();
});

test('a URL with a city and a price opens the results for this city and price', async ({ page, server }) => {
  await page.request.post(`${server.url}/api/auth/guest`, { data: {} });
  await page.goto('/search?q=pizza&city=Phoenix&price=%24%24&page=1');
  await expect(page.getByRole('heading', { name: 'Results in Phoenix for pizza' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters, 1 on' })).toBeVisible();
});
