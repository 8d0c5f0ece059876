import { expect, test } from './test';

test.use({ viewport: { width: 320, height: 640 } });

test('in the row of a restaurant, opening hours that do not fit are shortened by “until …”, or end with an ellipsis', async ({
  page,
}) => {
  await page.request.post('/api/auth/register', { data: { username: 'small_screen', password: 'my password' } });
  const found = await page.request.get('/api/restaurants/search?query=cocktails');
  for (const { id } of ((await found.json()) as { id: string }[]).slice(0, 5)) {
    await page.request.post(`/api/restaurants/${id}/save`);
  }
  await page.clock.setFixedTime(new Date('2026-11-24T13:00:00Z')); // 7 am in St. Louis: bars are closed
  await page.goto('/saved');
  const late = page.getByRole('article').getByText(/^, until/);
  const opens = page.getByRole('article').getByText(/^Closed · opens [^,]*$/);
  await expect(late).not.toHaveCount(0);
  const ends = (size: string) =>
    page
      .evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size)
      .then(() =>
        opens.evaluateAll((all) =>
          all.map((part) => {
            const isBroken =
              part.getBoundingClientRect().height > 1.6 * Number.parseFloat(getComputedStyle(part).fontSize);
            if (isBroken) return 'broken';
            return part.scrollWidth > part.clientWidth ? getComputedStyle(part).textOverflow : 'whole';
          }),
        ),
      );
  expect(new Set(await ends('100%'))).toEqual(new Set(['whole']));
  for (const part of await late.all()) {
    const isBelow = await part.evaluate((element) => {
      const { top = 0, height = 0 } = element.previousElementSibling?.getBoundingClientRect() ?? {};
      return element.getBoundingClientRect().top >= top + height - 1;
    });
    expect(isBelow).toBe(true); // in the second line, which is not shown
  }
  expect(await ends('200%')).toContain('ellipsis');
  expect(await ends('200%')).not.toContain('broken');
});
