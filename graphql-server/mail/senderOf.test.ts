import { senderOf } from './senderOf';

test.each([
  [undefined, 'no-reply@localhost'],
  ['https://fuud.example:8443', 'no-reply@fuud.example'],
  ['http://192.0.2.1:4000', 'no-reply@localhost'],
  ['http://[2001:db8::1]', 'no-reply@localhost'],
])('with PUBLIC_URL=%s, letters come from %s', (PUBLIC_URL, address) => {
  expect(senderOf({ PUBLIC_URL, MAIL_FROM: undefined })).toEqual({ name: 'Fuud', address });
});

test('MAIL_FROM replaces the default sender', () => {
  const MAIL_FROM = { name: 'Ada', address: 'ada@fuud.example' };
  expect(senderOf({ PUBLIC_URL: 'https://fuud.example', MAIL_FROM })).toBe(MAIL_FROM);
});
