import { buildRestaurant } from '../testing/factories';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database, env: { PUBLIC_URL: 'https://fuud.example' } });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

type Facts = Parameters<typeof buildRestaurant>[1];

/** The id of a new restaurant, and what the page of this restaurant contains for a visitor without a session. */
async function open(facts: Facts) {
  const { id } = await buildRestaurant(database, facts);
  const html = await (await server.client().request(`/restaurant/${id}`)).text();
  const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1];
  return { id, html, meta, data: data && JSON.parse(data) };
}

test('the head of a restaurant’s page has the page’s URL, and the restaurant’s name and stored facts', async () => {
  const { id, html, meta, data } = await open({
    name: 'Bit & "Bite" </script>',
    cuisine: 'Thai',
    priceRange: '$$',
    address: '1 Main St',
    phone: '+13145550100',
    description: 'Noodles.\nAnd rice.',
  });
  const url = `https://fuud.example/restaurant/${id}`;
  const facts = 'Thai · $$ · 1 Main St, St. Louis, MO · Noodles. And rice.';
  expect(html).toContain('<title>Bit &amp; &quot;Bite&quot; &lt;/script&gt; · Fuud</title>');
  expect(html.match(/<title>|<meta name="description"/g)).toHaveLength(2);
  expect(html).toContain(`<link rel="canonical" href="${url}" />`);
  expect(['og:title', 'og:description', 'og:url', 'og:image', 'description'].map(meta)).toEqual([
    'Bit &amp; &quot;Bite&quot; &lt;/script&gt;',
    facts,
    url,
    undefined,
    facts,
  ]);
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: 'Bit & "Bite" </script>',
    url,
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Main St',
      addressLocality: 'St. Louis',
      addressRegion: 'MO',
      addressCountry: 'US',
    },
    servesCuisine: ['Thai'],
    priceRange: '$$',
    telephone: '+13145550100',
  });
});

test('a place that is invented, closed, hidden or not for the public has no data for search engines', async () => {
  const sample = await open({ isSample: true });
  expect(sample.meta('og:description')).toBe('Sample data: an invented restaurant. · St. Louis, MO');
  const closed = await open({ isClosed: true });
  expect(closed.meta('og:description')).toBe('This place has closed for good. · St. Louis, MO');
  expect(closed.html).toContain('<p lang="es">Este lugar cerró definitivamente.</p>');
  const hidden = await open({ hiddenAt: new Date(), delistedAt: new Date() });
  expect(hidden.meta('og:description')).toBe('This restaurant is no longer in our listings. · St. Louis, MO');
  expect(hidden.html).toContain('<p lang="zh">这家餐厅已不在我们的名录中。</p>');
  const school = await open({ audience: 'institution' });
  for (const { data } of [sample, closed, hidden, school]) expect(data).toBeUndefined();
});

test('a page without a restaurant has the head of the landing page', async () => {
  for (const path of ['/', '/restaurant/00000000-0000-4000-8000-000000000000', '/restaurant/no-id']) {
    const html = await (await server.client().request(path)).text();
    expect(html).toContain('<title>Find restaurants by craving · Fuud</title>');
    expect(html).not.toMatch(/og:|canonical|ld\+json/);
  }
});
