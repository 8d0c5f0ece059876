import type { Interaction } from '../../device/interactions';
import { countSkipped } from './countSkipped';

const done = (restaurantId: string, action: Interaction['action']): Interaction => ({
  restaurantId,
  action,
  timestamp: 1,
  location: 'St. Louis, MO',
});

test('a restaurant that is both skipped and in the list “never show again” counts once; saves do not count', () => {
  const interactions = [done('a', 'skipped'), done('b', 'saved'), done('c', 'skipped')];
  expect(countSkipped(interactions, [])).toBe(2);
  expect(countSkipped(interactions, ['a', 'd'])).toBe(3);
});
