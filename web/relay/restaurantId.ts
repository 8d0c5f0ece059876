/** The global id of a restaurant of which the device keeps the uuid, as the server makes it: the graph's lists of ids take no uuids. */
export function restaurantId(uuid: string): string {
  return btoa(`Restaurant:${uuid}`);
}
