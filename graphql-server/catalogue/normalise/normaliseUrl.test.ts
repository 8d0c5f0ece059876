import { normaliseUrl } from './normaliseUrl';

test.each([
  ['https://store.tcby.com/home/', 'https://store.tcby.com/home/'],
  ['www.example.com', 'https://www.example.com/'],
  ['example.com?table=1', 'https://example.com/?table=1'],
  ['//example.com', 'https://example.com/'],
  ['www.example.com\u200b', 'https://www.example.com/'],
  ['https://one.example.com,https://two.example.com', 'https://one.example.com/'],
  ['us/ks/kansas-city/7500-state-ave/store-6012', null],
  ['javascript:alert(1)', null],
  ['https://user@example.com/', null],
  ['https://:secret@example.com/', null],
  ['http://nodots', null],
  ['http://www.eljacalmexicangrill_sf/', null],
  ['http://192.168.0.1/menu', null],
  ['http://köln.example.рф/', 'http://xn--kln-sna.example.xn--p1ai/'],
  ['', null],
])('%j becomes %j', (raw, url) => {
  expect(normaliseUrl(raw)).toBe(url);
});
