import { mailedLink } from './mailedLink';
import { expect, expectAccessible, test } from './test';

test.use({ expectedErrors: [/status of 401/] });
test.slow(); // the accessibility checks are slow on a busy machine

test('a member changes name, e-mail and password in settings', async ({ page, browser, server }) => {
  const [first, second] = ['first secret', 'second secret'];
  const account = { username: 'details', password: first };
  expect((await page.request.post('/api/auth/register', { data: account })).status()).toBe(201);
  const elsewhere = await browser.newContext();
  await elsewhere.request.post(`${server.url}/api/auth/login`, { data: account });
  const statusElsewhere = async () => (await elsewhere.request.get(`${server.url}/api/auth/user`)).status();
  expect(await statusElsewhere()).toBe(200);

  await page.goto('/settings');
  /** Presses the button of one row: 0 is the name, 1 the e-mail address, 2 the password. */
  const open = (nth: number) =>
    page
      .getByRole('button', { name: /^(Change|Add) / })
      .nth(nth)
      .click();
  const expectStatus = (words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

  await open(0);
  await page.getByLabel('First Name').fill(' Ada ');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.keyboard.press('Enter');
  await expectStatus('Your name is saved.');
  await expect(page.getByText('Ada Lovelace', { exact: true })).toBeVisible();

  await open(1);
  await page.getByLabel('New Email').fill('not an address');
  await page.getByLabel('Current Password').fill(first);
  const send = page.getByRole('button', { name: 'Send confirmation email' });
  await send.click();
  await expect(page.getByRole('alert').first()).toContainText('Please enter a valid email address');
  await expect(page.getByLabel('New Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expectAccessible(page);
  await page.getByLabel('New Email').fill('details@example.com');
  await page.getByLabel('Current Password').fill('wrong');
  await send.click();
  await expect(page.getByLabel('Current Password')).toHaveAccessibleDescription(/password/i);
  await page.getByLabel('Current Password').fill(first);
  await send.click();
  await expectStatus('Email sent.');
  await expect(page.getByText(/Waiting for details@example.com/)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(await mailedLink(server, 'details@example.com'));
  await other.getByRole('button', { name: 'Confirm email' }).click();
  await expect(other.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  await other.close(); // otherwise `page` would stay in the background, where browsers slow pages down
  await page.reload();
  await expect(page.getByText(/^details@example\.com/)).toBeVisible();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  await open(2);
  const change = page.getByRole('button', { name: 'Change Password' });
  await page.getByLabel('Current Password').fill('wrong');
  await page.getByLabel('New Password').fill(second);
  await page.getByLabel('Confirm Password').fill('another');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(change).toBeDisabled();
  await page.getByLabel('Confirm Password').fill(second);
  await change.click();
  await expect(page.getByLabel('Current Password')).toHaveAccessibleDescription(/password/i);
  await expectAccessible(page);
  await page.getByLabel('Current Password').fill(first);
  await change.click();
  await expectStatus('Your password is changed. Other devices are signed out.');
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
  expect(await statusElsewhere()).toBe(401);
  const statusWith = async (password: string) =>
    (await elsewhere.request.post(`${server.url}/api/auth/login`, { data: { ...account, password } })).status();
  expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200]);
  await elsewhere.close();
});

test('an e-mail address can be confirmed in another browser; if it is replaced, the old address gets a notice', async ({
  page,
  browser,
  server,
}) => {
  const [first, second] = ['mover@example.com', 'moved@example.com'];
  const password = 'a secret';
  await page.request.post('/api/auth/register', { data: { username: 'mover', email: first, password } });
  const elsewhere = await (await browser.newContext()).newPage();
  /** In another browser, opens the link in the last e-mail to this address, and confirms the address. */
  const confirmElsewhere = async (address: string) => {
    const letter = (await server.letters(address)).at(-1);
    await elsewhere.goto(/https?:\/\/\S+\?token=\S+/.exec(letter?.text ?? '')?.[0] ?? '');
    await elsewhere.getByRole('button', { name: 'Confirm email' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
    await expect(elsewhere.getByText(`${address} now belongs to your account.`)).toBeVisible();
    await expect(elsewhere.getByRole('link', { name: 'Go to Fuud' })).toHaveAttribute('href', '/');
  };
  const subjects = async (address: string) => (await server.letters(address)).map(({ subject }) => subject);
  const expectStatus = (words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  const askForAnother = async () => {
    await page
      .getByRole('button', { name: /^(Change|Add) / })
      .nth(1)
      .click();
    await page.getByLabel('New Email').fill(second);
    await page.getByLabel('Current Password').fill(password);
    await page.getByRole('button', { name: 'Send confirmation email' }).click();
    await expectStatus('Email sent.');
  };

  await page.goto('/settings');
  await expect(page.getByText('Not confirmed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send confirmation email' }).click();
  await expectStatus('Email sent.');
  await expect.poll(() => subjects(first)).toHaveLength(1);
  await confirmElsewhere(first);
  await page.reload();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  await askForAnother();
  await page.getByRole('button', { name: `Keep ${first}` }).click();
  await expectStatus('Your email stays as it is.');
  await expect(page.getByText(/Waiting for/)).toHaveCount(0);
  await page.reload();
  await askForAnother();
  await expect.poll(() => subjects(second)).toHaveLength(2);
  await confirmElsewhere(second);
  await page.reload();
  await expect(page.getByText(new RegExp(`^${second}`))).toBeVisible();

  await expect.poll(() => subjects(first)).toContain('Your Fuud account has another email address');
  expect((await server.letters(first)).map(({ text }) => text).join()).not.toContain(second);
  expect((await page.request.delete('/api/auth/delete-account')).status()).toBe(200);
  await expect.poll(() => subjects(second)).toContain('Your Fuud account was deleted');
  await elsewhere.context().close();
});
