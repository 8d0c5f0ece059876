import type { Page } from '@playwright/test';
import { stubGraphql } from './stubGraphql';
import { dragByMouse, fingerOn, gripOf, topCard, topName } from './swipe';
import { expect, expectAccessible, test } from './test';

test.use({ expectedErrors: [/status of (500|401)|net::ERR_FAILED|RequestError: 500/] }); // what the stubs answer

const fault = { status: 500, json: { errors: [{ message: 'Unexpected error.' }] } };
const said = (page: Page, words: string) => page.getByText(words, { exact: true });
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });
const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
const interactions = async (page: Page) => (await kept(page, 'fuud_interactions')) ?? [];

/** Somebody at Discover, whose city is chosen, with a deck. */
async function arrive(page: Page, username?: string) {
  if (username) await page.request.post('/api/auth/register', { data: { username, password: 'my password' } });
  else await page.request.post('/api/auth/guest', { data: {} });
  await page.addInitScript(() => localStorage.setItem('fuud_city_chosen', 'true'));
  await page.goto('/');
  await expect(topCard(page)).toBeVisible();
}

/** Waits until another card is on top, and no saved one is held above it, which would let no press through. */
async function moved(page: Page, from: string | null) {
  await expect(topCard(page).getByRole('heading')).not.toHaveText(from ?? '');
  await expect(page.locator('[data-place="held"]')).toHaveCount(0);
  return topName(page);
}

test('a guest leafs through the deck with mouse, buttons and keys, and takes the last card back', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON().operationName);
    if (/\/api\/diary/.test(request.url())) asked.push('diary');
  });
  await arrive(page);
  await expect(page).toHaveTitle('Discover · Fuud');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Discover' })).toHaveAttribute('aria-current', 'page');
  expect((await topCard(page).boundingBox())?.height).toBe(600);
  await expect(page.locator('[data-place="behind"]')).toHaveCount(1);
  await expect(page.getByText('Swipe right to save, left to skip.')).toBeVisible();
  await expectAccessible(page);

  // 90 px slowly: it springs back. 110 px: it is skipped. A flick of 90 px saves.
  const first = await topName(page);
  await dragByMouse(page, -90, { ms: 30, rest: 150 });
  expect(await interactions(page)).toEqual([]);
  expect(await topName(page)).toBe(first);
  const dragged = await topCard(page).elementHandle();
  await dragByMouse(page, -110, { ms: 30, rest: 150 });
  const second = await moved(page, first);
  expect(await dragged?.getAttribute('data-place')).toBe('leaving'); // the card itself flies, from where it was let go
  await dragByMouse(page, 90, { steps: 2, ms: 0 });
  const third = await moved(page, second);
  await expect(said(page, 'Restaurant saved locally')).toBeVisible();
  expect(await interactions(page)).toEqual([
    { restaurantId: expect.any(String), action: 'skipped', timestamp: expect.any(Number), location: 'St. Louis' },
    { restaurantId: expect.any(String), action: 'saved', timestamp: expect.any(Number), location: 'St. Louis' },
  ]);
  expect((await kept(page, 'fuud_guest_saved'))[0].name).toBe(second);
  expect(await kept(page, 'fuud_discover_state')).toMatchObject({ currentIndex: 2, refreshKey: 0 });
  await expect(page.getByRole('heading', { name: 'Your find' })).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('link', { name: second ?? '' })).toBeVisible();

  // After a reload the same card is on top; undo takes back the save, then the skip.
  await page.reload();
  await expect(topCard(page).getByRole('heading')).toHaveText(third ?? '');
  await button(page, 'Undo').click();
  await expect(topCard(page).getByRole('heading')).toHaveText(second ?? '');
  await expect.poll(() => kept(page, 'fuud_guest_saved')).toEqual([]);
  await button(page, 'Undo').click();
  await expect(topCard(page).getByRole('heading')).toHaveText(first ?? '');
  expect(await interactions(page)).toEqual([]);
  await expect(button(page, 'Undo')).toBeDisabled();

  // Buttons, then keys; the focus stays where the keys work.
  await button(page, 'Skip').click();
  await moved(page, first);
  await button(page, 'Undo').click();
  await expect(topCard(page).getByRole('heading')).toHaveText(first ?? '');
  const deck = page.getByRole('group', { name: `${first}: save or skip` });
  await deck.focus();
  await page.keyboard.press('ArrowRight');
  expect(await moved(page, first)).toBe(second);
  await expect(page.getByRole('status').filter({ hasText: `${first} saved. ${second}` })).toHaveCount(1);
  await expect(topCard(page)).toHaveCount(1);
  await expect(page.locator('[data-place="held"]')).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  expect(await moved(page, second)).toBe(third);
  await page.keyboard.press('u');
  await expect(topCard(page).getByRole('heading')).toHaveText(second ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('heading', { level: 1, name: second ?? '' })).toBeVisible();
  await page.goBack();
  await expect(topCard(page).getByRole('heading')).toHaveText(second ?? '');
  await expect(page.getByRole('group', { name: `${second}: save or skip` })).toBeFocused();
  expect(asked).not.toContain('diary');
  expect(asked.filter((name) => /Diary/.test(name))).toEqual([]);
});

test('a member’s swipes reach the server, and what it refuses brings the card back', async ({ page }) => {
  await arrive(page, 'swiper');
  const first = (await topName(page)) ?? '';
  const savedAs = async () => (await (await page.request.get('/api/saved-restaurants')).json()).map(nameOf);
  const nameOf = (saved: { name?: string; restaurant?: { name: string } }) => saved.name ?? saved.restaurant?.name;

  await dragByMouse(page, 130);
  const second = (await moved(page, first)) ?? '';
  await expect.poll(savedAs).toEqual([first]);
  await expect.poll(async () => (await interactions(page))[0]).not.toHaveProperty('unsent');

  // The button saves at once and flings later; one save only.
  let saves = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && /useSaveRestaurant/.test(request.postDataJSON().operationName)) saves++;
  });
  await button(page, 'Save').click();
  await expect(page.locator('[data-place="held"]')).toHaveCount(1);
  const third = (await moved(page, second)) ?? '';
  await expect.poll(savedAs).toHaveLength(2);
  expect(saves).toBe(1);

  // Undo, also of a card that is still held, unsaves at the server; when that fails the card is gone again.
  await stubGraphql(page, 'useUnsaveRestaurantMutation', (route) => route.fulfill(fault));
  await button(page, 'Undo').click();
  await expect(said(page, 'Failed to remove restaurant from saved list. Please try again.')).toBeVisible();
  await expect(topCard(page).getByRole('heading')).toHaveText(third);
  await page.unroute('**/graphql');
  await button(page, 'Undo').click();
  await expect(topCard(page).getByRole('heading')).toHaveText(second);
  await expect.poll(savedAs).toEqual([first]);

  // A save that fails: the message, and the card is back.
  await stubGraphql(page, 'useSaveRestaurantMutation', (route) => route.fulfill(fault));
  await dragByMouse(page, 130);
  await expect(said(page, 'Failed to save restaurant. Please try again.')).toBeVisible();
  await expect(topCard(page).getByRole('heading')).toHaveText(second);
  expect(await interactions(page)).toHaveLength(1);
  await page.unroute('**/graphql');

  // A session that has ended.
  const ended = { errors: [{ message: 'Unauthorized', extensions: { code: 'UNAUTHENTICATED', status: 401 } }] };
  await stubGraphql(page, 'useSaveRestaurantMutation', (route) => route.fulfill({ status: 401, json: ended }));
  const leaving = page.waitForRequest((request) => /\/api\/login/.test(request.url()));
  await button(page, 'Save').click();
  await expect(said(page, 'You are logged out. Logging in again...')).toBeVisible();
  await leaving;
});

test('a save whose tab was killed before it was sent is sent by the next one', async ({ page, context }) => {
  await arrive(page, 'killed_tab');
  const first = await topName(page);
  let isHeld = true;
  await context.route('**/graphql', async (route) => {
    const isSave = route.request().postDataJSON().operationName === 'useSaveRestaurantMutation';
    if (!isSave || !isHeld) await route.fallback();
  });
  await dragByMouse(page, 130);
  await moved(page, first);
  await page.close();
  isHeld = false;
  const next = await context.newPage();
  await next.goto('/');
  await expect(topCard(next)).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await (await context.request.get('/api/saved-restaurants')).json()))
    .toContain(JSON.stringify(first));
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('swipes decide, a tap opens the page, and a scroll leaves the card where it is', async ({ page }) => {
    await arrive(page);
    const finger = await fingerOn(page);
    const first = await topName(page);
    await finger.swipe(-140);
    const second = await moved(page, first);
    await finger.swipe(40, { cancel: true });
    await finger.swipe(0, { dy: -220, ms: 16 });
    expect(await topName(page)).toBe(second);
    expect(await interactions(page)).toHaveLength(1);
    await page.evaluate(() => window.scrollTo(0, 0));
    await finger.swipe(140);
    await moved(page, second);
    await expect(said(page, 'Restaurant saved locally')).toBeVisible();
    const third = await topName(page);
    await finger.tap();
    await expect(page.getByRole('heading', { level: 1, name: third ?? '' })).toBeVisible();
    expect(await interactions(page)).toHaveLength(2);
  });

  test('a whole deck swiped through at speed loses no decision', async ({ page }) => {
    test.slow();
    await arrive(page);
    const finger = await fingerOn(page);
    const ofDeck = new Set<string>();
    page.on('response', async (response) => {
      if (!response.url().endsWith('/graphql')) return;
      const { data } = await response.json().catch(() => ({}));
      for (const { node } of data?.discoverDeck?.edges ?? []) ofDeck.add(node.id);
    });
    await page.reload();
    await expect(topCard(page)).toBeVisible();
    const grip = await gripOf(page); // of all cards: they lie at the same place
    const ended = said(page, "You've seen all restaurants!");
    for (let swiped = 0; swiped < 260; swiped++) {
      await expect(topCard(page).or(ended)).toBeVisible(); // or the next page, where it is still under way
      if (await ended.isVisible()) break;
      await finger.swipe(swiped % 19 === 7 ? 130 : -130, { steps: 3, ms: 0, grip });
    }
    await expect(ended).toBeVisible();
    const decided = (await interactions(page)).map(({ restaurantId }: { restaurantId: string }) => restaurantId);
    expect(ofDeck.size).toBe(200);
    // Guests keep ten; what came beyond was brought back, and skipped or tried anew by the swipes that followed.
    expect(new Set(decided)).toEqual(ofDeck);
  });
});

test('filters, the city, a deck that ends, what was skipped', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await arrive(page);
  const filters = page.locator('main').getByRole('button', { name: /^Filters/ });
  const panel = page.getByRole('group', { name: 'Filters', exact: true });
  const first = await topName(page);
  await button(page, 'Skip').click();
  await moved(page, first);
  await filters.click();
  for (const name of ['$$$$', 'Open 24 hours', 'kosher']) {
    await panel.getByRole('button', { name: new RegExp(`^${name.replaceAll('$', '\\$')}$`, 'i') }).click();
  }
  await expect(filters).toHaveAccessibleName('Filters, 3 on');
  await expect(said(page, 'No restaurants match your filters')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0)); // what lies under the header would count as too small
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
  await page.getByRole('button', { name: 'Remove $$' }).click();
  await filters.click();

  // The drawer: one is shown again, one never.
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
  await expect(topCard(page).getByRole('heading')).toHaveText(top ?? '');
  await button(page, 'Skip').click();
  await expect(topCard(page).getByRole('heading')).toHaveText(left ?? '');
  expect(await kept(page, 'fuud_never')).toHaveLength(1);

  // A city with three: the end of the deck, another selection, and what was skipped again.
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
  await expect.poll(() => kept(page, 'fuud_discover_state')).toMatchObject({ refreshKey: 1, location: 'Phoenix' });
  await expect(topCard(page)).toBeVisible();
  for (let card = 0; card < 3; card++) {
    const name = await topName(page);
    await button(page, 'Skip').click();
    if (card < 2) await moved(page, name);
  }
  await expect(said(page, "You've seen all restaurants!")).toBeVisible();
  await expectAccessible(page);
  const round = page.waitForRequest((request) => request.postDataJSON()?.variables?.round === 2);
  await button(page, 'Refresh Selection').click();
  await round;
  await expect(said(page, "You've seen all restaurants!")).toBeVisible();
  await button(page, 'Show skipped again').click();
  await expect(topCard(page)).toBeVisible();
  await expect(page.getByRole('group', { name: / save or skip$/ })).toBeFocused();
  expect(await kept(page, 'fuud_discover_state')).toMatchObject({ refreshKey: 3, currentIndex: 0 });
});

test('a kind of food is chosen among what the deck has; its end says what was seen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await arrive(page);
  const filters = page.locator('main').getByRole('button', { name: /^Filters/ });
  const panel = page.getByRole('group', { name: 'Filters', exact: true });
  await filters.click();
  const kitchens = panel.getByRole('group', { name: 'What to eat · any of these' });
  await expect(panel.getByRole('group', { name: 'Dietary · any of these' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Show 200 places' })).toBeVisible();
  await expect(kitchens.getByRole('button')).toHaveCount(10);
  await kitchens.getByRole('button', { name: 'Pizza' }).click();
  await expect(topCard(page).getByText(/Pizza/).first()).toBeVisible();
  await panel.getByRole('button', { name: '$', exact: true }).click();
  const show = panel.getByRole('button', { name: /^Show \d+ places?$/ });
  await expect(show).not.toHaveText('Show 200 places');
  const count = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await show.click();
  await expect(panel).toHaveCount(0);
  await expect(filters).toBeFocused();
  for (let card = 0; card < count; card++) {
    const name = await topName(page);
    await button(page, 'Skip').click();
    if (card < count - 1) await moved(page, name);
  }
  await expect(said(page, "You've seen all restaurants!")).toBeVisible();
  await expect(page.getByText(new RegExp(`all ${count} places that fit: Pizza · \\$\\.$`))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove Pizza' })).toBeVisible();
  await button(page, 'Clear All Filters').click();
  await expect(topCard(page)).toBeVisible();
  await expect(page.getByRole('group', { name: / save or skip$/ })).toBeFocused();
});

test('on a phone: the filters are a sheet that its button closes, toasts leave the buttons free, a count leads to the list', async ({
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

test('who has chosen no city begins by a press; what is kept badly, comes empty or fails', async ({ page }) => {
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
  await expect(said(page, 'No restaurants known in St. Louis yet')).toBeVisible();
  expect(rounds).toEqual([0, 1]); // one retry, unseen
  expect(await page.evaluate(() => localStorage.getItem('fuud_interactions'))).toBeNull();

  answer = 'fault';
  rounds.length = 0;
  await page.reload();
  await expect(said(page, 'Failed to search restaurants. Please try again.')).toBeVisible();
  expect(rounds).toHaveLength(2);
  answer = 'all';
  await page.route('**/img/**', (route) => route.abort());
  await button(page, 'Try again').click();
  await expect(topCard(page)).toBeVisible();
  await expect(topCard(page).locator('img')).toHaveCount(0);

  // What was pressed to begin is gone; the focus is where the keys work.
  await page.evaluate(() => localStorage.removeItem('fuud_discover_state'));
  await page.reload();
  await button(page, 'Find Restaurants').click();
  await expect(page.getByRole('group', { name: / save or skip$/ })).toBeFocused();
});

test('three carousels stand below, and say what they rest on', async ({ page }) => {
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

test('less motion: nothing flies, and nothing waits', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page);
  const first = await topName(page);
  await button(page, 'Save').click();
  await moved(page, first);
  await expect(page.locator('[data-place="held"], [data-place="leaving"]')).toHaveCount(0);
});
