import { aPlace } from '../testing/aPlace';
import { viewOf } from './viewOf';

test('the provenance of a derived fact is its rule, whether there is one source or several', () => {
  const register = aPlace('register', { name: 'Pho Grand' });
  const map = aPlace('map', { name: 'Pho Grand', phone: '+13146647435' });
  const alone = viewOf([register]);
  expect(alone.facts.cuisine).toMatch(/Vietnamese/);
  expect(alone.facts.dishes).toEqual(['pho']);
  const rule = { rule: expect.stringContaining('pho') };
  expect(alone.provenance).toEqual({ cuisine: rule, dishes: rule });
  expect(viewOf([register, map]).provenance).toMatchObject({
    cuisine: { rule: expect.stringContaining('pho') },
    phone: { source: 'a-map', sourceId: '1' },
  });
});

test('a fact from a source is not replaced by a derived fact', () => {
  const { facts, provenance } = viewOf([aPlace('register', { name: 'Saigon Grand', cuisine: 'French' })]);
  expect(facts.cuisine).toBe('French');
  expect(provenance).toBeNull();
});

test('nothing is derived for a sample place', () => {
  expect(viewOf([aPlace('sample', { name: 'Pho Grand' })])).toMatchObject({
    facts: { cuisine: null },
    provenance: null,
  });
});

test('a shop is for the public if its register also lists it as a restaurant; other shops stay shops', () => {
  const shop = aPlace('register', { name: 'Elm Deli - Grocery', audience: 'counter' });
  const entry = (name: string) => aPlace('register', { name, sourceId: '2' });
  const { facts, provenance } = viewOf([shop, entry('Elm Deli')]);
  expect(facts.audience).toBe('public');
  expect(provenance?.audience).toEqual({ rule: 'its source also lists it as a restaurant' });
  expect(viewOf([shop, entry('Elm Restaurant')]).facts.audience).toBe('public');
  expect(viewOf([shop, entry('Elm - Carryout')]).facts.audience).toBe('counter'); // no cuisine in this name
  expect(viewOf([shop, entry('Elm Bakery')]).facts.audience).toBe('counter');
  expect(viewOf([shop, entry('Elm Catering')]).facts.audience).toBe('counter');
  const market = aPlace('register', { name: 'Elm Market', audience: 'counter' });
  expect(viewOf([market, entry('Elm Market Chicken')]).facts.audience).toBe('counter'); // the name also implies a shop
  expect(viewOf([shop, aPlace('map', { name: 'Elm Deli' })]).facts.audience).toBe('counter'); // from another source
});
