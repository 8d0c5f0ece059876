import { act, render, screen } from '@testing-library/react';
import {
  guestSaveLimit,
  isGuestSaved,
  listGuestSaves,
  saveForGuest,
  unsaveForGuest,
  useGuestSaves,
} from './guestSaves';

const place = (id: string) => ({
  id,
  name: `Place ${id}`,
  cuisine: 'Pizza',
  imageUrl: null,
  priceRange: '$$',
  googleRating: 4.5,
});

test('saveForGuest stores only the fields that a card needs, and puts the newest restaurant first', () => {
  expect(saveForGuest({ ...place('a'), extra: 'not kept' } as ReturnType<typeof place>)).toEqual({
    success: true,
    code: 'saved',
  });
  saveForGuest(place('b'));
  expect(listGuestSaves().map((save) => save.id)).toEqual(['b', 'a']);
  expect(JSON.parse(localStorage.getItem('fuud_guest_saved') ?? '')[1]).toEqual({
    ...place('a'),
    savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

test('saveForGuest refuses a restaurant that is already saved', () => {
  saveForGuest(place('a'));
  expect(saveForGuest(place('a'))).toEqual({ success: false, code: 'alreadySaved' });
  expect(listGuestSaves()).toHaveLength(1);
});

test('saveForGuest stores at most ten restaurants', () => {
  for (let n = 0; n < guestSaveLimit; n += 1) expect(saveForGuest(place(String(n))).success).toBe(true);
  expect(saveForGuest(place('11'))).toEqual({ success: false, code: 'limit' });
  expect(listGuestSaves()).toHaveLength(10);
});

test('unsaveForGuest removes a restaurant; a restaurant that is not on the list counts as removed', () => {
  saveForGuest(place('a'));
  expect(unsaveForGuest('a')).toEqual({ success: true, code: 'unsaved' });
  expect(unsaveForGuest('a')).toEqual({ success: true, code: 'unsaved' });
  expect(isGuestSaved('a')).toBe(false);
});

test('saveForGuest and unsaveForGuest return a failure if the browser refuses to write', () => {
  saveForGuest(place('a'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(saveForGuest(place('b'))).toEqual({ success: false, code: 'saveFailed' });
  expect(unsaveForGuest('a')).toEqual({ success: false, code: 'unsaveFailed' });
  expect(isGuestSaved('a')).toBe(true);
});

test.each(['{bad', '{}', '"text"', '[1, null, {"name": "no id"}, {"id": "1", "name": null}]'])(
  'stored text without a valid save counts as an empty list: %s',
  (text) => {
    localStorage.setItem('fuud_guest_saved', text);
    expect(listGuestSaves()).toEqual([]);
    expect(saveForGuest(place('a')).success).toBe(true);
  },
);

function Count() {
  const { saves, isSaved } = useGuestSaves();
  return <p>{`${saves.length} ${isSaved('a')}`}</p>;
}

test('useGuestSaves reacts to changes by other components and other tabs', () => {
  render(<Count />);
  expect(screen.getByText('0 false')).toBeInTheDocument();
  act(() => void saveForGuest(place('a')));
  expect(screen.getByText('1 true')).toBeInTheDocument();
  act(() => {
    localStorage.setItem('fuud_guest_saved', '[]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'fuud_guest_saved' }));
  });
  expect(screen.getByText('0 false')).toBeInTheDocument();
});
