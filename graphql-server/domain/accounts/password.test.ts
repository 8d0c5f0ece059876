import { hash } from 'bcrypt';
import { parseInput } from '../input/parseInput';
import { hashPassword, newPassword, passwordMatches } from './password';

const HOME = '192.0.2.1';

const kinds = [
  ['plain', 'secret'],
  ['of 72 bytes', 'a'.repeat(72)],
  ['of 73 bytes', 'a'.repeat(73)],
  ['of 1,000 letters', 'a'.repeat(1000)],
  ['in Korean', '비밀번호는 아무도 모르는 아주 긴 문장이어야 합니다, 그렇지 않나요'],
  ['of emoji', '🍜'.repeat(100)],
  ['with NUL', 'abc\0def'],
  ['of NUL', '\0\0\0\0\0\0'],
  ['with a lone surrogate', 'abcde\ud800'],
] as const;

test.each(kinds)('a password (%s) matches its own hash, and no similar password does', async (_what, password) => {
  expect(parseInput(newPassword, password)).toBe(password);
  const stored = await hashPassword(password, HOME);
  expect(await passwordMatches(password, stored, HOME)).toBe(true);
  for (const other of [`${password}x`, password.slice(0, -1), `${password}\0`, `x${password}`])
    expect(await passwordMatches(other, stored, HOME)).toBe(false);
});

test.each([
  ['differ after 72 bytes', `${'a'.repeat(72)}b`, `${'a'.repeat(72)}c`],
  ['differ after NUL', 'abcdef\0one', 'abcdef\0two'],
  ['end with different lone surrogates', 'abcde\ud800', 'abcde\ud801'],
  ['end with a lone surrogate and with U+FFFD', 'abcde\udc00', 'abcde\ufffd'],
])('a password does not match the hash of another password if the two %s', async (_what, one, other) => {
  expect(await passwordMatches(other, await hashPassword(one, HOME), HOME)).toBe(false);
});

test.each(['secret', 'é'.repeat(36), ' a b '])('the password %j matches its plain bcrypt hash', async (password) => {
  expect(await passwordMatches(password, await hash(password, 12), HOME)).toBe(true);
});

test('a hash that was stored in 2026 still matches its long password', async () => {
  const stored = '$2b$08$ssog5AZeMKGty2IDsPcznePFG632qtnOPqKQ.u7UYxHYy0ERSIAom';
  expect(await passwordMatches('correct horse battery staple '.repeat(5), stored, HOME)).toBe(true);
});

test('without a stored password, no password matches', async () => {
  for (const stored of [null, undefined]) expect(await passwordMatches('secret', stored, HOME)).toBe(false);
});
