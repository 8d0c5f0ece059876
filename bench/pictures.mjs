// Measures how fast a running server with the sample catalogue and RATE_LIMIT=off sends pictures. The first figures
// state how long the server takes to make an illustration in each size, and to make one AVIF file. The last figure is
// how many requests for a stored picture the server answers per second, over 16 connections. Delete the folder images
// in FUUD_DATA_DIR before you start the server. If this folder contains old pictures, the first figures are too low.
// Usage: RATE_LIMIT=off npm start, then: node bench/pictures.mjs [url]
import { Agent, request } from 'node:http';

const [url = 'http://localhost:4000'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const WEBP = 'image/webp';
const ALL = 'image/avif,image/webp,*/*;q=0.8';

/** Sends one request. @returns the answer's status, type and number of bytes */
const get = (path, accept) =>
  new Promise((resolve, reject) => {
    request(url + path, { agent, headers: { accept } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('end', () => resolve({ status: response.statusCode, type: response.headers['content-type'], bytes }));
    })
      .on('error', reject)
      .end();
  });

const paths = [];
for (const query of ['pizza', 'coffee', 'soup', 'tacos']) {
  const answer = await fetch(`${url}/api/restaurants/search?query=${query}&location=St.+Louis,+MO`);
  for (const { imageUrls } of await answer.json()) paths.push(...imageUrls);
}
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

for (const [index, size] of ['600x400', '800x600', '1920x1280'].entries()) {
  const [times, sizes] = [[], []];
  for (const path of paths.slice(index * 20, index * 20 + 20)) {
    const began = performance.now();
    const { bytes } = await get(path.replace('1920x1280', size), WEBP);
    times.push(performance.now() - began);
    sizes.push(bytes);
  }
  console.log(`${size} made: median ${median(times).toFixed(0)} ms, WebP ${(median(sizes) / 1000).toFixed(1)} kB`);
}

const path = paths[0].replace('1920x1280', '600x400');
const began = performance.now();
while ((await get(path, ALL)).type !== 'image/avif') await new Promise((resolve) => setTimeout(resolve, 20));
console.log(
  `the AVIF of this picture is ready after ${(performance.now() - began).toFixed(0)} ms: ${(await get(path, ALL)).bytes} bytes`,
);

const until = performance.now() + 5000;
let served = 0;
await Promise.all(
  Array.from({ length: 16 }, async () => {
    while (performance.now() < until) {
      await get(path, WEBP);
      served += 1;
    }
  }),
);
console.log(`600x400 stored: ${Math.round(served / 5)} requests/s`);
agent.destroy();
