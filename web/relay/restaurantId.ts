/**
 * The global id of a restaurant, made from its uuid in the same way as on the server. The device stores uuids, but the
 * GraphQL field `nodes` accepts only global ids.
 */
export function restaurantId(uuid: string): string {
  return btoa(`Restaurant:${uuid}`);
}
