import { groupNearMisses } from './groupNearMisses';

const near = (met: string, ...misses: string[]) => ({
  met: met.split(' ').map((key) => ({ key })),
  misses: misses.map((text) => ({ kind: 'CLOSED', text })),
});
const CHIPS = [
  { key: 'kosher', kind: 'DIETARY' },
  { key: 'sushi', kind: 'WANTED' },
  { key: 'cheap', kind: 'PRICE' },
  { key: 'late', kind: 'OPEN_AT' },
];
const group = (nearMisses: ReturnType<typeof near>[]) => groupNearMisses(nearMisses, CHIPS);
const SUSHI = near('cheap sushi', 'kosher?', 'closes at 9');
const MORE_SUSHI = near('cheap sushi', 'kosher?', 'closes at 10');
const BAGELS = near('kosher cheap late', 'sushi?');

test('near misses are grouped by the wishes that they meet, and groups that meet more wishes come first', () => {
  expect(group([SUSHI, BAGELS, MORE_SUSHI])).toEqual([
    { met: ['kosher', 'late'], shared: [], places: [BAGELS] },
    { met: ['sushi'], shared: [{ kind: 'CLOSED', text: 'kosher?' }], places: [SUSHI, MORE_SUSHI] },
  ]);
});

test('a food counts as two wishes; of groups with the same count, the group with the diet comes first', () => {
  const diner = near('cheap late');
  const sushi = near('sushi');
  const bagels = near('kosher cheap');
  expect(group([diner, sushi, bagels])?.map(({ places: [first] }) => first)).toEqual([bagels, diner, sushi]);
  expect(group([sushi, diner, bagels])?.map(({ places: [first] }) => first)).toEqual([bagels, sushi, diner]);
});

test('there are no groups if all near misses meet the same wishes, or if there would be more than three groups', () => {
  expect(group([SUSHI, MORE_SUSHI])).toBeNull();
  expect(group(['a', 'b', 'c', 'd'].map((key) => near(key)))).toBeNull();
  expect(group([])).toBeNull();
});
