import { openPaths } from '../app/openPaths';
import spanish from '../intl/messages/es.json';
import korean from '../intl/messages/ko.json';
import chinese from '../intl/messages/zh.json';
import { mailedLink } from './mailedLink';
import { stubGraphql } from './stubGraphql';
import { expect, expectAccessible, test } from './test';

test.use({ expectedErrors: [/status of (400|401|403|429|500)|ERR_FAILED/] });

const landing = { name: 'Sign In with Username' };

test.slow(); // the accessibility checks are slow on a busy machine

test('a password that is easy to guess gets a warning; the password list is fetched only once', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const lists = () => fetched.filter((path) => /passwords/.test(path));
  await page.goto('/');
  await page.getByRole('button', { name: 'Create Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Account' });
  await dialog.getByLabel('Username').fill('guessable');
  await expect(dialog.getByRole('status')).toHaveText('');
  expect(lists()).toEqual([]);
  const password = dialog.getByLabel('Password', { exact: true });
  await password.focus();
  await expect.poll(lists).toHaveLength(1); // loaded on focus, so that the warning can appear during typing
  await password.pressSequentially('sunshine');
  await expect(dialog.getByRole('status')).toContainText('one of the most common passwords');
  await expect(password).toHaveAccessibleDescription(/At least 6 characters This is one of the most common/);
  await expectAccessible(page);
  const before = fetched.length;
  await password.pressSequentially(' and 1001 nights');
  await expect(dialog.getByRole('status')).toHaveText('');
  await password.fill('Guessable1');
  await expect(dialog.getByRole('status')).toContainText('close to your own name');
  expect(fetched.slice(before)).toEqual([]);
  expect(lists()).toHaveLength(1);
  await dialog.getByLabel('Confirm Password').fill('Guessable1');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('a member who forgot the password can choose a new one with a mailed link', async ({ page, server }) => {
  const ada = { username: 'forgetful', email: 'forgetful@example.com', password: 'the old one' };
  await page.request.post('/api/auth/register', { data: ada });
  await page.goto('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', landing).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Email Address').fill('x@');
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address');
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription('Please enter a valid email address');
  await page.getByLabel('Email Address').fill('Forgetful@example.com');
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(
    page.getByText("If an account with this email exists, you'll receive a password reset email shortly."),
  ).toBeVisible();
  await expect(page.getByText(/few minutes.*spam/)).toBeVisible();
  await expectAccessible(page);

  const link = await mailedLink(server, ada.email);
  await page.goto(link);
  await expect(page.getByText('No reset token found.')).toHaveCount(0);
  await expect(page.getByText('Password must be at least 6 characters long', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New Password').fill('short');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('alert')).toHaveText('Password must be at least 6 characters');
  await page.reload();
  await page.getByLabel('New Password').fill('the new one');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('New Password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Successful!' })).toBeVisible();
  await expect(
    page.getByText('Your password has been updated successfully. You can now sign in with your new password.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign In Now' }).click();
  expect(new URL(page.url()).pathname).toBe('/');

  const signIn = (password: string) => page.request.post('/api/auth/login', { data: { ...ada, password } });
  expect((await signIn(ada.password)).status()).toBe(401);
  await page.getByRole('button', landing).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Username/).fill(ada.email);
  await dialog.getByLabel('Password', { exact: true }).fill('the new one');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();

  // The link does not work a second time.
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.getByLabel('New Password').fill('another one');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('alert')).toContainText('expired or has already been used');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page.getByLabel('Email Address')).toBeVisible();
});

test('without a token, the forms for a new password and for confirming an e-mail cannot be sent', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByRole('alert')).toHaveText(
    'No reset token found. Please check your email and click the reset link.',
  );
  await page.getByLabel('New Password').fill('long enough');
  await expect(page.getByRole('button', { name: 'Reset Password' })).toBeDisabled();
  await page.goto('/confirm-email');
  await expect(page.getByRole('button', { name: 'Confirm email' })).toBeDisabled();
  await expectAccessible(page);
});

for (const [language, words] of Object.entries({ es: spanish, zh: chinese, ko: korean })) {
  test(`the forms for a forgotten password show error messages in ${language}`, async ({ page }) => {
    await page.addInitScript((language) => localStorage.setItem('fuud_language', language), language);
    await page.goto('/forgot-password');
    await page.getByLabel(words['forgot.email']).fill('x@');
    await page.getByRole('button', { name: words['forgot.send'] }).click();
    await expect(page.getByRole('alert')).toHaveText(words['auth.emailInvalid']);
    await page.goto('/reset-password?token=T');
    await page.getByLabel(words['reset.password'], { exact: true }).fill('long enough');
    await page.getByRole('button', { name: words['reset.submit'] }).click();
    await expect(page.getByRole('alert')).toHaveText(words['auth.tokenInvalid']);
    await expectAccessible(page);
  });
}

test('the password forms show that a request runs, fails, is rate-limited or is not sent', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email Address').fill('ada@example.com');
  const send = page.getByRole('button', { name: 'Send Reset Email' });
  const alert = page.getByRole('alert');
  await stubGraphql(page, 'useRequestPasswordResetMutation', async (route) => {
    await page.getByRole('button', { name: 'Sending...' }).waitFor();
    await route.fulfill({ status: 500, json: {} });
  });
  await send.click();
  await expect(alert).toHaveText('Failed to send password reset email');
  await stubGraphql(page, 'useRequestPasswordResetMutation', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '600' }, json: { message: 'Too many' } }),
  );
  await send.click();
  await expect(alert).toHaveText('Too many attempts. Please try again in 10 minutes.');
  await stubGraphql(page, 'useRequestPasswordResetMutation', (route) => route.abort());
  await send.click();
  await expect(alert).toContainText('You seem to be offline.');

  await page.goto('/reset-password?token=T');
  await page.getByLabel('New Password').fill('long enough');
  await stubGraphql(page, 'useResetPasswordMutation', async (route) => {
    expect(route.request().postDataJSON().variables.input.token).toBe('T');
    await page.getByRole('button', { name: 'Resetting...' }).waitFor();
    await route.fulfill({ status: 500, json: {} });
  });
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(alert).toHaveText('Failed to reset password');
  await stubGraphql(page, 'useResetPasswordMutation', (route) =>
    route.fulfill({ status: 400, json: { message: 'In the words of the server' } }),
  );
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(alert).toHaveText('In the words of the server');
});

test('public pages are shown to visitors and guests; at other addresses a visitor sees the landing page', async ({
  page,
  server,
}) => {
  const html = async (path: string) => (await fetch(server.url + path)).text();
  for (const path of openPaths) {
    expect(await html(path)).not.toContain(landing.name);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', landing)).toHaveCount(0);
  }
  for (const path of ['/', '/search', '/profile', '/xyz', '/forgot-password/more']) {
    expect(await html(path)).toContain(landing.name);
    await page.goto(path);
    await expect(page.getByRole('button', landing)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(page.getByRole('button', { name: 'End guest session' })).toBeVisible();
  for (const path of ['/forgot-password', '/reset-password?token=T']) {
    await page.goto(path);
    await expect(page.getByRole('textbox').or(page.getByLabel('New Password')).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'End guest session' })).toBeVisible();
  }
});

test('after a logout, a public URL shows the landing page until the sign-in dialog was opened and closed', async ({
  page,
}) => {
  const goInside = (path: string) =>
    page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await page.goto('/?logged_out=true&x=1');
  await expect(page).toHaveURL(/\/\?x=1$/);
  await goInside('/forgot-password');
  await expect(page.getByRole('button', landing)).toBeVisible();
  await page.getByRole('button', landing).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Email Address')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', landing)).toBeVisible();
});

test('the result of a failed external sign-in is removed from the URL; no message is shown', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON().operationName);
  });
  await page.goto('/?error=oauth_failed&x=1');
  await expect(page).toHaveURL(/\/\?x=1$/);
  await page.goto('/saved?auth_token=nonsense&x=1');
  await expect.poll(() => asked).toEqual(['transferSignInMutation']);
  await expect(page).toHaveURL(/\/saved\?x=1$/);
  await expect(page.getByRole('button', landing)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a mailed link confirms an e-mail address only after a press on “Confirm email”', async ({ page, server }) => {
  const [wanted, password] = ['wanted@example.com', '123456'];
  await page.request.post('/api/auth/register', { data: { username: 'changer', password } });
  const query =
    'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { userErrors { code } } }';
  await page.request.post('/graphql', {
    data: { query, variables: { input: { email: wanted, currentPassword: password } } },
  });
  const email = async () => (await (await page.request.get('/api/auth/user')).json()).email;
  const link = await mailedLink(server, wanted);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await expectAccessible(page);
  expect(await email()).toBeNull();
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  await expect(page.getByText(`${wanted} now belongs to your account.`)).toBeVisible();
  await expect(page).toHaveURL(/\/confirm-email$/);
  await expectAccessible(page);
  expect(await email()).toBe(wanted);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('alert')).toContainText('expired or has already been used');
  await expect(page.getByRole('link', { name: 'Go to Settings' })).toHaveAttribute('href', '/settings');
});

test('a picture whose URL is the logout URL does not sign anybody out', async ({ page }) => {
  await page.request.post('/api/auth/guest', { data: {} });
  await page.goto('/cookies');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.evaluate(async () => {
    const picture = new Image();
    const settled = new Promise((resolve) => picture.addEventListener('error', resolve));
    picture.src = '/api/auth/logout';
    await settled;
  });
  expect(requests).toContain('/api/auth/logout');
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
  await page.goto('/api/auth/logout');
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
