import { UserError } from '../../errors/UserError';
import { parseInput } from '../input/parseInput';
import { credentials } from './login';
import { registration } from './registration';

function faultsOf(schema: Parameters<typeof parseInput>[0], input: unknown) {
  try {
    parseInput(schema, input);
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.faults.map(({ path: _, ...fault }) => fault);
  }
}

const ada = { username: 'ada', password: 'secret' };
const AT_SIGN_REFUSED =
  'Username must not contain @, unless it is the e-mail you enter: leave the @ out, or enter the same address as e-mail';

test('names are trimmed, blank fields count as absent, and the password stays as typed', () => {
  expect(
    parseInput(registration, {
      username: '  ada ',
      email: ' ',
      password: '  a b  ',
      firstName: null,
      lastName: ' King ',
    }),
  ).toEqual({
    username: 'ada',
    email: undefined,
    password: '  a b  ',
    firstName: undefined,
    lastName: 'King',
  });
});

test.each([
  { username: 'abc' },
  { username: 'a'.repeat(30) },
  { password: '123456' },
  { password: 'a'.repeat(1000) },
  { password: '비밀번호는아무글자' },
  { password: 'abc\0def' },
  { password: 'abcde\ud800' },
  { email: 'ada@example.com' },
  { username: 'Ada@Example.com', email: 'ada@example.com' },
  { username: '🍜🍜🍜' },
  { displayMode: 'dark', language: 'ko' },
  { displayMode: null, language: null },
])('a registration with %j is accepted', (part) => {
  expect(faultsOf(registration, { ...ada, ...part })).toEqual([]);
});

test.each([
  [{}, 'REQUIRED', 'username', 'Username: Required'],
  [{ ...ada, username: 5 }, 'INVALID', 'username', 'Username: Expected string, received number'],
  [{ ...ada, username: 'ab' }, 'TOO_SHORT', 'username', 'Username must be at least 3 characters'],
  [{ ...ada, username: ' ab ' }, 'TOO_SHORT', 'username', 'Username must be at least 3 characters'],
  [{ ...ada, username: 'a'.repeat(31) }, 'TOO_LONG', 'username', 'Username must be at most 30 characters'],
  [{ ...ada, username: 'a\0da' }, 'INVALID', 'username', 'Username must not contain control characters'],
  [{ ...ada, firstName: 'A\u2028da' }, 'INVALID', 'firstName', 'First name must not contain control characters'],
  [{ ...ada, username: 'a\u200bda' }, 'INVALID', 'username', 'Username must not contain invisible characters'],
  [{ ...ada, username: '\u202eada' }, 'INVALID', 'username', 'Username must not contain invisible characters'],
  [{ ...ada, username: '❤\ufe0fada' }, 'INVALID', 'username', 'Username must not contain invisible characters'],
  [{ ...ada, username: 'a\u034fda' }, 'INVALID', 'username', 'Username must not contain invisible characters'],
  [{ ...ada, username: 'ada\u{e0100}' }, 'INVALID', 'username', 'Username must not contain invisible characters'],
  [{ ...ada, username: 'ada\u3164' }, 'INVALID', 'username', 'Username must not contain invisible characters'],
  [{ ...ada, username: 'ada@example.com' }, 'INVALID', 'username', AT_SIGN_REFUSED],
  [{ ...ada, username: 'ada@home', email: 'ada@example.com' }, 'INVALID', 'username', AT_SIGN_REFUSED],
  [{ ...ada, username: '\u0130da@example.com', email: 'ida@example.com' }, 'INVALID', 'username', AT_SIGN_REFUSED],
  [{ ...ada, username: '\ud800da' }, 'INVALID', 'username', 'Username must not contain broken characters'],
  [{ ...ada, firstName: 'Ad\udc00a' }, 'INVALID', 'firstName', 'First name must not contain broken characters'],
  [{ ...ada, email: 'x@' }, 'INVALID', 'email', 'Please enter a valid email address'],
  [{ ...ada, email: 7 }, 'INVALID', 'email', 'Email: Expected string, received number'],
  [{ username: 'ada' }, 'REQUIRED', 'password', 'Password: Required'],
  [{ ...ada, password: '12345' }, 'TOO_SHORT', 'password', 'Password must be at least 6 characters'],
  [{ ...ada, password: 'é'.repeat(1001) }, 'TOO_LONG', 'password', 'Password must be at most 1000 characters'],
  [{ ...ada, lastName: 'a'.repeat(101) }, 'TOO_LONG', 'lastName', 'Last name must be at most 100 characters'],
  [{ ...ada, displayMode: 'system' }, 'INVALID', 'displayMode', 'Display mode must be one of light, dark'],
  [{ ...ada, language: 'fr' }, 'INVALID', 'language', 'Language must be one of en, es, zh, ko'],
  [[], 'INVALID', null, 'Expected object, received array'],
  [null, 'INVALID', null, 'Expected object, received null'],
  ['ada', 'INVALID', null, 'Expected object, received string'],
])('%j is refused with the code %s for the field %s', (input, code, field, message) => {
  expect(faultsOf(registration, input)[0]).toEqual({ code, field, message });
});

test('all problems are reported together', () => {
  expect(faultsOf(registration, {}).map(({ field }) => field)).toEqual(['username', 'password']);
});

test.each([
  [{ username: ' ', password: 'x' }, 'username', 'Username: Required'],
  [{ username: 'ada', password: '' }, 'password', 'Password: Required'],
])('signing in with %j is refused', (input, field, message) => {
  expect(faultsOf(credentials, input)).toEqual([{ code: 'REQUIRED', field, message }]);
});
