import { expect, test } from './test';

test('a browser that keeps its storage closed still changes its look, its city and its preferences', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  const root = page.locator('html');
  await page.getByRole('button', { name: 'Language and theme' }).click();
  await page.getByRole('radio', { name: 'Español' }).click();
  await expect(root).toHaveAttribute('lang', 'es');
  await page.getByRole('radio', { name: 'English' }).click();
  const dark = page.getByRole('switch', { name: 'Dark theme' });
  for (const theme of [/dark/, /light/]) {
    await dark.click();
    await expect(root).toHaveClass(theme);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(root).toHaveClass(/dark/);
  await page.getByRole('switch').click();
  await expect(page.getByRole('switch')).not.toBeChecked();
  await page.getByRole('button', { name: /^Current city/ }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('boston, ma');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Current city/ })).toHaveText('Boston');
});
