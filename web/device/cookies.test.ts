import { expireReadableCookies, serverCookieName } from './cookies';

test('expireReadableCookies expires the cookies of the path / that scripts can read', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the code under test reads it.
  document.cookie = 'one=1; path=/';
  // biome-ignore lint/suspicious/noDocumentCookie: the code under test reads it.
  document.cookie = 'two=2; path=/';
  expireReadableCookies();
  expect(document.cookie).toBe('');
});

test('the server’s cookies have a prefix on https', () => {
  expect(serverCookieName('fuud_session')).toBe('fuud_session');
  expect(serverCookieName('fuud_session', 'https:')).toBe('__Host-fuud_session');
});
