import { expireReadableCookies } from './cookies';

test('leaves no readable cookie', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the code under test reads.
  document.cookie = 'one=1; path=/';
  // biome-ignore lint/suspicious/noDocumentCookie: what the code under test reads.
  document.cookie = 'two=2; path=/';
  expireReadableCookies();
  expect(document.cookie).toBe('');
});
