import { isListedHost } from './hostList';

test.each([
  ['https://images.example.com/a.jpg', true],
  ['http://images.example.com/a.jpg', false],
  ['https://images.example.com:8443/a.jpg', false],
  ['https://cdn.example.org:8443/a.jpg', true],
  ['https://cdn.example.org/a.jpg', false],
  ['http://plain.example.com/a.jpg', true],
  ['https://a:b@images.example.com/a.jpg', false],
])('whether pictures may be fetched from %s: %j', (address, isListed) => {
  expect(isListedHost(address, ['images.example.com:443', '*.example.org:8443', 'plain.example.com'])).toBe(isListed);
});
