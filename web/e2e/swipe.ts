import type { CDPSession, Locator, Page } from '@playwright/test';

/** The card on top of Discover's deck. */
export const topCard = (page: Page): Locator => page.locator('[data-place="top"]');

/** The name on the top card. */
export const topName = (page: Page): Promise<string | null> =>
  topCard(page).getByRole('heading', { level: 2 }).textContent();

/** A point on the top card, below the part that a toast may cover. */
export async function gripOf(page: Page) {
  const box = await topCard(page).boundingBox();
  if (!box) throw new Error('No card is on top.');
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.6 };
}

/**
 * Drags the top card with the mouse by `dx` CSS px in 8 steps. Waits `ms` milliseconds after each step, and `rest`
 * milliseconds more before the release.
 */
export async function dragByMouse(page: Page, dx: number, { ms = 20, rest = 0 } = {}): Promise<void> {
  const { x, y } = await gripOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step++) {
    await page.mouse.move(x + (dx * step) / 8, y);
    await page.waitForTimeout(ms);
  }
  if (rest) await page.waitForTimeout(rest);
  await page.mouse.up();
}

/**
 * Drags the top card with the mouse by `dx` CSS px within 40 ms. The times are set in the events themselves, so that
 * the drag is quick on a slow machine too.
 */
export async function flickByMouse(page: Page, dx: number): Promise<void> {
  const { x, y } = await gripOf(page);
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: number, ms: number) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x: at,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      timestamp: start + ms / 1000,
    });
  await send('mousePressed', x, 0);
  await send('mouseMoved', x + dx / 2, 20);
  await send('mouseMoved', x + dx, 40);
  await send('mouseReleased', x + dx, 40);
  await session.detach();
}

type Swipe = {
  dy?: number;
  steps?: number;
  ms?: number;
  rest?: number;
  cancel?: boolean;
  grip?: { x: number; y: number };
};

/** A finger on the page: sends the touch events that Chromium gets from a touch screen. */
export async function fingerOn(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: string, x?: number, y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    });
  return {
    /**
     * Swipes by `dx` and `dy` CSS px in `steps` steps, from the top card or from the point `grip`. Waits `ms`
     * milliseconds after each step, and `rest` milliseconds more before the finger is lifted. With `cancel`, the finger
     * is not lifted; the system cancels the touch instead.
     */
    async swipe(dx: number, { dy = 0, steps = 6, ms = 8, rest = 0, cancel = false, grip }: Swipe = {}): Promise<void> {
      const { x, y } = grip ?? (await gripOf(page));
      await send('touchStart', x, y);
      for (let step = 1; step <= steps; step++) {
        await send('touchMove', x + (dx * step) / steps, y + (dy * step) / steps);
        if (ms) await page.waitForTimeout(ms);
      }
      if (rest) await page.waitForTimeout(rest);
      await send(cancel ? 'touchCancel' : 'touchEnd');
    },
    /** Taps the top card. */
    async tap(): Promise<void> {
      const { x, y } = await gripOf(page);
      await page.touchscreen.tap(x, y);
    },
  };
}
