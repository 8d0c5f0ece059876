/**
 * The global id of a restaurant whose uuid is stored on the device, in the server's form: lists of ids in the graph
 * accept no uuids.
 */
export function restaurantId(uuid: string): string {
  return btoa(`Restaurant:${uuid}`);
}
