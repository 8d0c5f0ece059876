import { nothingAsked } from '../testing/nothingAsked';
import { arrivesAnew, ownPath, takeOpeningRequest } from './address';

const open = (path: string) => window.history.replaceState(null, '', path);
const shown = () => window.location.pathname + window.location.search + window.location.hash;

test('takeOpeningRequest reads logged_out and removes only this parameter from the address bar', () => {
  open('/saved?logged_out=true&x=1#top');
  expect(takeOpeningRequest()).toEqual({ ...nothingAsked, loggedOut: true });
  expect(shown()).toBe('/saved?x=1#top');
});

test('takeOpeningRequest reads and removes signin and returnTo', () => {
  open('/?signin=1&returnTo=%2Frestaurant%2F1%3Fa%3Db&x=1');
  expect(takeOpeningRequest()).toEqual({ ...nothingAsked, signIn: true, returnTo: '/restaurant/1?a=b' });
  expect(shown()).toBe('/?x=1');
});

test.each([
  ['/saved?auth_token=T-1&x=1', { authToken: 'T-1' }, '/saved?x=1'],
  ['/?x=1&auth_link=T-2', { linkToken: 'T-2' }, '/?x=1'],
  ['/?error=oauth_failed&x=1', { oauthFailed: true }, '/?x=1'],
  ['/?auth_token=', {}, '/'],
])('takeOpeningRequest reads and removes the parameters of an external sign-in: %s', (path, asked, left) => {
  open(path);
  expect(takeOpeningRequest()).toEqual({ ...nothingAsked, ...asked });
  expect(shown()).toBe(left);
});

test('takeOpeningRequest does not change an address whose parameters have other values', () => {
  open('/search?q=pizza&logged_out=no&signin=2&error=other');
  expect(takeOpeningRequest()).toEqual(nothingAsked);
  expect(shown()).toBe('/search?q=pizza&logged_out=no&signin=2&error=other');
});

test.each([
  ['/search?q=a#b', '/search?q=a#b'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/.//x', null],
  ['/a/..//evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['search', null],
  ['', null],
  [null, null],
])('ownPath accepts only paths of this site: for %j it returns %j', (text, path) => {
  expect(ownPath(text)).toBe(path);
});

test('arrivesAnew is true at the start and for a link on another page, but not for the back button', () => {
  open('/search');
  const search = new URL('/search', window.location.origin);
  expect(arrivesAnew(search)).toBe(true);
  expect(arrivesAnew(search)).toBe(false);
  open('/settings');
  expect(arrivesAnew(search)).toBe(true);
});
