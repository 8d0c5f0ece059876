import { findShop, signOfShop } from './findShop';

test.each([
  ['Safeway - Hot Dog Cart', 'safeway'],
  ['WHOLE FOODS MARKET #123', 'whole foods market'],
  ['7-Eleven', '7 eleven'],
])('%s begins with %s, the name of a chain of shops', (name, shop) => {
  expect(findShop(name)).toBe(shop);
});

test.each(['AFC Sushi @ Safeway', 'Pho Grand', ''])('%j does not begin with the name of a chain of shops', (name) => {
  expect(findShop(name)).toBeNull();
});

test('signOfShop returns the spelling on the signs of a shop if title case would be wrong, otherwise null', () => {
  expect(['7 ELEVEN', 'Quiktrip #668', 'SAFEWAY'].map(signOfShop)).toEqual(['7-Eleven', 'QuikTrip', null]);
});
