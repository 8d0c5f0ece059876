import { listNeverShown, neverShow, showAgain } from './neverShown';

afterEach(() => localStorage.clear());

test('a restaurant stays on the list until it is taken off', () => {
  neverShow('a');
  neverShow('b');
  neverShow('a');
  expect(listNeverShown()).toEqual(['b', 'a']);
  showAgain('b');
  showAgain('a');
  expect(localStorage.getItem('fuud_never')).toBeNull();
});

test('a text that is no list counts as none', () => {
  localStorage.setItem('fuud_never', '{');
  expect(listNeverShown()).toEqual([]);
});
