import { forgetGuest, keepGuestId, readGuestId } from './guestId';

test('keeps the id the server answers, and forgets id and list together', () => {
  expect(readGuestId()).toBeNull();
  keepGuestId('one');
  keepGuestId('two');
  expect(readGuestId()).toBe('two');
  localStorage.setItem('fuud_guest_saved', '[]');
  forgetGuest();
  expect(readGuestId()).toBeNull();
  expect(localStorage.getItem('fuud_guest_saved')).toBeNull();
});
