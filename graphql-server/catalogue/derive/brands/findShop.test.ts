import { findShop, signOfShop } from './findShop';

test.each([
  ['Safeway - Hot Dog Cart', 'safeway'],
  ['WHOLE FOODS MARKET #123', 'whole foods market'],
  ['7-Eleven', '7 eleven'],
  ['Speedway', 'speedway'],
  ['Speedway #1234', 'speedway'],
  ['SPEEDWAY 4321', 'speedway'],
  ['Speedway - Hot Dog Cart', 'speedway'],
  ['Speedway Gas Station', 'speedway'],
  ['Pilot Flying J', 'pilot flying j'],
  ['Safeway Deli', 'safeway'],
])('%s begins with %s, the name of a chain of shops', (name, shop) => {
  expect(findShop(name)).toBe(shop);
});

test.each(['Ingles Diner', "Dillon's Restaurant", 'Flying J Diner', 'Nordstrom Grill'])(
  '%s is a restaurant, not the chain of shops with the same name',
  (name) => {
    expect(findShop(name)).toBeNull();
  },
);

test.each(['Speedway Pizza', 'Speedway Sushi', 'Speedway BBQ', 'Speedway Cafe', "Speedway's Diner"])(
  '%s is in the town Speedway',
  (name) => {
    expect(findShop(name)).toBeNull();
  },
);

test.each(['AFC Sushi @ Safeway', 'Pho Grand', ''])('%j does not begin with the name of a chain of shops', (name) => {
  expect(findShop(name)).toBeNull();
});

test('signOfShop returns the spelling on the signs of a shop if title case would be wrong, otherwise null', () => {
  expect(['7 ELEVEN', 'Quiktrip #668', 'SAFEWAY'].map(signOfShop)).toEqual(['7-Eleven', 'QuikTrip', null]);
});
