import { forgetGuestId, keepGuestId, readGuestId } from './guestId';

test('keepGuestId stores the latest id; forgetGuestId deletes the id, and the saved list stays', () => {
  expect(readGuestId()).toBeNull();
  keepGuestId('one');
  keepGuestId('two');
  expect(readGuestId()).toBe('two');
  localStorage.setItem('fuud_guest_saved', '[]');
  forgetGuestId();
  expect(readGuestId()).toBeNull();
  expect(localStorage.getItem('fuud_guest_saved')).toBe('[]');
});
