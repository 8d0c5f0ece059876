import { arrive, button, fault, moved, stored } from './deck';
import { exactText } from './exactText';
import { stubGraphql } from './stubGraphql';
import { topCard, topName } from './swipe';
import { expect, expectAccessible, test } from './test';

test.use({ expectedErrors: [/status of 500|net::ERR_FAILED|RequestError: 500/] }); // the stubs cause these errors

test('filters and another city change the deck; skipped places can return or be hidden forever', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await arrive(page);
  await expect(exactText(page, 'Save what tempts you. It waits here.')).toBeVisible(); // nothing is saved yet
  const filters = page.locator('main').getByRole('button', { name: /^Filters/ });
  const panel = page.getByRole('group', { name: 'Filters', exact: true });
  const first = await topName(page);
  await button(page, 'Skip').click();
  await moved(page, first);
  await filters.click();
  for (const name of ['$$$$', 'Open 24 hours', 'kosher']) {
    await panel.getByRole('button', { name: new RegExp(`^${name.replaceAll('$', '\\$')}( 0)?$`, 'i') }).click();
  }
  await expect(filters).toHaveAccessibleName('Filters, 3 on');
  await expect(exactText(page, 'No restaurants match your filters')).toBeVisible();
  // If a button is partly under the header, the accessibility check reports that the button is too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await filters.click();
  await expect(panel).toHaveCount(0);
  for (const name of ['Remove Open 24 hours', 'Remove kosher', 'Remove $$$$']) {
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
  await button(page, 'Clear All Filters').click();
  await expect(topCard(page)).toBeVisible();
  await filters.click();
  await panel.getByRole('button', { name: '$$', exact: true }).click();
  await expect(topCard(page).getByText('$$', { exact: true })).toBeVisible();
  await filters.click();
  await page.getByRole('button', { name: 'Remove $$' }).click();

  // In the list of skipped places, "Show again" is pressed for one place and "Never show" for the other.
  const top = await topName(page);
  await button(page, 'Skip').click();
  const left = await moved(page, top);
  await page.getByRole('button', { name: '2 skipped' }).click();
  const drawer = page.getByRole('dialog', { name: 'Skipped' });
  await expectAccessible(page);
  await drawer.getByRole('button', { name: `Never show ${first}` }).click();
  await expect(drawer.getByRole('heading', { name: 'Never shown' })).toBeVisible();
  await drawer.getByRole('button', { name: `Show ${top} again` }).click();
  await page.keyboard.press('Escape');
  await expect(topCard(page).getByRole('heading', { level: 2 })).toHaveText(top ?? '');
  await button(page, 'Skip').click();
  await expect(topCard(page).getByRole('heading', { level: 2 })).toHaveText(left ?? '');
  expect(await stored(page, 'fuud_never')).toHaveLength(1);

  // The stub sends a deck of only three places. At the end of the deck, one button requests a new selection, and
  // another button shows the skipped places again.
  let three: unknown[] | undefined;
  await stubGraphql(page, 'DiscoverPageQuery', async (route) => {
    const answer = await (await route.fetch()).json();
    const deck = answer.data.discoverDeck;
    three ??= deck.edges.slice(0, 3);
    Object.assign(deck, { edges: [...(three ?? []), three?.[0]], pageInfo: { endCursor: null, hasNextPage: false } });
    await route.fulfill({ json: answer });
  });
  await page.locator('main').getByRole('button', { name: 'City: St. Louis' }).click();
  await page
    .getByRole('dialog', { name: 'Choose a city' })
    .getByRole('option', { name: /Phoenix/ })
    .click();
  await expect.poll(() => stored(page, 'fuud_discover_state')).toMatchObject({ refreshKey: 1, location: 'Phoenix' });
  await expect(topCard(page)).toBeVisible();
  for (let card = 0; card < 3; card++) {
    const name = await topName(page);
    await button(page, 'Skip').click();
    if (card < 2) await moved(page, name);
  }
  await expect(exactText(page, "You've seen all restaurants!")).toBeVisible();
  await expectAccessible(page);
  const round = page.waitForRequest((request) => request.postDataJSON()?.variables?.round === 2);
  await button(page, 'Refresh Selection').click();
  await round;
  await expect(exactText(page, "You've seen all restaurants!")).toBeVisible();
  await button(page, 'Show skipped again').click();
  await expect(topCard(page)).toBeVisible();
  await expect(page.getByRole('group', { name: / save or skip$/ })).toBeFocused();
  expect(await stored(page, 'fuud_discover_state')).toMatchObject({ refreshKey: 3, currentIndex: 0 });
});

test('the kinds of food in the deck are filters; the end of the deck names the chosen filters', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await arrive(page);
  const filters = page.locator('main').getByRole('button', { name: /^Filters/ });
  const panel = page.getByRole('group', { name: 'Filters', exact: true });
  await filters.click();
  const kitchens = panel.getByRole('group', { name: 'What to eat · any of these' });
  await expect(panel.getByRole('group', { name: 'Dietary · any of these' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Show this deck’s 200' })).toBeVisible();
  await expect(kitchens.getByRole('button')).toHaveCount(11); // ten kinds, and the button that shows the other kinds
  await kitchens.getByRole('button', { name: 'Pizza' }).click();
  await expect(topCard(page).getByText(/Pizza/).first()).toBeVisible();
  await panel.getByRole('button', { name: '$', exact: true }).click();
  const show = panel.getByRole('button', { name: /^Show \d+ of this deck’s 200$/ });
  await expect(show).toBeVisible();
  const count = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await show.click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('group', { name: / save or skip$/ })).toBeFocused();
  for (let card = 0; card < count; card++) {
    const name = await topName(page);
    await button(page, 'Skip').click();
    if (card < count - 1) await moved(page, name);
  }
  await expect(exactText(page, "You've seen all restaurants!")).toBeVisible();
  await expect(page.getByText(new RegExp(`the ${count} of this deck’s 200 that fit: Pizza · \\$\\.$`))).toBeVisible();
  const inSearch = page.getByRole('link', { name: 'See all in Search' });
  await expect(inSearch).toHaveAttribute('href', '/search?q=pizza&city=St.+Louis&price=%24');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove Pizza' })).toBeVisible();
  await button(page, 'Clear All Filters').click();
  await expect(topCard(page)).toBeVisible();
  await expect(page.getByRole('group', { name: / save or skip$/ })).toBeFocused();
});

test('on a phone, "Filters" closes its panel, no toast covers "Save", and a button shows the saved places', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page);
  const filters = page.locator('main').getByRole('button', { name: /^Filters/ });
  const panel = page.getByRole('group', { name: 'Filters', exact: true });
  await filters.click();
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await filters.click();
  await expect(panel).toHaveCount(0);
  await filters.click();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  const hint = page.getByText('Swipe right to save, left to skip.');
  await expect(hint).toBeInViewport();
  const first = await topName(page);
  await button(page, 'Save').click();
  await moved(page, first);
  const toast = await page.getByRole('listitem').filter({ hasText: 'Restaurant saved locally' }).boundingBox();
  const save = await button(page, 'Save').boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(save?.y ?? 0);
  const second = await topName(page);
  await button(page, 'Skip').click();
  await moved(page, second);
  await button(page, '1 find · 1 skipped').click();
  await expect(page.getByRole('complementary')).toBeFocused();
  await expect(page.getByRole('complementary').getByRole('link', { name: first ?? '' })).toBeInViewport();
});

test('without a chosen city, Discover starts with a button; for an empty deck or a failure it shows a message', async ({
  page,
}) => {
  await page.request.post('/api/auth/guest', { data: {} });
  await page.addInitScript(() => localStorage.setItem('fuud_interactions', '{bad'));
  await page.goto('/discover');
  await expect(page).toHaveURL(/\/$/);
  const rounds: number[] = [];
  let answer: 'nothing' | 'fault' | 'all' = 'nothing';
  await stubGraphql(page, 'DiscoverPageQuery', async (route) => {
    rounds.push(route.request().postDataJSON().variables.round);
    if (answer === 'fault') return route.fulfill(fault);
    if (answer === 'all') return route.fallback();
    const json = await (await route.fetch()).json();
    Object.assign(json.data.discoverDeck, { edges: [], pageInfo: { endCursor: null, hasNextPage: false } });
    await route.fulfill({ json });
  });
  await button(page, 'Find Restaurants').click();
  await expect(exactText(page, 'No restaurants known in St. Louis yet')).toBeVisible();
  expect(rounds).toEqual([0, 1]); // one retry, which the user does not see
  expect(await page.evaluate(() => localStorage.getItem('fuud_interactions'))).toBeNull();

  answer = 'fault';
  rounds.length = 0;
  await page.reload();
  await expect(exactText(page, 'Failed to search restaurants. Please try again.')).toBeVisible();
  expect(rounds).toHaveLength(2);
  answer = 'all';
  await page.route('**/img/**', (route) => route.abort());
  await button(page, 'Try again').click();
  await expect(topCard(page)).toBeVisible();
  await expect(topCard(page).locator('img')).toHaveCount(0);

  // After a press on "Find Restaurants", that button is gone. The focus moves to the deck, where the keys work.
  await page.evaluate(() => localStorage.removeItem('fuud_discover_state'));
  await page.reload();
  await button(page, 'Find Restaurants').click();
  await expect(page.getByRole('group', { name: / save or skip$/ })).toBeFocused();
});

test('three carousels are below the deck; a line says which places are hidden gems', async ({ page }) => {
  await arrive(page);
  for (const name of ['Top Finds', 'Hidden Gems', 'Trending Now']) {
    const carousel = page.getByRole('region', { name });
    await carousel.scrollIntoViewIfNeeded().catch(() => undefined);
    await page.getByRole('heading', { name }).scrollIntoViewIfNeeded();
    await expect(carousel.getByText('1 of 10', { exact: true })).toBeVisible();
    await carousel.getByRole('button', { name: 'Next restaurant' }).click();
    await expect(carousel.getByText('2 of 10', { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Places that our sources call hidden gems.')).toBeVisible();
  await expectAccessible(page);
});
