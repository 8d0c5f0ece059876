import { arrive, button, fault, interactions, moved, stored } from './deck';
import { exactText } from './exactText';
import { expectLoggedOut } from './expectLoggedOut';
import { stubGraphql } from './stubGraphql';
import { dragByMouse, fingerOn, flickByMouse, gripOf, topCard, topName } from './swipe';
import { expect, expectAccessible, test } from './test';
import { watchFor } from './watchFor';

test.use({ expectedErrors: [/status of (500|401)|net::ERR_FAILED|RequestError: 500/] }); // the stubs cause these errors

const blankPicture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

test('a guest goes through the deck with mouse, buttons and keys, and undoes decisions', async ({ page }) => {
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
  await expect(page.locator('[data-place="later"]:not([hidden])')).toHaveCount(1);
  await expect(page.getByText('Swipe right to save, left to skip.')).toBeVisible();
  // At rest, nothing is animated, not even the placeholders of the carousels below the screen.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expectAccessible(page);

  // A slow drag of 90 px has no effect. A drag of 110 px to the left skips. A quick drag of 90 px to the right saves.
  const first = await topName(page);
  await dragByMouse(page, -90, { ms: 30, rest: 150 });
  expect(await interactions(page)).toEqual([]);
  expect(await topName(page)).toBe(first);
  const dragged = await topCard(page).elementHandle();
  await dragByMouse(page, -110, { ms: 30, rest: 150 });
  const second = await moved(page, first);
  expect(await dragged?.getAttribute('data-place')).toBe('leaving'); // the dragged card itself flies away
  await flickByMouse(page, 90);
  const third = await moved(page, second);
  await expect(exactText(page, 'Restaurant saved locally')).toBeVisible();
  expect(await interactions(page)).toEqual([
    { restaurantId: expect.any(String), action: 'skipped', timestamp: expect.any(Number), location: 'St. Louis' },
    { restaurantId: expect.any(String), action: 'saved', timestamp: expect.any(Number), location: 'St. Louis' },
  ]);
  expect((await stored(page, 'fuud_guest_saved'))[0].name).toBe(second);
  expect(await stored(page, 'fuud_discover_state')).toMatchObject({ currentIndex: 2, refreshKey: 0 });
  await expect(page.getByRole('heading', { name: 'Your find' })).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('link', { name: second ?? '' })).toBeVisible();

  // After a reload, the third card is still on top.
  await page.reload();
  await expect(topCard(page).getByRole('heading', { level: 2 })).toHaveText(third ?? '');
  // If nothing has the focus, an arrow key skips or saves the card, and gives the focus to the deck.
  await page.keyboard.press('ArrowLeft');
  await moved(page, third);
  await page.keyboard.press('u');
  await expect(topCard(page).getByRole('heading', { level: 2 })).toHaveText(third ?? '');
  // The button "Undo" undoes the save, and then the skip of the first card.
  await button(page, 'Undo').click();
  await expect(topCard(page).getByRole('heading', { level: 2 })).toHaveText(second ?? '');
  await expect.poll(() => stored(page, 'fuud_guest_saved')).toEqual([]);
  await button(page, 'Undo').click();
  await expect(topCard(page).getByRole('heading', { level: 2 })).toHaveText(first ?? '');
  expect(await interactions(page)).toEqual([]);
  await expect(button(page, 'Undo')).toBeDisabled();

  // The test now uses the buttons. Then it gives the focus to the deck and uses the keys.
  await button(page, 'Skip').click();
  await moved(page, first);
  await button(page, 'Undo').click();
  await expect(topCard(page).getByRole('heading', { level: 2 })).toHaveText(first ?? '');
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
  await expect(topCard(page).getByRole('heading', { level: 2 })).toHaveText(second ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('heading', { level: 1, name: second ?? '' })).toBeVisible();
  await page.goBack();
  await expect(topCard(page).getByRole('heading', { level: 2 })).toHaveText(second ?? '');
  await expect(page.getByRole('group', { name: `${second}: save or skip` })).toBeFocused();
  expect(asked).not.toContain('diary');
  expect(asked.filter((name) => /Diary/.test(name))).toEqual([]);
});

test('a member’s saves reach the server; if the server refuses a save, the card comes back', async ({ page }) => {
  await arrive(page, 'swiper');
  const first = (await topName(page)) ?? '';
  const savedAs = async () => (await (await page.request.get('/api/saved-restaurants')).json()).map(nameOf);
  const nameOf = (saved: { name?: string; restaurant?: { name: string } }) => saved.name ?? saved.restaurant?.name;

  await dragByMouse(page, 130);
  const second = (await moved(page, first)) ?? '';
  await expect.poll(savedAs).toEqual([first]);
  await expect.poll(async () => (await interactions(page))[0]).not.toHaveProperty('unsent');

  // The button saves the card immediately, before the card flies. Only one save is sent.
  let saves = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && /useSaveRestaurant/.test(request.postDataJSON().operationName)) saves++;
  });
  const expectHeld = await watchFor(page, { selector: '[data-place="held"]' });
  await button(page, 'Save').click();
  await expectHeld();
  const third = (await moved(page, second)) ?? '';
  await expect.poll(savedAs).toHaveLength(2);
  expect(saves).toBe(1);

  // "Undo" brings the card back and removes the save from the server. If the removal fails, the page shows an error,
  // and the card disappears again.
  await stubGraphql(page, 'useUnsaveRestaurantMutation', (route) => route.fulfill(fault));
  await button(page, 'Undo').click();
  await expect(exactText(page, 'Failed to remove restaurant from saved list. Please try again.')).toBeVisible();
  await expect(topCard(page).getByRole('heading', { level: 2 })).toHaveText(third);
  await page.unroute('**/graphql');
  await button(page, 'Undo').click();
  await expect(topCard(page).getByRole('heading', { level: 2 })).toHaveText(second);
  await expect.poll(savedAs).toEqual([first]);

  // After a failed save the page shows an error, and the card comes back.
  await stubGraphql(page, 'useSaveRestaurantMutation', (route) => route.fulfill(fault));
  await dragByMouse(page, 130);
  await expect(exactText(page, 'Failed to save restaurant. Please try again.')).toBeVisible();
  await expect(topCard(page).getByRole('heading', { level: 2 })).toHaveText(second);
  expect(await interactions(page)).toHaveLength(1);
  await page.unroute('**/graphql');

  // If the session has ended, the page shows a message and leads to the sign-in.
  const ended = { errors: [{ message: 'Unauthorized', extensions: { code: 'UNAUTHENTICATED', status: 401 } }] };
  await stubGraphql(page, 'useSaveRestaurantMutation', (route) => route.fulfill({ status: 401, json: ended }));
  await expectLoggedOut(page, () => button(page, 'Save').click());
});

test('if a tab closes before its save reaches the server, the next tab sends the save', async ({ page, context }) => {
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

  test('swipes skip or save, a tap opens the place’s page, and a scroll does not move the card', async ({ page }) => {
    await arrive(page);
    const finger = await fingerOn(page);
    const first = await topName(page);
    await finger.swipe(-140);
    const second = await moved(page, first);
    await finger.swipe(40, { cancel: true });
    await finger.swipe(0, { dy: -220, ms: 16, rest: 150 });
    expect(await topName(page)).toBe(second);
    expect(await interactions(page)).toHaveLength(1);
    await page.evaluate(() => window.scrollTo(0, 0));
    // The finger rests before it is lifted. After a flick, the browser can take the next tap as the end of the flick.
    await finger.swipe(140, { rest: 150 });
    await moved(page, second);
    await expect(exactText(page, 'Restaurant saved locally')).toBeVisible();
    const third = await topName(page);
    await finger.tap();
    await expect(page.getByRole('heading', { level: 1, name: third ?? '' })).toBeVisible();
    expect(await interactions(page)).toHaveLength(2);
  });

  test('quick swipes through a whole deck lose no decision', async ({ page }) => {
    test.slow();
    // All cards get one small picture. Without this stub the server would draw 200 pictures during the swipes.
    await page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: blankPicture }));
    const ofDeck = new Set<string>();
    page.on('response', async (response) => {
      if (!response.url().endsWith('/graphql')) return;
      const { data } = await response.json().catch(() => ({}));
      for (const { node } of data?.discoverDeck?.edges ?? []) ofDeck.add(node.id);
    });
    await arrive(page);
    const finger = await fingerOn(page);
    const grip = await gripOf(page); // valid for all cards, because all are at the same position
    const ended = exactText(page, "You've seen all restaurants!");
    for (let swiped = 0; swiped < 260; swiped++) {
      await expect(topCard(page).or(ended)).toBeVisible(); // the next part of the deck may still be loading
      if (await ended.isVisible()) break;
      await finger.swipe(swiped % 19 === 7 ? 130 : -130, { steps: 3, ms: 0, grip });
    }
    await expect(ended).toBeVisible();
    const decided = (await interactions(page)).map(({ restaurantId }: { restaurantId: string }) => restaurantId);
    expect(ofDeck.size).toBe(200);
    // A guest can save only ten restaurants. After each refused save the card came back, and a later swipe decided
    // about it again.
    expect(new Set(decided)).toEqual(ofDeck);
  });
});

test('with reduced motion, a decided card disappears immediately', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page);
  const first = await topName(page);
  await button(page, 'Save').click();
  await moved(page, first);
  await expect(page.locator('[data-place="held"], [data-place="leaving"]')).toHaveCount(0);
});
