import { connectDatabase } from '../../graphql-server/database/connectDatabase';
import { loadCity } from '../../graphql-server/search/index/loadCity';
import { searchPlaceOf } from '../../graphql-server/search/searchPlaceOf';
import { chooseCities } from './fill';
import { locationOf } from '../../graphql-server/domain/locations/City';
import { readFileSync } from 'node:fs';
import { understand } from '../../graphql-server/search/parse/understand';
import { rank } from '../../graphql-server/search/score/rank';
import { best } from '../../graphql-server/search/score/best';
import { facetsOf } from '../../graphql-server/search/score/facetsOf';
export async function main(root: string) {
  const database = await connectDatabase({ FUUD_DATA_DIR: process.env.BENCH_DATA_DIR as string });
  const place = searchPlaceOf(locationOf(chooseCities(1, 1, 1)[0]!.city));
  const t = (name: string, began: number) => console.log(name, (performance.now() - began).toFixed(1));
  for (let i = 0; i < 5; i++) {
    const b = performance.now();
    const index = await loadCity(database.pool, place);
    t('load', b);
    console.log('bytes kept', index.bytes);
  }
  const index = await loadCity(database.pool, place);
  const cravings = readFileSync(root + '/graphql-server/search/evaluation/development.jsonl', 'utf8').trim().split('\n').map((l) => JSON.parse(l).craving as string);
  const parts: Record<string, number[]> = { understand: [], rank: [], best: [], facets: [] };
  const slow: [number, string, number, number][] = [];
  for (let round = 0; round < 6; round++)
    for (const q of cravings) {
      const a = performance.now();
      const u = understand(q, { now: new Date(), city: place, knows: (w) => index.postings.some(({ terms }) => terms.find(w) >= 0) });
      const b = performance.now();
      const r = rank(index, { understanding: u, now: new Date() });
      const c = performance.now();
      best(index, r, { size: 10 });
      const d = performance.now();
      facetsOf(index, r, new Date());
      const e = performance.now();
      if (round < 2) continue;
      parts.understand!.push(b - a); parts.rank!.push(c - b); parts.best!.push(d - c); parts.facets!.push(e - d);
      if (e - a > 6) slow.push([e - a, q.slice(0, 60), b - a, c - b]);
    }
  for (const [n, v] of Object.entries(parts)) { v.sort((x, y) => x - y); console.log(n, 'p50', v[v.length >> 1]!.toFixed(2), 'p99', v[Math.floor(v.length * 0.99)]!.toFixed(2), 'max', v.at(-1)!.toFixed(2)); }
  console.log(slow.sort((a, b) => b[0] - a[0]).slice(0, 12).map((s) => s.map((x) => (typeof x === 'number' ? x.toFixed(1) : x)).join(' | ')).join('\n'));
  await database.close();
}
