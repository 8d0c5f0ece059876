// Measures the pages of a member who has 5,000 saved restaurants and 2,000 visits. The script first imports these data
// into a running server. Start this server with the same FUUD_DATA_DIR as this script, and with RATE_LIMIT=off.
// The script measures:
// - how long /api/saved-restaurants and /api/diary take to send the first byte and the whole answer;
// - the time to the first row of /saved, /diary and /search, with a cold and with a warm browser cache;
// - how long it takes to sort and to search /saved;
// - the times of the frames while /saved and /diary scroll.
// Usage: FUUD_DATA_DIR=/tmp/memory RATE_LIMIT=off npm start
//   then: FUUD_DATA_DIR=/tmp/memory node bench/memory.mjs [url]
// BENCH_LOADS is how many times each API request and each load with a warm cache is measured (default 7). BENCH_SAVES
// and BENCH_VISITS are the numbers of saved restaurants and of visits.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../.ci/chromium.mjs';
import { median } from './slowPhone.mjs';

const [url = 'http://localhost:4000'] = process.argv.slice(2);
const loads = Number(process.env.BENCH_LOADS ?? 7);
const saves = Number(process.env.BENCH_SAVES ?? 5000);
const visits = Number(process.env.BENCH_VISITS ?? 2000);
const root = join(import.meta.dirname, '..');

const words = [
  'Amber',
  'Birch',
  'Copper',
  'Dune',
  'Élan',
  'Fern',
  'Grove',
  'Harbor',
  'Iris',
  'Juniper',
  'Zoë’s',
  'North',
];
const kinds = ['Thai', 'Pizza', 'Coffee', 'Mexican', 'Bakery', 'Sushi', 'Barbecue', 'Vietnamese'];
const name = (at) => `${words[at % words.length]} ${kinds[(at >> 2) % kinds.length]} ${at}`;
const address = (at) => `${100 + at} Kept Street`;

/** Imports restaurants in Boise while the server is running. The sample catalogue has no restaurants in Boise. */
function importPlaces() {
  const folder = mkdtempSync(join(tmpdir(), 'fuud-bench-'));
  const file = join(folder, 'places.jsonl');
  const row = (_, at) =>
    JSON.stringify({
      sourceId: `kept-${at}`,
      name: name(at),
      address: address(at),
      neighborhood: `Part ${at % 40}`,
      city: 'Boise',
      state: 'ID',
      postalCode: '83702',
      coordinates: { latitude: 43.55 + (at % 71) / 500, longitude: -116.3 + (at % 67) / 400 },
      cuisine: kinds[(at >> 2) % kinds.length],
      priceRange: '$'.repeat(1 + (at % 4)),
      hours: 'Mo-Su 11:00-22:00',
    });
  writeFileSync(file, Array.from({ length: saves }, row).join('\n'));
  const source = ['--source', 'kept', '--licence', 'CC0', '--attribution', 'bench/memory.mjs'];
  execFileSync(process.execPath, [join(root, '.ci/catalogue.mjs'), 'import', file, '--format', 'fuud', ...source], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(folder, { recursive: true });
}

/** Searches Boise without a query. Resolves to { uuid, name } of all restaurants, in the order of the results. */
async function listPlaces(request) {
  const query = `query ($after: String) {
    searchRestaurants(area: { city: "Boise, ID" }, first: 100, after: $after) {
      pageInfo { hasNextPage endCursor } edges { node { uuid name } }
    }
  }`;
  const all = [];
  for (let after = null, more = true; more; ) {
    const answer = await request.post(`${url}/graphql`, { data: { query, variables: { after } } });
    const { data } = await answer.json();
    const { edges, pageInfo } = data.searchRestaurants;
    all.push(...edges.map(({ node }) => node));
    [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
  }
  return all;
}

const moment = (at) => new Date(Date.UTC(2026, 0, 1) - at * 12 * 3_600_000).toISOString();
const uuid = (at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

/**
 * The member's saved restaurants and visits, in the format of a data export. Each restaurant in the diary has two
 * visits.
 */
function ownData(places) {
  const saved = places.slice(0, saves).map(({ uuid: restaurantId, name: called }, at) => ({
    kind: 'saved',
    restaurantId,
    restaurant: { name: called },
    addedAt: moment(at),
  }));
  const visited = Array.from({ length: visits }, (_, at) => {
    const place = places[at % Math.ceil(visits / 2)];
    return {
      kind: 'visit',
      restaurantId: place.uuid,
      restaurant: { name: place.name },
      addedAt: moment(at),
      visitedAt: moment(at).slice(0, 10),
      stars: 1 + (at % 5),
      notes: `Shared the ${kinds[at % 8]}, table ${at} by the window. `.repeat(1 + (at % 4)),
      favoriteDishes: kinds[at % 8],
      visitId: `${Date.now().toString(16).slice(-8)}${uuid(at).slice(8)}`,
      entryId: `${Date.now().toString(16).slice(-8)}${uuid(at % Math.ceil(visits / 2)).slice(8)}`,
      entryAddedAt: moment(at),
    };
  });
  return { format: 'fuud', version: 1, exportedAt: moment(0), account: {}, records: [...saved, ...visited] };
}

/** Uploads the file and applies all its records. */
async function importData(request, file) {
  const headers = { 'content-type': 'application/json' };
  const sent = await request.post(`${url}/api/imports`, { data: JSON.stringify(file), headers });
  if (!sent.ok()) throw new Error(await sent.text());
  const { id } = await sent.json();
  for (let remaining = 1; remaining > 0; ) {
    const applied = await request.post(`${url}/api/imports/${id}/apply`, { data: {}, timeout: 300_000 });
    if (!applied.ok()) throw new Error(await applied.text());
    ({ remaining } = (await applied.json()).taken);
  }
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
const { request } = context;
const member = { username: `keeps_${Date.now().toString(36)}`, password: 'my own password' };
const joined = await request.post(`${url}/api/auth/register`, { data: member });
if (!joined.ok()) throw new Error(await joined.text());
console.log(`${member.username} (${member.password}) has ${saves} saved restaurants and ${visits} visits`);
importPlaces();
const places = await listPlaces(request);
await importData(request, ownData(places));

for (const path of ['/api/saved-restaurants', '/api/diary']) {
  const times = [];
  for (let turn = 0; turn < loads; turn++) {
    const began = performance.now();
    const answer = await fetch(url + path, { headers: { cookie: await cookies() } });
    const first = performance.now() - began;
    const body = await answer.json();
    times.push({
      first,
      whole: performance.now() - began,
      length: body.length,
      total: answer.headers.get('x-total-count'),
    });
  }
  const [{ length, total }] = times;
  const of = (part) => Math.round(median(times.map((time) => time[part])));
  console.log(`${path}: ${length} of ${total}; first byte ${of('first')} ms, whole ${of('whole')} ms`);
}

async function cookies() {
  return (await context.cookies(url)).map((cookie) => `${cookie.name}=${cookie.value}`).join('; ');
}

const article = (page) => page.getByRole('article').first();

for (const path of ['/saved', '/diary', '/search?q=pizza']) {
  const times = [];
  for (let load = 0; load <= loads; load++) {
    const page = await context.newPage();
    await page.goto(url + path, { waitUntil: 'commit' });
    await article(page).waitFor();
    times.push(await page.evaluate(() => performance.now()));
    await page.close();
  }
  const [cold, ...warm] = times; // the first load fills the browser's cache
  console.log(`${path}: first row ${Math.round(median(warm))} ms warm (${Math.round(cold)} ms cold)`);
}

/** Runs `act` and then `shown`, which waits for the result. Resolves to the total time in milliseconds. */
async function timeOf(act, shown) {
  const began = performance.now();
  await act();
  await shown();
  return Math.round(performance.now() - began);
}

{
  const page = await context.newPage();
  await page.goto(`${url}/saved`);
  await article(page).waitFor();
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  const { compare } = new Intl.Collator('en', { numeric: true });
  const [first] = places.map(({ name: called }) => called).sort(compare);
  const sorted = await timeOf(
    () => sort.selectOption('Name'),
    () => article(page).getByRole('heading', { name: first, exact: true }).waitFor(),
  );
  await sort.selectOption('Newest first');
  const found = await timeOf(
    () => page.getByRole('searchbox').fill('zoe coffee'),
    () => page.getByText(/ for “/).waitFor(),
  );
  console.log(`/saved: sorted by name ${sorted} ms; searched ${found} ms (this includes a pause of 250 ms)`);
  await page.close();
}

for (const path of ['/saved', '/diary']) {
  const page = await context.newPage();
  await page.goto(url + path);
  await article(page).waitFor();
  const frames = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const lasted = [];
        let last = performance.now();
        const began = last;
        const step = (now) => {
          lasted.push(now - last);
          last = now;
          window.scrollBy(0, 60);
          if (now - began < 10_000) requestAnimationFrame(step);
          else resolve(lasted.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );
  const sorted = frames.sort((a, b) => a - b);
  const at = (part) => sorted[Math.floor(sorted.length * part)].toFixed(1);
  const scrolledPixels = await page.evaluate(() => Math.round(window.scrollY));
  const drawn = await page.getByRole('article').count();
  console.log(
    `${path}: ${sorted.length} frames, ${scrolledPixels} px; p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms; ${sorted.filter((ms) => ms > 50).length} above 50 ms; ${drawn} rows drawn`,
  );
  await page.close();
}
await browser.close();
