import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { addressOf } from './address';

/** A request over a socket that is not connected, so the address of its connection is "unknown". */
const request = (forwardedFor: string) =>
  Object.assign(new IncomingMessage(new Socket()), { headers: { 'x-forwarded-for': forwardedFor } });

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:5678', '192.0.2.1'],
  ['"192.0.2.1:5678"', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:99', '2001:db8::1'],
  ['"[2001:db8::1]:99"', '2001:db8::1'],
  ['203.0.113.9, 192.0.2.1:5678', '192.0.2.1'],
])('behind a proxy, X-Forwarded-For "%s" means the address %s', (forwardedFor, address) => {
  expect(addressOf(request(forwardedFor), 1)).toBe(address);
});

test.each([
  '',
  'unknown',
  '_hidden',
  '192.0.2.1:5678:9',
  '192.0.2.300',
  '192.0.2.01',
  '[192.0.2',
  '203.0.113.9, nonsense',
])('if the proxy wrote no valid address (%j), the address of the connection is used', (forwardedFor) => {
  expect(addressOf(request(forwardedFor), 1)).toBe('unknown');
});

test('with several proxies, the outermost proxy’s entry is used; without a proxy, no entry is used', () => {
  expect(addressOf(request('6.6.6.6, 192.0.2.1:80, 10.0.0.1:81'), 2)).toBe('192.0.2.1');
  expect(addressOf(request('192.0.2.1'), 2)).toBe('unknown');
  expect(addressOf(request('192.0.2.1'), 0)).toBe('unknown');
});
