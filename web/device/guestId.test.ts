import { forgetGuest, keepGuestId, readGuestId } from './guestId';

test('stores the id that the server returns, and deletes id and list together', () => {
  expect(readGuestId()).toBeNull();
  keepGuestId('one');
  keepGuestId('two');
  expect(readGuestId()).toBe('two');
  localStorage.setItem('fuud_guest_saved', '[]');
  forgetGuest();
  expect(readGuestId()).toBeNull();
  expect(localStorage.getItem('fuud_guest_saved')).toBeNull();
});
