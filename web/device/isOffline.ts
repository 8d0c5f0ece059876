/** Whether the browser knows that the device has no connection. If false, the connection may still be broken. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}
