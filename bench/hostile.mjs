// Measures how fast an ordinary user gets answers: first without attackers, then while each of three attackers sends
// every hostile document five times. Two attackers are anonymous, and the third is a member. This script starts its own
// server on a free port, with the sample catalogue.
// Usage: npm run build, then: node bench/hostile.mjs
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hostileDocuments } from '../graphql-server/testing/hostileDocuments.mjs';
import { ownDatabaseEnv } from './ownDatabaseEnv.mjs';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'fuud-bench-'));
chmodSync(folder, 0o755); // if the user root runs this, Postgres runs as another user, which must open the folder
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, [join(root, '.ci', 'start.mjs')], {
  cwd: root,
  env: { ...ownDatabaseEnv, PORT: String(port), FUUD_DATA_DIR: folder, TRUST_PROXY: '1', NODE_ENV: 'development' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.once('exit', () => server.kill('SIGTERM'));
while (!(await isReady())) await pause(100);

const post = (path, body, headers) =>
  fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
const graphql = async (query, headers) => (await post('/graphql', JSON.stringify({ query }), headers)).json();

const { data } = await graphql('{ searchRestaurants(first: 1) { edges { node { uuid } } } }', from('10.0.0.1'));
const id = data.searchRestaurants.edges[0].node.uuid;
const registered = await post(
  '/api/auth/register',
  JSON.stringify({ username: 'stranger', password: 'a long password' }),
  from('10.0.0.4'),
);
const member = {
  ...from('10.0.0.4'),
  cookie: registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; '),
};
await graphql(
  `mutation { rateRestaurant(input: { restaurantId: "${id}", stars: 4 }) { userErrors { code } } }`,
  member,
);
await graphql(
  `mutation { addDiaryEntry(input: { restaurantId: "${id}", notes: "Loud" }) { userErrors { code } } }`,
  member,
);

const words = ['pizza', 'ramen', 'tacos', 'quiet dinner', 'vegan brunch', 'late night', 'barbecue', 'coffee'];
const page = (text) => `{ searchRestaurants(query: "${text}", first: 10) { totalCount edges { reasons { text } node {
  id name neighborhood { name } cuisines { label } priceRange hours { timeZone weekly { day opensMinute closesMinute } } ratingSummary { average count } } } } }`;

let isOver = false;
/**
 * Sends requests until `isOver` is true: three searches, then one restaurant, and so on. Waits 0.1 s after each answer,
 * like a person who types. Returns for each request its time in ms, and whether the server answered without an error.
 */
async function sendOrdinaryRequests() {
  const waits = [];
  for (let n = 0; !isOver; n += 1) {
    const began = performance.now();
    const response =
      n % 4 === 3
        ? await fetch(`${url}/api/restaurants/${id}`, { headers: from('10.0.0.2') })
        : await post('/graphql', JSON.stringify({ query: page(words[n % words.length]) }), from('10.0.0.2'));
    const text = await response.text();
    waits.push({ took: performance.now() - began, isAnswered: response.ok && !text.includes('"errors"') });
    await pause(100);
  }
  return waits;
}

let peak = 0;
const watch = setInterval(() => {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  peak = Math.max(peak, Number(kilobytes) / 1024);
}, 250);

async function attack(headers, mark) {
  const codes = new Map();
  for (const { name, body } of hostileDocuments(id)) {
    for (let time = 1; time <= 5; time += 1) {
      // With a mark, a comment makes all five copies of a document different. Without a mark, the copies are equal.
      const sent = mark ? body.replace('{"query":"', `{"query":"#${mark} ${time}\\n`) : body;
      const began = performance.now();
      const response = await post('/graphql', sent, headers);
      const text = await response.text();
      const took = performance.now() - began;
      const code = /"code":"(\w+)"/.exec(text)?.[1] ?? 'answered';
      const known = codes.get(name) ?? { code, took: 0, bytes: 0 };
      codes.set(name, {
        code: known.code,
        took: Math.max(known.took, took),
        bytes: Math.max(known.bytes, text.length),
      });
    }
  }
  return codes;
}

const alone = sendOrdinaryRequests();
await pause(15_000);
isOver = true;
report('a diner alone', await alone);
isOver = false;
const beside = sendOrdinaryRequests();
const began = performance.now();
const strangers = await Promise.all([attack(from('10.0.0.3')), attack(from('2001:db8::1'), 'new'), attack(member)]);
const seconds = (performance.now() - began) / 1000;
isOver = true;
report('a diner during the attack', await beside);
clearInterval(watch);

console.log(
  `\n${hostileDocuments(id).length} documents, each sent five times by three attackers, took ${seconds.toFixed(1)} s; memory at most ${peak.toFixed(0)} MB`,
);
for (const [name, { code, took, bytes }] of strangers[1]) {
  console.log(`${took.toFixed(0).padStart(6)} ms ${String(bytes).padStart(8)} B  ${code.padEnd(26)} ${name}`);
}
server.kill('SIGTERM');
await new Promise((resolve) => server.once('exit', resolve));
rmSync(folder, { recursive: true, force: true });

function report(title, waits) {
  const times = waits.map(({ took }) => took).sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(0);
  const refused = waits.filter(({ isAnswered }) => !isAnswered).length;
  console.log(
    `${title}: ${waits.length} requests, ${refused} refused; p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, worst ${at(1)} ms`,
  );
}

function from(address) {
  return { 'x-forwarded-for': address };
}

function isReady() {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
