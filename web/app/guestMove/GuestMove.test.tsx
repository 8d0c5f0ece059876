import { act, screen } from '@testing-library/react';
import { forgetGuest, keepGuestId, readGuestId } from '../../device/guestId';
import { listGuestSaves, saveForGuest } from '../../device/guestSaves';
import { readStored } from '../../device/storage';
import { RequestError } from '../../relay/RequestError';
import { operationOf } from '../../testing/answerOperation';
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

test('a device that was no guest asks nothing', async () => {
  saveForGuest(place('A'));
  const { asked } = show();
  await act(async () => undefined);
  expect(asked()).toEqual([]);
  expect(kept()).toEqual(['A']);
});

test('gives the list away, newest first, and forgets the guest only after the answer', async () => {
  keep('A', 'B');
  const { asked, answer } = show();
  expect(asked()).toEqual([['B', 'A']]);
  expect([readGuestId(), kept()]).toEqual(['g1', ['B', 'A']]);
  await answer({ savedIds: ['b', 'a'] });
  expect([readGuestId(), kept()]).toEqual([null, []]);
  expect(screen.getByText('2 saved restaurants moved to your account')).toBeInTheDocument();
});

test('what the server does not know stays on the device, and the toast says all of it', async () => {
  keep('A', 'B', 'C');
  const { answer } = show();
  await answer({ savedIds: ['A'], alreadySavedIds: ['B'], unknownIds: ['C'] });
  expect([readGuestId(), kept()]).toEqual([null, ['C']]);
  expect(screen.getByText('1 saved restaurant moved to your account')).toBeInTheDocument();
  const rest = '1 was in your account already. 1 is no longer in our listings and stays on this device.';
  expect(screen.getByText(rest)).toBeInTheDocument();
});

test('what no longer fits into the account stays on the device, and is told', async () => {
  keep('A', 'B', 'C');
  const { answer } = show();
  await answer({ savedIds: ['C'], noRoomIds: ['B', 'A'] });
  expect([readGuestId(), kept()]).toEqual([null, ['B', 'A']]);
  expect(
    screen.getByText('2 stay on this device: your account holds the 10,000 restaurants it can.'),
  ).toBeInTheDocument();
});

test.each([
  [{ alreadySavedIds: ['A'] }, 'Your saved restaurants are in your account already', []],
  [{ unknownIds: ['A'] }, 'Your saved restaurants stay on this device', ['A']],
  [{ noRoomIds: ['A'] }, 'Your saved restaurants stay on this device', ['A']],
])('the answer %j in words', async (moved, title, left) => {
  keep('A');
  const { answer } = show();
  await answer(moved);
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(kept()).toEqual(left);
});

test('an empty list is given away too, so that the guest goes, without a word', async () => {
  keep();
  const { asked, answer } = show();
  expect(asked()).toEqual([[]]);
  await answer({});
  expect(readGuestId()).toBeNull();
  expect(toast()).toBeNull();
});

test('an answer that is lost leaves all as it was; the next time it is tried again, and what came meanwhile stays', async () => {
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
  expect([readGuestId(), kept(), readStored('fuud_guest_move')]).toEqual([null, ['B'], null]);
});

test('a list that changed since it was sent in vain is another one, with a key of its own', async () => {
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

test('a refusal leaves all as it was', async () => {
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

test('a tab that asked because it could not see yet what another did says nothing', async () => {
  keep('A');
  const { asked, answer } = show();
  expect(asked()).toEqual([['A']]);
  forgetGuest();
  await answer({ alreadySavedIds: ['A'] });
  expect(toast()).toBeNull();
});

test('of two tabs only one asks', async () => {
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
