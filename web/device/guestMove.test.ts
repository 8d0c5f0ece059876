import { forgetMoveKey, keepMoveKey, readMoveKey } from './guestMove';
import { writeStored } from './storage';

test('a list has its key until the key is deleted; another list has no key', () => {
  expect(readMoveKey(['a', 'b'])).toBeNull();
  keepMoveKey('key 1', ['a', 'b']);
  expect(readMoveKey(['a', 'b'])).toBe('key 1');
  expect(readMoveKey(['b', 'a'])).toBeNull();
  expect(readMoveKey(['a'])).toBeNull();
  forgetMoveKey();
  expect(readMoveKey(['a', 'b'])).toBeNull();
});

test.each(['{', '7', '{"ids":"a"}', '{"ids":["a"]}', '{"ids":["a"],"key":5}'])('invalid text %s has no key', (text) => {
  writeStored('fuud_guest_move', text);
  expect(readMoveKey(['a'])).toBeNull();
});
