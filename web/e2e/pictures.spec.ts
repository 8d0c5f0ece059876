import { expect, expectAccessible, test } from './test';

test('cards show a blur, then a picture of the right size; later requests get AVIF', async ({ page }) => {
  test.slow(); // AVIFs are made in the background, one at a time; a busy machine takes longer
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(page.getByText('Guest', { exact: true })).toBeVisible();

  // No picture arrives until `letGo` is called. Until then a blur is shown. The card does not move when the picture
  // arrives.
  let letGo = () => undefined as unknown;
  const held = new Promise((resolve) => {
    letGo = () => resolve(undefined);
  });
  await page.route('**/img/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/search?q=ramen');
  const card = page.getByRole('article').nth(3);
  await page
    .getByRole('button', { name: /^More about/ })
    .nth(3)
    .click();
  await expect(card.locator('canvas')).toBeVisible();
  const colours = await card.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return new Set(Array.from({ length: data.length / 4 }, (_, at) => `${data[at * 4]},${data[at * 4 + 1]}`)).size;
  });
  expect(colours).toBeGreaterThan(20);
  const before = await card.boundingBox();
  letGo();
  const photo = card.getByRole('img', { name: /^Illustration for/ });
  await expect(photo).toHaveJSProperty('complete', true);
  await expect(card.locator('canvas')).toHaveCount(0);
  expect(await card.boundingBox()).toEqual(before);
  const sizeOf = (image: typeof photo) =>
    image.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]);
  expect(await sizeOf(photo)).toEqual([600, 400]);
  expect((await card.getByRole('group', { name: /^Pictures of/ }).boundingBox())?.height).toBe(192);
  await expect(card.getByText('Illustration', { exact: true })).toBeVisible();

  const first = await photo.getAttribute('src');
  await card.getByRole('button', { name: 'Previous picture' }).click();
  await expect(photo).not.toHaveAttribute('src', first ?? '');
  await card.getByRole('button', { name: 'Next picture' }).press('ArrowRight');
  await expect(photo).toHaveAttribute('src', first ?? '');
  await page.evaluate(() => window.scrollTo(0, 0)); // a button partly under the header is reported as too small
  await expectAccessible(page);

  const accept = { accept: 'image/avif,image/webp,*/*' };
  await expect
    .poll(async () => (await page.request.get(first ?? '', { headers: accept })).headers()['content-type'], {
      timeout: 120_000,
    })
    .toBe('image/avif');
  const decoded = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = `${src}`;
    await image.decode();
    return image.naturalWidth;
  }, first);
  expect(decoded).toBe(600);

  await card.getByRole('link', { name: /^View Details/ }).click();
  const hero = page.getByRole('group', { name: /^Pictures of/ }).getByRole('img');
  await expect(hero).toHaveCount(1); // the results are no longer shown
  await expect(hero).toHaveJSProperty('complete', true);
  await expect.poll(() => sizeOf(hero)).toEqual([800, 600]);

  await page.getByRole('button', { name: /^Save / }).click();
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('fuud_guest_saved') ?? '[]')[0]?.imageUrl);
  await expect.poll(stored).toBe(first);
});

test('a card shows a text if none of its pictures can be decoded', async ({ page, server }) => {
  await page.request.post(`${server.url}/api/auth/guest`, { data: {} });
  await page.route('**/img/**', (route) => route.fulfill({ status: 200, contentType: 'image/webp', body: 'broken' }));
  await page.goto('/search?q=ramen');
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await expect(page.getByRole('article').first().getByText('No photos available')).toBeVisible();
});
