import { expect, test } from './test';

test('GraphiQL uses no other server; GraphQL and REST find the same restaurants', async ({ page, request, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const elsewhere: string[] = [];
  page.on('request', (asked) => {
    if (!asked.url().startsWith(server.url) && !/^(data|blob):/.test(asked.url())) elsewhere.push(asked.url());
  });
  const query = '{ searchRestaurants(query: "pizza", first: 3) { totalCount edges { node { uuid name } } } }';
  await page.goto(`/graphql?query=${encodeURIComponent(query)}`);
  await page.getByRole('button', { name: /Execute query/ }).click();
  await expect(page.locator('.result-window')).toContainText('totalCount', { timeout: 20_000 });
  expect(elsewhere).toEqual([]);

  const graph = await (await request.post(`${server.url}/graphql`, { data: { query } })).json();
  const rest = await request.get(`${server.url}/api/restaurants/search?query=pizza`);
  const { totalCount, edges } = graph.data.searchRestaurants;
  expect(rest.headers()['x-total-count']).toBe(String(totalCount));
  const names = ((await rest.json()) as { name: string }[]).slice(0, 3).map(({ name }) => name);
  expect(edges.map(({ node }: { node: { name: string } }) => node.name)).toEqual(names);
});
