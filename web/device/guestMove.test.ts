import { forgetMoveKey, keepMoveKey, readMoveKey } from './guestMove';
import { writeStored } from './storage';

test('the stored key of a list of ids is returned until it is deleted; for another list, the key is null', () => {
  expect(readMoveKey(['a', 'b'])).toBeNull();
  keepMoveKey('key 1', ['a', 'b']);
  expect(readMoveKey(['a', 'b'])).toBe('key 1');
  expect(readMoveKey(['b', 'a'])).toBeNull();
  expect(readMoveKey(['a'])).toBeNull();
  forgetMoveKey();
  expect(readMoveKey(['a', 'b'])).toBeNull();
});

test.each(['{', '7', '{"ids":"a"}', '{"ids":["a"]}', '{"ids":["a"],"key":5}'])('bad text is ignored: %s', (text) => {
  writeStored('fuud_guest_move', text);
  expect(readMoveKey(['a'])).toBeNull();
});
