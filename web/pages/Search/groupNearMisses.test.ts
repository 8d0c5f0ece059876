import { groupNearMisses } from './groupNearMisses';

const near = (met: string, ...misses: string[]) => ({
  met: met.split(' ').map((key) => ({ key })),
  misses: misses.map((text) => ({ kind: 'CLOSED', text })),
});
const SUSHI = near('cheap sushi', 'kosher?', 'closes at 9');
const MORE_SUSHI = near('cheap sushi', 'kosher?', 'closes at 10');
const BAGELS = near('kosher cheap late', 'sushi?');

test('near misses are grouped by the wishes that they meet, and groups that meet more wishes come first', () => {
  expect(groupNearMisses([SUSHI, BAGELS, MORE_SUSHI])).toEqual([
    { met: ['kosher', 'late'], shared: [], places: [BAGELS] },
    { met: ['sushi'], shared: [{ kind: 'CLOSED', text: 'kosher?' }], places: [SUSHI, MORE_SUSHI] },
  ]);
});

test('there are no groups if all near misses meet the same wishes, or if there would be more than three groups', () => {
  expect(groupNearMisses([SUSHI, MORE_SUSHI])).toBeNull();
  expect(groupNearMisses(['a', 'b', 'c', 'd'].map((key) => near(key)))).toBeNull();
  expect(groupNearMisses([])).toBeNull();
});
