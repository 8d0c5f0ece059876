import { commitLocalUpdate } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { addToList, removeFromList } from './memberLists';

/** A list in which entries of these days are loaded, and functions to change and read the list. */
function begin(days: readonly number[], hasNextPage = false) {
  const environment = createMockEnvironment();
  const update = (change: Parameters<typeof commitLocalUpdate>[1]) => commitLocalUpdate(environment, change);
  const id = (day: number) => `saved ${day}`;
  update((store) => {
    const viewer = store.create('client:root:viewer', 'Viewer');
    store.getRoot().setLinkedRecord(viewer, 'viewer');
    const list = store.create('list', 'SavedRestaurantConnection');
    viewer.setLinkedRecord(list, '__Member_savedRestaurants_connection');
    list.setValue(9, 'totalCount');
    list.setLinkedRecord(store.create('info', 'PageInfo'), 'pageInfo');
    list.setLinkedRecords([], 'edges');
  });
  const add = (day: number) =>
    update((store) => {
      const node = store.get(id(day)) ?? store.create(id(day), 'SavedRestaurant');
      node.setValue(`2026-01-0${day}T00:00:00.000Z`, 'savedAt');
      node.setValue(`place ${day}`, 'restaurantId');
      const edge = store.get('answer') ?? store.create('answer', 'SavedRestaurantEdge');
      edge.setLinkedRecord(node, 'node');
      addToList(store, 'savedRestaurants', edge);
    });
  const remove = (day: number, isGone?: boolean) =>
    update((store) => removeFromList(store, 'savedRestaurants', `place ${day}`, isGone));
  const read = () => {
    let shown: unknown[] = [];
    update((store) => {
      const list = store.get('list');
      const edges = list?.getLinkedRecords('edges') ?? [];
      shown = [list?.getValue('totalCount'), ...edges.map((edge) => edge.getLinkedRecord('node')?.getDataID())];
    });
    return shown;
  };
  for (const day of days) add(day);
  update((store) => store.get('info')?.setValue(hasNextPage, 'hasNextPage'));
  return { add, remove, read };
}

test('an entry is inserted by date, the newest first; when it is added again, nothing changes', () => {
  const list = begin([3, 5]);
  list.add(4);
  list.add(4);
  expect(list.read()).toEqual([12, 'saved 5', 'saved 4', 'saved 3']);
});

test('a removed entry can be added again, several times', () => {
  const list = begin([3, 5]);
  for (const _ of [1, 2]) {
    list.remove(5);
    expect(list.read()).toEqual([10, 'saved 3']);
    list.add(5);
    expect(list.read()).toEqual([11, 'saved 5', 'saved 3']);
  }
});

test('an entry that was already removed elsewhere lowers the count only if it is in the loaded part', () => {
  const list = begin([3, 5]);
  list.remove(5, true);
  expect(list.read()).toEqual([10, 'saved 3']);
  list.remove(4, true);
  expect(list.read()).toEqual([10, 'saved 3']);
  list.remove(4); // an entry of a later page
  expect(list.read()).toEqual([9, 'saved 3']);
});

test('if a list has more pages, an entry older than all loaded entries changes only the count', () => {
  const list = begin([5], true);
  list.add(3);
  expect(list.read()).toEqual([11, 'saved 5']);
});

test('a change to a list that was never loaded does nothing', () => {
  const environment = createMockEnvironment();
  commitLocalUpdate(environment, (store) => {
    addToList(store, 'diary', null);
    removeFromList(store, 'diary', 'place 1');
  });
  expect(environment.getStore().getSource().get('client:root:viewer')).toBeUndefined();
});
