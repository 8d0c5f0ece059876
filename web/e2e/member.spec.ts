import type { Page, Route } from '@playwright/test';
import { exactText } from './exactText';
import { expectLoggedOut } from './expectLoggedOut';
import { stubGraphql } from './stubGraphql';
import { expect, expectAccessible, test } from './test';

test.use({ expectedErrors: [/status of (500|401)/] }); // the stubs cause these errors

const fault = { status: 500, json: { errors: [{ message: 'Unexpected error.' }] } };

/** Opens the results for "pizza" as a new member. */
async function arrive(page: Page, username: string) {
  await page.request.post('/api/auth/register', { data: { username, password: 'my password' } });
  await page.addInitScript(() => localStorage.setItem('fuud_city_chosen', 'true'));
  await page.goto('/search?q=pizza');
  await expect(page.getByRole('article').first()).toBeVisible();
}

type Answer = Parameters<Route['fulfill']>[0];
/** Stubs one operation, so that it returns `answer`, and calls `press`. @returns a function that removes the stub */
async function withStubbedAnswer(page: Page, operation: string, answer: Answer, press: () => unknown) {
  await stubGraphql(page, operation, (route) => route.fulfill(answer));
  await press();
  return () => page.unroute('**/graphql');
}

test('a member saves a place, adds it to the diary and rates it; after a failure the page shows a message', async ({
  page,
}) => {
  await arrive(page, 'notes_all');
  const row = page.getByRole('list', { name: 'All Results' }).getByRole('listitem').nth(3);
  const name = (await row.getByRole('heading').textContent()) ?? '';
  await row.getByRole('button', { name: `More about ${name}` }).click();
  const heart = row.getByRole('button', { name: `Save ${name}` });
  const diary = row.getByRole('button', { name: `${name} in my diary` });

  // After a failed save, the heart is empty. After a failed removal, the heart is filled.
  let unstub = await withStubbedAnswer(page, 'useSaveRestaurantMutation', fault, () => heart.click());
  await expect(exactText(page, 'Failed to update saved status on the card.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await unstub();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeEnabled();
  unstub = await withStubbedAnswer(page, 'useUnsaveRestaurantMutation', fault, () => heart.click());
  await expect(exactText(page, 'Failed to update saved status on the card.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await unstub();

  // After a failure, the restaurant is not in the diary. If the server reports a duplicate, the page shows that
  // the restaurant is already in the diary.
  unstub = await withStubbedAnswer(page, 'useAddDiaryEntryMutation', fault, () => diary.click());
  await expect(exactText(page, 'Failed to add restaurant to diary. Please try again.')).toBeVisible();
  await expect(diary).toHaveAttribute('aria-pressed', 'false');
  await unstub();
  const twice = { json: { errors: [{ message: 'duplicate key', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] } };
  unstub = await withStubbedAnswer(page, 'useAddDiaryEntryMutation', twice, () => diary.click());
  await expect(exactText(page, 'This restaurant is already in your diary.')).toBeVisible();
  await unstub();

  // After a failed rating, the dialog still shows the chosen stars. A rating also adds the place to the diary.
  await row.getByRole('button', { name: `Rate ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(name) });
  await dialog.getByRole('radio', { name: '4 stars' }).press('Space');
  await expectAccessible(page);
  const submit = dialog.getByRole('button', { name: 'Submit Rating' });
  unstub = await withStubbedAnswer(page, 'useRateRestaurantMutation', fault, () => submit.click());
  await expect(exactText(page, 'Failed to submit rating. Please try again.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await unstub();
  await submit.click();
  await expect(exactText(page, 'Rating submitted!')).toBeVisible();
  await expect(
    exactText(page, "Thank you for rating this restaurant. It's been added to your diary too!"),
  ).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(diary).toHaveAttribute('aria-pressed', 'true');
  await expect(row.getByRole('img', { name: 'Your rating: 4 stars' })).toBeVisible();
  await row.getByRole('button', { name: `Change your rating of ${name}` }).click();
  await expect(submit).toBeDisabled();
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);

  unstub = await withStubbedAnswer(page, 'useRemoveDiaryEntryMutation', fault, () => diary.click());
  await expect(exactText(page, 'Failed to remove restaurant from diary. Please try again.')).toBeVisible();
  await expect(diary).toHaveAttribute('aria-pressed', 'true');
  await unstub();
  await diary.click();
  await expect(exactText(page, 'Restaurant has been removed from your diary.')).toBeVisible();

  // On the page of the place, a failed removal shows another error message. The page offers ways to share the place.
  await row.getByRole('link', { name: `View Details: ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const large = page.getByRole('button', { name: `Save ${name}` });
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  unstub = await withStubbedAnswer(page, 'useUnsaveRestaurantMutation', fault, () => large.click());
  await expect(exactText(page, 'Failed to update saved status')).toBeVisible();
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  await unstub();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: /^Share/ }).click();
  const share = page.getByRole('dialog', { name: /Share/ });
  const ways = share.getByRole('link').or(share.getByRole('button'));
  await expect(ways).toHaveText([/^Messages$/, /^Twitter\b/, /^IG Story$/, /^IG Message$/, /^Copy link$/, '']);
  await expectAccessible(page);
  await share.getByText('Copy link', { exact: true }).click();
  await expect(exactText(page, 'Link copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(page.url().split('?')[0]);
  await page.keyboard.press('Escape');

  // When the session has ended, the page shows a message and leads to the sign-in.
  await expectLoggedOut(page, () =>
    withStubbedAnswer(page, 'useUnsaveRestaurantMutation', { status: 401, json: { message: 'Unauthorized' } }, () =>
      large.click(),
    ),
  );
});

test('choices that are made before a response arrives are not lost', async ({ page }) => {
  await arrive(page, 'quick_hand');
  const answers: (() => Promise<void>)[] = [];
  await stubGraphql(page, 'SearchResultsQuery', (route) => void answers.push(() => route.continue()));
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await order.selectOption('Rating');
  await expect(order).toHaveValue('rating');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(order).toHaveValue('rating');
  await expect.poll(() => answers.length).toBe(2);
  await Promise.all(answers.map((answer) => answer().catch(() => undefined))); // the page canceled the first request
  await expect(page).toHaveURL(/page=2/);
  await expect(page).toHaveURL(/sort=rating/);
});
