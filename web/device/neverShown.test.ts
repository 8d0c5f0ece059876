import { listNeverShown, neverShow, showAgain } from './neverShown';

afterEach(() => localStorage.clear());

test('neverShow lists each restaurant once, the newest last; showAgain removes a restaurant from the list', () => {
  neverShow('a');
  neverShow('b');
  neverShow('a');
  expect(listNeverShown()).toEqual(['b', 'a']);
  showAgain('b');
  showAgain('a');
  expect(localStorage.getItem('fuud_never')).toBeNull();
});

test('a text that is not a list counts as an empty list', () => {
  localStorage.setItem('fuud_never', '{');
  expect(listNeverShown()).toEqual([]);
});
