// Measures the Discover page of the production build on a slow phone (slowPhone.mjs):
// - the time to the first card, and the time to the first row of /search (the two pages are loaded alternately);
// - the work of the main thread for each frame while 50 cards are swiped by touch;
// - how many pictures of 25 cards load too late at 1.6 Mbps if about one card is swiped each second.
// Usage: npm start, then: node bench/discover.mjs [url]
// BENCH_LOADS is how many times each of the two pages is loaded (default 5).
import { median, slowPhone } from './slowPhone.mjs';

const [url = 'http://localhost:4000'] = process.argv.slice(2);
const loads = Number(process.env.BENCH_LOADS ?? 5);
const phone = await slowPhone(url);
const top = (page) => page.locator('[data-place="top"]');
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a page for a guest who has chosen a city. */
async function open(isNetworkSlow) {
  const opened = await phone.open(isNetworkSlow);
  await opened.page.addInitScript(() => window.localStorage.setItem('fuud_city_chosen', 'true'));
  return opened;
}

/** Loads a page and waits until the element that `seen` finds is visible. @returns ms since the navigation began */
async function timeTo(path, seen) {
  const { page, close } = await open(true);
  await page.goto(url + path, { waitUntil: 'commit' });
  await seen(page).waitFor({ timeout: 120_000 });
  const ms = await page.evaluate(() => performance.now());
  await close();
  return ms;
}

/** Swipes the top card to the left by touch, in 8 moves, with a pause of 16 ms after each move. */
async function swipe(devtools) {
  const touch = (type, x) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 500 }] });
  await touch('touchStart', 250);
  for (let move = 1; move <= 8; move++) {
    await touch('touchMove', 250 - move * 20);
    await pause(16);
  }
  await touch('touchEnd');
}

/**
 * Reads from a trace, for each frame, the work of the main thread in ms and whether the finger moved during the frame.
 * The work of a frame is the time of all tasks between the previous frame's commit and the frame's own commit. The time
 * is processor time of the main thread. So the work of other threads, such as software raster, does not count.
 */
function workOfFrames(events) {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const own = events.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`));
  const commits = own
    .filter(({ name }) => name === 'Commit')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const frames = commits.map(() => ({ work: 0, isMove: false }));
  for (const { name, ts, dur = 0, tdur = dur, args } of own) {
    const frame = frames[commits.findIndex((commit) => ts <= commit)];
    if (frame && name === 'RunTask') frame.work += tdur / 1000;
    if (frame && name === 'EventDispatch' && args.data?.type === 'touchmove') frame.isMove = true;
  }
  return frames;
}

/** Records a trace of the page while `run` runs. @returns the trace's events */
async function traced(devtools, run) {
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.start', {
    categories: 'toplevel,devtools.timeline,disabled-by-default-devtools.timeline',
    transferMode: 'ReportEvents',
  });
  await run();
  await devtools.send('Tracing.end');
  await ended;
  return events;
}

const times = { card: [], row: [] };
for (let load = 0; load < loads; load++) {
  times.card.push(await timeTo('/', top));
  times.row.push(await timeTo('/search?q=pizza', (page) => page.getByRole('button', { name: /^More about/ }).first()));
}
console.log(
  `first card ${Math.round(median(times.card))} ms, first row ${Math.round(median(times.row))} ms (medians of ${loads})`,
);

{
  const { page, devtools, close } = await open(false);
  await page.goto(url, { waitUntil: 'networkidle' });
  await top(page).waitFor();
  const events = await traced(devtools, async () => {
    for (let card = 0; card < 50; card++) {
      await swipe(devtools);
      await pause(100);
    }
  });
  const frames = workOfFrames(events);
  for (const [name, some] of Object.entries({ all: frames, moving: frames.filter(({ isMove }) => isMove) })) {
    const work = some.map((frame) => frame.work).sort((a, b) => a - b);
    const at = (part) => work[Math.floor(part * (work.length - 1))]?.toFixed(1);
    console.log(
      `${name} ${work.length} frames of 50 swipes: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms of the main thread`,
    );
  }
  await close();
}

{
  const { page, devtools, close } = await open(true);
  await page.goto(url, { waitUntil: 'networkidle' });
  await top(page).waitFor();
  let awaited = 0;
  let pictures = 0;
  for (let card = 0; card < 25; card++) {
    await swipe(devtools);
    await pause(60);
    const state = await page.evaluate(() => {
      const image = document.querySelector('[data-place="top"] img');
      return image && (image.complete && image.naturalWidth > 0 ? 'there' : 'awaited');
    });
    if (state) pictures++;
    if (state === 'awaited') awaited++;
    await pause(700);
  }
  console.log(`${awaited} of ${pictures} pictures came too late at one card per second`);
  await close();
}
await phone.close();
