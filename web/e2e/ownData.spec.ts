import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test';

const password = 'pear-tree-92';
const register = async (page: Page, username: string) =>
  expect((await page.request.post('/api/auth/register', { data: { username, password } })).status()).toBe(201);

test.use({ expectedErrors: [/status of (400|401)/] });

test('a member downloads all data, and imports the file into another account after a preview', async ({ page }) => {
  await register(page, 'mover_one');
  const [first, second] = await (await page.request.get('/api/restaurants/search?query=pizza')).json();
  await page.request.post(`/api/restaurants/${first.id}/save`);
  const diary = { restaurantId: second.id, visitedAt: '2025-09-04', notes: 'Best “crust” 🍕' };
  await page.request.post('/api/diary', { data: diary });

  await page.goto('/settings');
  const arriving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as JSON' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^fuud-\d{4}-\d\d-\d\d\.json$/);
  const file = readFileSync(await download.path());
  expect(JSON.parse(file.toString()).records).toHaveLength(2);

  await page.request.delete('/api/auth/delete-account');
  await register(page, 'mover_two');
  await page.reload();
  const chooser = page.getByLabel('Choose a file');
  await chooser.setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{"a":') });
  await expect(page.getByRole('alert')).toHaveText(/^This file cannot be brought along: Your file is cut short/);

  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  await chooser.setInputFiles({ name: 'photo.csv', mimeType: 'text/csv', buffer: picture });
  await expect(page.getByRole('alert')).toHaveText(/^This is not a table of text: choose a CSV, JSON or GeoJSON file/);

  const table = `name,city,date\n${first.name},"${first.location}",2024-05-06\nNobody Knows This,St. Louis,2024-05-07\n`;
  await chooser.setInputFiles({ name: 'diary.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  const preview = page.getByRole('group', { name: 'What your file holds' });
  await expect(preview.getByText('1 line not found')).toBeVisible();
  await preview.getByText('1 line found').click();
  await expect(preview.getByRole('listitem').first()).toContainText('May 6, 2024');
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Choose another file' }).click();
  await expect(preview).toHaveCount(0);

  await chooser.setInputFiles({ name: 'fuud.json', mimeType: 'application/json', buffer: file });
  await preview.getByRole('button', { name: 'Bring all 2 lines along' }).click();
  const result = page.getByRole('status').filter({ hasText: 'Your file was brought along.' });
  await expect(result).toContainText('1 restaurant is new on your list.');
  await expect(result).toContainText('1 visit is new in your diary.');
  await expect(result).toBeInViewport();
  await expect(result).toBeFocused();
  await expect(result.getByRole('link', { name: 'Open the diary' })).toHaveAttribute('href', '/diary');
  expect(await (await page.request.get('/api/saved-restaurants')).json()).toMatchObject([{ id: first.id }]);
  expect(await (await page.request.get('/api/diary')).json()).toMatchObject([
    { restaurantId: second.id, notes: diary.notes },
  ]);
  await expectAccessible(page);
});

test('after another member has signed in, a download link in an old tab does not download that member’s file', async ({
  page,
}) => {
  await register(page, 'old_tab');
  await page.goto('/settings');
  const link = page.getByRole('link', { name: 'Download as JSON' });
  await expect(link).toBeVisible();
  await page.request.post('/api/auth/logout');
  await register(page, 'next_member');
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await link.click();
  await expect(page.getByText('next_member', { exact: true }).first()).toBeVisible();
  expect(downloads).toBe(0);
});

test('a guest can download the places saved on the device; only members can import a file', async ({ page }) => {
  await page.request.post('/api/auth/guest', { data: {} });
  const save = { id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', name: '=Juniper', savedAt: '2026-01-02T03:04:05.000Z' };
  await page.addInitScript((text) => localStorage.setItem('fuud_guest_saved', text), JSON.stringify([save]));
  await page.goto('/settings');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = readFileSync(await (await arriving).path(), 'utf8');
  expect(file.split('\r\n')[1]).toBe(`1,saved,${save.id},${save.savedAt},'=Juniper,,,,`);
  await expect(page.getByText('10 places at most')).toBeVisible();
  await expect(page.getByLabel('Choose a file')).toHaveCount(0);

  // The server recognizes the guest's file as an export of Fuud.
  await register(page, 'grown_guest');
  const upload = { data: file, headers: { 'content-type': 'text/csv' } };
  const started = await (await page.request.post('/api/imports', upload)).json();
  expect(started).toMatchObject({ kind: 'fuudCsv', counts: { total: 1, described: 1 } });
});
