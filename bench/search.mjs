// Measures a running server. First this script sends GraphQL searches like those of the search page, and prints the
// number of requests per second and the response times. Then this script sends hostile search texts, and prints the
// response time for each text.
// Usage: RATE_LIMIT=off npm start, then: node bench/search.mjs [url] [seconds]
import { hostileCravings } from '../graphql-server/testing/hostileCravings.mjs';

const [url = 'http://localhost:4000', seconds = '10'] = process.argv.slice(2);
if (!/^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname)) throw new Error('Use a URL of this machine.');

const query = `query ($query: String!) {
  viewer { kind }
  searchRestaurants(query: $query, area: { city: "St. Louis" }, first: 10) {
    totalCount
    edges { reasons { field text } node { id uuid name neighborhood { name } address { city region } cuisines { label } priceRange gemType externalListings { source ratingSummary { average } } dietary phone { display } viewerHasSaved hours { timeZone weekly { day opensMinute closesMinute } } ratingSummary { average count } } }
  }
}`;
const words = ['pizza', 'ramen', 'tacos', 'quiet dinner', 'vegan brunch', 'late night', 'barbecue', 'coffee'];
const times = [];
let failed = 0;
const end = Date.now() + Number(seconds) * 1000;

async function ask(worker) {
  for (let i = worker; Date.now() < end; i++) {
    const began = performance.now();
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { query: words[i % words.length] } }),
    });
    const { data } = await answer.json();
    if (data?.searchRestaurants) times.push(performance.now() - began);
    else failed++;
  }
}
await Promise.all(Array.from({ length: 16 }, (_, worker) => ask(worker)));
times.sort((a, b) => a - b);
const at = (share) => times[Math.floor(times.length * share)]?.toFixed(1);
console.log(
  `${Math.round(times.length / Number(seconds))} requests/s over 16 connections; median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms; ${failed} failed`,
);

for (const [name, words] of hostileCravings) {
  const began = performance.now();
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { query: words } }),
  });
  const { data } = await answer.json();
  const took = (performance.now() - began).toFixed(1).padStart(6);
  console.log(`${took} ms, status ${answer.status}, ${data?.searchRestaurants?.totalCount ?? 'no'} results: ${name}`);
}
