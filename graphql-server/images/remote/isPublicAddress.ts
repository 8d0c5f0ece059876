import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to the public internet. The result is false for private, loopback, link-local (used for
 * cloud metadata), carrier-grade NAT, multicast, reserved and documentation addresses. In IPv6, it is also false for
 * unique local addresses, mapped and translated IPv4 addresses, 6to4, Teredo, and all addresses outside 2000::/3. For
 * IPv6, the public internet uses only 2000::/3 (https://www.iana.org/assignments/ipv6-unicast-address-assignments).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || ((parsed as ipaddr.IPv6).parts[0] ?? 0) >> 13 === 1;
}
