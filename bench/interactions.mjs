// Measures /search of the built product on a slow phone (slowPhone.mjs):
// - the time to the first row at 1.6 Mbps and 150 ms latency;
// - for each step (such as opening the filters or typing a word), the time of its slowest event in ms, from the input
//   to the next paint, with a fast network;
// - the layout shift from the load of the page to the last interaction.
// Usage: npm start, then: node bench/interactions.mjs [url]
// BENCH_LOADS is how many times the page is loaded to measure the first row (default 5).
import { median, slowPhone } from './slowPhone.mjs';

const [url = 'http://localhost:4000'] = process.argv.slice(2);
const loads = Number(process.env.BENCH_LOADS ?? 5);
const phone = await slowPhone(url);

/** Opens a page on the phone. The page records events and layout shifts. */
async function open(isNetworkSlow) {
  const { page, close } = await phone.open(isNetworkSlow);
  await page.addInitScript(() => {
    Object.assign(window, { slowest: 0, shift: 0 });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId) window.slowest = Math.max(window.slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { page, close };
}

const row = (page) => page.getByRole('button', { name: /^More about/ }).first();

const firstRows = [];
for (let load = 0; load < loads; load++) {
  const { page, close } = await open(true);
  await page.goto(`${url}/search?q=pizza`, { waitUntil: 'commit' });
  await row(page).waitFor({ timeout: 120_000 });
  firstRows.push(await page.evaluate(() => performance.now()));
  await close();
}
console.log(`first row ${Math.round(median(firstRows))} ms (median of ${loads})`);

const { page } = await open(false);
await page.goto(`${url}/search?q=pizza`, { waitUntil: 'networkidle' });
const presses = {
  'unfold a row': () => row(page).tap(),
  save: () =>
    page
      .getByRole('button', { name: /^Save / })
      .first()
      .tap(),
  'open filters': () =>
    page
      .getByRole('button', { name: /filter/i })
      .first()
      .tap(),
  'press a filter': () => page.getByRole('dialog').locator('[aria-pressed], [role=checkbox]').first().tap(),
  'close filters': () => page.keyboard.press('Escape'),
  type: () => page.getByRole('combobox', { name: 'Search restaurants' }).pressSequentially('ramen', { delay: 120 }),
};
for (const [name, press] of Object.entries(presses)) {
  await page.evaluate(() => Object.assign(window, { slowest: 0 }));
  await press();
  await page.waitForTimeout(1500);
  console.log(`${name} ${await page.evaluate(() => window.slowest)} ms`);
}
console.log(`layout shift ${(await page.evaluate(() => window.shift)).toFixed(4)}`);
await phone.close();
