import { act, screen } from '@testing-library/react';
import { keepGuestId, readGuestId } from '../../device/guestId';
import { listGuestSaves, saveForGuest } from '../../device/guestSaves';
import { readStored } from '../../device/storage';
import { RequestError } from '../../relay/RequestError';
import { operationOf } from '../../testing/answerOperation';
import { forgetGuest } from '../../testing/forgetGuest';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { GuestMove } from './GuestMove';

const place = (id: string) => ({
  id,
  name: `Place ${id}`,
  cuisine: null,
  imageUrl: null,
  priceRange: null,
  googleRating: null,
});

function keep(...ids: string[]) {
  keepGuestId('g1');
  for (const id of ids) saveForGuest(place(id));
}

function show() {
  const { environment, unmount } = renderWithRelay(<GuestMove />, { viewer: 'MEMBER' });
  const payload = {
    savedIds: [],
    alreadySavedIds: [],
    unknownIds: [],
    noRoomIds: [],
    savedRestaurantEdges: [],
    userErrors: [],
  };
  return {
    environment,
    unmount,
    asked: () => environment.mock.getAllOperations().map(({ request }) => request.variables.input.restaurantIds),
    key: () => operationOf(environment, 'moveGuestSavesMutation').request.variables.input.idempotencyKey,
    answer: (answer: object) =>
      act(async () =>
        environment.mock.resolveMostRecentOperation({ data: { importGuestSaves: { ...payload, ...answer } } }),
      ),
    fail: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
  };
}
const kept = () => listGuestSaves().map(({ id }) => id);
const toast = () => screen.queryByRole('listitem')?.textContent?.replace(/^.*Dismiss/, '') ?? null;

test('without a guest on the device, nothing is sent', async () => {
  saveForGuest(place('A'));
  const { asked } = show();
  await act(async () => undefined);
  expect(asked()).toEqual([]);
  expect(kept()).toEqual(['A']);
});

test('the list is sent newest first, and the device forgets the guest and the list only after the answer', async () => {
  keep('A', 'B');
  const { asked, answer } = show();
  expect(asked()).toEqual([['B', 'A']]);
  expect([readGuestId(), kept()]).toEqual(['g1', ['B', 'A']]);
  await answer({ savedIds: ['b', 'a'] });
  expect([readGuestId(), kept()]).toEqual([null, []]);
  expect(screen.getByText('2 saved restaurants moved to your account')).toBeInTheDocument();
});

test('the toast counts moved, already saved and unknown restaurants; only the unknown stay on the device', async () => {
  keep('A', 'B', 'C');
  const { answer } = show();
  await answer({ savedIds: ['A'], alreadySavedIds: ['B'], unknownIds: ['C'] });
  expect([readGuestId(), kept()]).toEqual([null, ['C']]);
  expect(screen.getByText('1 saved restaurant moved to your account')).toBeInTheDocument();
  const rest = '1 was in your account already. 1 is no longer in our listings and stays on this device.';
  expect(screen.getByText(rest)).toBeInTheDocument();
});

test('restaurants that do not fit into the account stay on the device, and the toast reports this', async () => {
  keep('A', 'B', 'C');
  const { answer } = show();
  await answer({ savedIds: ['C'], noRoomIds: ['B', 'A'] });
  expect([readGuestId(), kept()]).toEqual([null, ['B', 'A']]);
  expect(
    screen.getByText('2 stay on this device: your account is full. It can hold 10,000 restaurants.'),
  ).toBeInTheDocument();
});

test.each([
  [{ alreadySavedIds: ['A'] }, 'Your saved restaurants are in your account already', []],
  [{ unknownIds: ['A'] }, 'Your saved restaurants stay on this device', ['A']],
  [{ noRoomIds: ['A'] }, 'Your saved restaurants stay on this device', ['A']],
])('for the answer %j, the toast is “%s” and the device keeps %j', async (moved, title, left) => {
  keep('A');
  const { answer } = show();
  await answer(moved);
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(kept()).toEqual(left);
});

test('an empty list is sent, too, so that the device forgets the guest; no toast is shown', async () => {
  keep();
  const { asked, answer } = show();
  expect(asked()).toEqual([[]]);
  await answer({});
  expect(readGuestId()).toBeNull();
  expect(toast()).toBeNull();
});

test('a lost answer changes nothing; a retry has the same key; newer saves wait for the next move', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  keep('A');
  const first = show();
  const key = first.key();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  await first.fail(new RequestError('offline', 'No connection'));
  expect([readGuestId(), kept()]).toEqual(['g1', ['A']]);
  expect(toast()).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  first.unmount();

  const second = show();
  await act(async () => undefined);
  expect(second.key()).toBe(key);
  saveForGuest(place('B'));
  await second.answer({ savedIds: ['A'] });
  expect([readGuestId(), kept(), readStored('fuud_guest_move')]).toEqual(['g1', ['B'], null]);
  second.unmount();

  const third = show();
  await act(async () => undefined);
  expect(third.asked()).toEqual([['B']]);
  await third.answer({ savedIds: ['B'] });
  expect([readGuestId(), kept()]).toEqual([null, []]);
});

test('a list that changed after a failed attempt is sent with another idempotency key', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  keep('A');
  const first = show();
  const key = first.key();
  await first.fail(new RequestError('offline', 'No connection'));
  first.unmount();
  saveForGuest(place('B'));
  const second = show();
  await act(async () => undefined);
  expect(second.asked()).toEqual([['B', 'A']]);
  expect(second.key()).not.toBe(key);
  await second.answer({ savedIds: ['B'], alreadySavedIds: ['A'] });
});

test('a refusal by the server changes nothing on the device', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  keep('A');
  const { answer } = show();
  await answer({
    savedIds: null,
    alreadySavedIds: null,
    unknownIds: null,
    noRoomIds: null,
    savedRestaurantEdges: null,
    userErrors: [{ message: 'no' }],
  });
  expect([readGuestId(), kept()]).toEqual(['g1', ['A']]);
});

test('a tab shows no toast if another tab has already moved the list', async () => {
  keep('A');
  const { asked, answer } = show();
  expect(asked()).toEqual([['A']]);
  forgetGuest();
  await answer({ alreadySavedIds: ['A'] });
  expect(toast()).toBeNull();
});

test('only one of two tabs sends the list', async () => {
  keep('A');
  const queue: Promise<unknown>[] = [Promise.resolve()];
  const request = (_: string, work: () => Promise<unknown>) => {
    const turn = Promise.all(queue.slice(-1)).then(work, work);
    queue.push(turn);
    return turn;
  };
  Object.defineProperty(window.navigator, 'locks', { value: { request }, configurable: true });
  const [one, two] = [show(), show()];
  await act(async () => undefined);
  await one.answer({ savedIds: ['A'] });
  expect([one.asked(), two.asked()]).toEqual([[], []]);
  expect(readGuestId()).toBeNull();
  Reflect.deleteProperty(window.navigator, 'locks');
  forgetGuest();
});
