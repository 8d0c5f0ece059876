import { forgetGuest, keepGuestId, readGuestId } from './guestId';

test('keepGuestId stores the latest id; forgetGuest deletes the id and the saved list', () => {
  expect(readGuestId()).toBeNull();
  keepGuestId('one');
  keepGuestId('two');
  expect(readGuestId()).toBe('two');
  localStorage.setItem('fuud_guest_saved', '[]');
  forgetGuest();
  expect(readGuestId()).toBeNull();
  expect(localStorage.getItem('fuud_guest_saved')).toBeNull();
});
