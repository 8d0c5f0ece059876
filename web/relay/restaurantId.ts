/**
 * The global id of a restaurant, made from its uuid as the server does. The device stores uuids, but lists of ids in
 * the graph accept only global ids.
 */
export function restaurantId(uuid: string): string {
  return btoa(`Restaurant:${uuid}`);
}
