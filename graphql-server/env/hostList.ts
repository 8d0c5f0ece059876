/**
 * A list of hosts, as in IMAGE_HOSTS. An entry is "images.example.com" or "*.example.com" (any subdomain). It may end
 * with a port, such as ":8443".
 */
export type HostList = readonly string[];

/** One entry of IMAGE_HOSTS or MAPS_HOSTS: a name with at least two parts, never an IP address. */
export const HOST_ENTRY = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?(:\d{1,5})?$/;

/**
 * Whether pictures may be fetched from this address. It must use http or https and have a listed host and port. It must
 * not contain a user name or password.
 */
export function isListedHost(address: string, hosts: HostList): boolean {
  if (hosts.length === 0 || !URL.canParse(address)) return false;
  const { protocol, host, hostname, port, username, password } = new URL(address);
  if (!/^https?:$/.test(protocol) || username || password) return false;
  // `host` does not contain the protocol's usual port, but an entry may contain it.
  const withPort = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
  return hosts.some((entry) =>
    [host, withPort].some((each) => (entry.startsWith('*.') ? each.endsWith(entry.slice(1)) : each === entry)),
  );
}
