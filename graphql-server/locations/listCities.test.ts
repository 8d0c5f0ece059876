import { cityId } from './cityId';
import { listCities } from './listCities';
import { loadCities } from './loadCities';

test('paging through all cities returns each city once, and ends', () => {
  const met: string[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const page = listCities('', { first: 30, after });
    met.push(...page.items.map(({ entry }) => cityId(entry)));
    after = page.items.at(-1)?.cursor;
    more = page.hasNextPage && met.length <= page.totalCount;
  }
  expect(met).toHaveLength(loadCities().all.length);
  expect(new Set(met).size).toBe(met.length);
});
