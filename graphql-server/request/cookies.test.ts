import type { IncomingMessage } from 'node:http';
import { readNamed } from './cookies';

const request = (cookie?: string) => ({ headers: { cookie } }) as IncomingMessage;

test.each([
  ['a=1; b=2', '2'],
  ['b=dGV4dA==; a=1', 'dGV4dA=='],
  ['b=', ''],
  ['bb=1; b', undefined],
  [undefined, undefined],
])('in the header %j, the cookie "b" has the value %j', (header, value) => {
  expect(readNamed(request(header), 'b')).toBe(value);
});
