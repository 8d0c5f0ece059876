import { commitLocalUpdate, type IEnvironment, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';

/**
 * The member's lists in the store. `key`: the field of the list's @connection. `dates`: the date of an entry is the
 * first of these fields that is not null. The entries are sorted by this date, the newest first.
 */
const lists = {
  savedRestaurants: { key: '__Member_savedRestaurants_connection', dates: ['savedAt'] },
  diary: { key: '__Member_diary_connection', dates: ['visitedAt', 'addedAt'] },
} as const;

/** One of the member's lists. */
export type MemberList = keyof typeof lists;

const listOf = (store: RecordSourceProxy, list: MemberList) =>
  store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord(lists[list].key);

const edgesOf = (record: RecordProxy) => record.getLinkedRecords('edges') ?? [];
const nodeOf = (edge: RecordProxy | null) => edge?.getLinkedRecord('node');

function count(record: RecordProxy, change: 1 | -1): void {
  const total = record.getValue('totalCount');
  if (typeof total === 'number') record.setValue(Math.max(0, total + change), 'totalCount');
}

/**
 * Inserts an edge from a mutation into the loaded part of a list, in the order of the dates. If the entry belongs on a
 * later page, only the count changes. Does nothing if there is no edge, if the list was never loaded (it is fetched
 * when needed), or if the loaded part already contains the entry.
 */
export function addToList(store: RecordSourceProxy, list: MemberList, edge: RecordProxy | null | undefined): void {
  const record = listOf(store, list);
  const node = nodeOf(edge ?? null);
  if (!record || !edge || !node) return;
  const edges = edgesOf(record);
  if (edges.some((each) => nodeOf(each)?.getDataID() === node.getDataID())) return;
  count(record, 1);
  const { dates } = lists[list];
  const dateOf = (each: RecordProxy | null | undefined) =>
    String(dates.map((date) => each?.getValue(date)).find((date) => date != null) ?? '');
  const insertAt = edges.findIndex((each) => dateOf(nodeOf(each)) <= dateOf(node));
  const hasMore = record.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true;
  if (insertAt < 0 && hasMore) return; // a later page contains the entry
  const id = `${record.getDataID()}:${node.getDataID()}`;
  const kept = store.get(id) ?? store.create(id, edge.getType()); // after a removal the record is still in the store
  kept.copyFieldsFrom(edge);
  record.setLinkedRecords(insertAt < 0 ? [...edges, kept] : edges.toSpliced(insertAt, 0, kept), 'edges');
}

/**
 * Removes a restaurant (by its global id) from the loaded part of a list, and lowers the list's count. Does nothing if
 * the list was never loaded. `isGone`: the restaurant was already removed elsewhere. The list may have been loaded after
 * that, so the count changes only if the loaded part contains the restaurant.
 */
export function removeFromList(store: RecordSourceProxy, list: MemberList, restaurantId: string, isGone = false): void {
  const record = listOf(store, list);
  if (!record) return;
  const edges = edgesOf(record);
  const rest = edges.filter((edge) => nodeOf(edge)?.getValue('restaurantId') !== restaurantId);
  if (!isGone || rest.length < edges.length) count(record, -1);
  record.setLinkedRecords(rest, 'edges');
}

/**
 * Marks a list as out of date, so that the list is fetched again when it is used. Call this function after changes that
 * the server's answer does not describe completely.
 */
export function forgetList(environment: IEnvironment, list: MemberList): void {
  commitLocalUpdate(environment as never, (store) => listOf(store, list)?.invalidateRecord());
}
