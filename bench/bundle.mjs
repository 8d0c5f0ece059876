// Prints how many kB of JavaScript (compressed with brotli) a browser loads from a running server for each of these
// pages: the landing page, Discover, /search, a restaurant's page, /saved (of a guest and of a member) and /diary.
// Usage: npm start, then: node bench/bundle.mjs [url]
import { chromium } from '@playwright/test';
import { findChromium } from '../.ci/chromium.mjs';

const [url = 'http://localhost:4000'] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

/** Loads a page, and prints the size of each of its scripts and the sum of the sizes. */
async function measure(page, path) {
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name: name.split('/').at(-1), size: encodedBodySize })),
  );
  const total = scripts.reduce((sum, { size }) => sum + size, 0);
  console.log(
    `${path} ${(total / 1000).toFixed(1)} kB in ${scripts.length} files: ${scripts.map(({ name, size }) => `${name} ${(size / 1000).toFixed(1)}`).join(', ')}`,
  );
}

const context = await browser.newContext();
await measure(await context.newPage(), '/');
await context.request.post(`${url}/api/auth/guest`, { data: {} });
await context.addInitScript(() => window.localStorage.setItem('fuud_city_chosen', 'true'));
await measure(await context.newPage(), '/');
await measure(await context.newPage(), '/search?q=pizza');
const [place] = await (await context.request.get(`${url}/api/restaurants/search?query=pizza`)).json();
await measure(await context.newPage(), `/restaurant/${place.id}`);
await measure(await context.newPage(), '/saved');
const member = { username: `bundle_${Date.now()}`, password: 'pear-tree-92' };
await context.request.post(`${url}/api/auth/register`, { data: member });
await measure(await context.newPage(), '/saved');
await measure(await context.newPage(), '/diary');
await browser.close();
