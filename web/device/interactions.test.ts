import { act, renderHook } from '@testing-library/react';
import {
  dropInteractions,
  dropSkipped,
  type Interaction,
  keepInteraction,
  listInteractions,
  useLateInteractions,
} from './interactions';

const day = 24 * 60 * 60_000;
const now = Date.now();
const did = (restaurantId: string, action: Interaction['action'] = 'skipped', age = 0): Interaction => ({
  restaurantId,
  action,
  timestamp: now - age,
  location: 'St. Louis',
});
const ids = () => listInteractions().map(({ restaurantId }) => restaurantId);

afterEach(() => localStorage.clear());

test('stores one interaction for each restaurant, the newest last', () => {
  keepInteraction(did('a'));
  keepInteraction(did('b', 'saved'));
  keepInteraction(did('a', 'saved'));
  expect(listInteractions()).toMatchObject([{ restaurantId: 'b' }, { restaurantId: 'a', action: 'saved' }]);
  expect(JSON.parse(localStorage.getItem('fuud_interactions') ?? '')[1]).toEqual({
    restaurantId: 'a',
    action: 'saved',
    timestamp: expect.any(Number),
    location: 'St. Louis',
  });
});

test('an interaction is forgotten after 30 days', () => {
  localStorage.setItem(
    'fuud_interactions',
    JSON.stringify([did('old', 'saved', 31 * day), did('young', 'saved', 29 * day)]),
  );
  expect(ids()).toEqual(['young']);
});

test.each(['{bad', '{}', '"text"'])('the stored text %s is deleted, because it is not a list', (text) => {
  localStorage.setItem('fuud_interactions', text);
  expect(ids()).toEqual([]);
  expect(localStorage.getItem('fuud_interactions')).toBeNull();
});

test('items that are not interactions are left out', () => {
  localStorage.setItem('fuud_interactions', JSON.stringify([null, 5, { restaurantId: 'x' }, did('a')]));
  expect(ids()).toEqual(['a']);
});

test('interactions from another tab are not overwritten', () => {
  keepInteraction(did('a'));
  localStorage.setItem('fuud_interactions', JSON.stringify([did('a'), did('other')]));
  keepInteraction(did('b'));
  expect(ids()).toEqual(['a', 'other', 'b']);
});

test('dropInteractions deletes interactions by their restaurant ids; dropSkipped deletes skips but no saves', () => {
  for (const each of [did('a'), did('b', 'saved'), did('c')]) keepInteraction(each);
  dropInteractions(new Set(['c', 'unknown']));
  expect(ids()).toEqual(['a', 'b']);
  dropSkipped();
  expect(ids()).toEqual(['b']);
});

test('useLateInteractions returns the current list when nothing has been stored for a while', () => {
  jest.useFakeTimers();
  keepInteraction(did('a'));
  const { result } = renderHook(useLateInteractions);
  const shown = () => result.current.map(({ restaurantId }) => restaurantId);
  for (const id of ['b', 'c']) {
    act(() => keepInteraction(did(id)));
    act(() => void jest.advanceTimersByTime(600));
    expect(shown()).toEqual(['a']);
  }
  act(() => void jest.advanceTimersByTime(300));
  expect(shown()).toEqual(['a', 'b', 'c']);
  jest.useRealTimers();
});
