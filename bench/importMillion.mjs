// Imports a million invented restaurants in 500 cities into a fresh database. Measures how long this takes, and whether
// the importing process needs more memory while the catalogue grows.
// Usage: node bench/importMillion.mjs [ROWS]
import { spawn } from 'node:child_process';
import { chmodSync, createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { ownDatabaseEnv } from './ownDatabaseEnv.mjs';

const root = join(import.meta.dirname, '..');
const rows = Number(process.argv[2] ?? 1_000_000);
const CITIES = 500;
const REPORT_EVERY = 100_000;
const scratch = mkdtempSync(join(tmpdir(), 'fuud-bench-'));
chmodSync(scratch, 0o755);

const file = join(scratch, 'synthetic.csv');
const mapping = join(scratch, 'synthetic.json');
await writeRows(file);
writeFileSync(
  mapping,
  JSON.stringify({
    source: 'synthetic',
    kind: 'register',
    licence: 'Invented',
    attribution: 'Invented for a benchmark',
    sourceId: 'id',
    fields: {
      name: 'name',
      address: 'street',
      city: 'city',
      state: 'state',
      cuisine: 'cuisine',
      phone: 'phone',
      hours: 'hours',
      latitude: 'lat',
      longitude: 'lon',
    },
  }),
);

const began = performance.now();
const argv = ['import', file, '--format', 'csv', '--map', mapping];
const child = spawn(process.execPath, [join(root, '.ci', 'catalogue.mjs'), ...argv], {
  env: { ...ownDatabaseEnv, FUUD_DATA_DIR: scratch },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let peak = 0;
let next = REPORT_EVERY;
let last = { at: began, rows: 0 };
for await (const line of createInterface({ input: child.stdout })) {
  const read = Number(/^([\d,]+) of /.exec(line)?.[1]?.replaceAll(',', '') ?? Number.NaN);
  if (Number.isNaN(read)) console.log(line);
  else if (read >= next) {
    const now = performance.now();
    const speed = (1000 * (read - last.rows)) / (now - last.at);
    console.log(
      `${String(read).padStart(9)} rows after ${seconds(now - began)} s, ${Math.round(speed)} rows/s since the last line, ${memory('VmRSS')} MB`,
    );
    last = { at: now, rows: read };
    next += REPORT_EVERY;
  }
  peak = Math.max(peak, memory('VmHWM'));
}
const code = child.exitCode ?? (await new Promise((resolve) => child.once('exit', resolve)));
console.log(`${rows} rows: ${seconds(performance.now() - began)} s, peak ${peak} MB, exit code ${code}`);
rmSync(scratch, { recursive: true, force: true });

/** Writes rows with names, streets and numbers from a seeded generator, so that every run writes the same file. */
async function writeRows(path) {
  const random = generator(20261121);
  const pick = (words) => words[Math.floor(random() * words.length)];
  const stateAt = (longitude) => (longitude < -109 ? 'UT' : longitude < -102.5 ? 'CO' : longitude < -90 ? 'MO' : 'KY');
  const first = 'Golden Blue Corner Little Old Silver Happy Red Green River Maple Union Royal Sunny Lucky Twin'.split(
    ' ',
  );
  const second =
    'Lantern Anchor Fig Harbor Olive Sparrow Kettle Bamboo Cedar Lotus Rooster Tomato Pepper Saffron'.split(' ');
  const third = 'Diner Kitchen Grill Tavern Bistro Cafe Pizzeria Taqueria Bakery Noodles'.split(' ');
  const streets = 'Elm Oak Pine Maple Cedar Lake Hill Main Park Church Mill River Spring Walnut Chestnut Grove'.split(
    ' ',
  );
  const cuisines = 'pizza burger mexican chinese thai italian american sushi coffee_shop bakery'.split(' ');
  const hours = ['Mo-Su 11:00-22:00', 'Tu-Sa 17:00-23:00', 'Mo-Fr 07:00-15:00', ''];
  const out = createWriteStream(path);
  out.write('id,name,street,city,state,cuisine,phone,hours,lat,lon\n');
  for (let row = 0; row < rows; row += 1) {
    const city = Math.floor(random() * CITIES);
    // a grid of 25 by 20 cities; each city is about 30 km wide and has more restaurants near its center
    const lat = 30 + (city % 20) * 0.8 + (random() + random() - 1) * 0.14;
    const lon = -115 + Math.floor(city / 20) * 1.4 + (random() + random() - 1) * 0.17;
    const phone = `${201 + (city % 700)}${200 + Math.floor(random() * 355)}${String(row % 10_000).padStart(4, '0')}`;
    const name = `${pick(first)} ${pick(second)} ${pick(third)} ${row % 97}`;
    const street = `${1 + Math.floor(random() * 9900)} ${pick(streets)} ${pick(['St', 'Ave', 'Blvd'])}`;
    const line = `${row},${name},${street},Benchville ${city},${stateAt(-115 + Math.floor(city / 20) * 1.4)},${pick(cuisines)},${phone},${pick(hours)},${lat.toFixed(6)},${lon.toFixed(6)}\n`;
    if (!out.write(line)) await new Promise((resolve) => out.once('drain', resolve));
  }
  out.end();
  await finished(out);
}

/**
 * A linear congruential generator (Numerical Recipes) of numbers from 0 to just below 1. The same seed always gives the
 * same sequence.
 */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** The memory of the importing process in MB, without Postgres, or 0 if the process is not in /proc. */
function memory(what) {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

function seconds(milliseconds) {
  return (milliseconds / 1000).toFixed(1);
}
