/** Hosts as IMAGE_HOSTS names them: "images.example.com", "*.example.com" (any name under it), each with ":8443" or not. */
export type HostList = readonly string[];

/** One entry of IMAGE_HOSTS: a name of at least two parts, never an address in numbers. */
export const HOST_ENTRY = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?(:\d{1,5})?$/;

/** Whether pictures may be fetched from this address: http or https, a listed host and port, no user name in it. */
export function isListedHost(address: string, hosts: HostList): boolean {
  if (hosts.length === 0 || !URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  if (!/^https?:$/.test(protocol) || username || password) return false;
  return hosts.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry));
}
