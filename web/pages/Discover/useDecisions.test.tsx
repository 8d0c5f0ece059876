import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { isGuestSaved, saveForGuest } from '../../device/guestSaves';
import { listInteractions } from '../../device/interactions';
import { clearStored } from '../../device/storage';
import type { ViewerKind } from '../../device/viewerKind';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { beginDeck } from './deckSteps';
import { useDecisions } from './useDecisions';

const place = (id: string, viewerHasSaved = false) => ({
  node: { id, uuid: id, name: id, cuisines: [], pictures: [], priceRange: null, externalListings: [], viewerHasSaved },
});

/** Each test has its own restaurants, because tasks for the same restaurant wait for each other. */
let run = 0;

function Swiping({ kind, isSaved }: { kind: ViewerKind; isSaved: boolean }) {
  const [state, setState] = useState(() => beginDeck('St. Louis'));
  const deck = [place(`a${run}`, isSaved), place(`b${run}`)];
  const onMove = (currentIndex: number) => setState({ ...state, currentIndex });
  const { decide, undo, last } = useDecisions({ deck, state, kind, onMove });
  const top = deck[state.currentIndex];
  return (
    <>
      <output data-testid="index">{state.currentIndex}</output>
      <button type="button" onClick={() => top && decide(top, 'saved')}>
        drag right
      </button>
      <button type="button" onClick={() => top && decide(top, 'saved', true)}>
        save
      </button>
      <button type="button" disabled={!last} onClick={undo}>
        undo
      </button>
    </>
  );
}

const show = (kind: ViewerKind = 'MEMBER', isSaved = false) =>
  renderWithRelay(<Swiping kind={kind} isSaved={isSaved} />, { viewer: kind });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const index = () => screen.getByTestId('index').textContent;
type Shown = ReturnType<typeof show>;
const sent = ({ environment }: Shown) =>
  environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);

beforeEach(() => {
  run++;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  clearStored();
});

test('a save by drag is stored immediately and sent 150 ms later; a save by button is sent without delay', async () => {
  const page = show();
  await press('drag right');
  expect(index()).toBe('1');
  expect(listInteractions()).toMatchObject([{ restaurantId: `a${run}`, action: 'saved', unsent: true }]);
  await pass(149);
  expect(sent(page)).toEqual([]);
  await pass(1);
  expect(sent(page)).toEqual(['useSaveRestaurantMutation']);
  await press('save');
  expect(sent(page)).toHaveLength(2);
});

test('a save that is undone before it was sent is not sent later', async () => {
  const page = show();
  await press('drag right');
  await press('undo');
  await pass(150);
  expect(sent(page)).not.toContain('useSaveRestaurantMutation');
  expect(index()).toBe('0');
  expect(listInteractions()).toEqual([]);
});

test('a restaurant that was already saved is not saved again, and an undo leaves it saved', async () => {
  const page = show('MEMBER', true);
  await press('save');
  expect(listInteractions()).toMatchObject([{ wasSaved: true }]);
  await press('undo');
  await pass(500);
  expect(sent(page)).toEqual([]);
});

test('a guest’s save is stored on the device; an undo removes a new save, but keeps an earlier save', async () => {
  show('GUEST');
  await press('save');
  expect(isGuestSaved(`a${run}`)).toBe(true);
  await press('undo');
  expect(isGuestSaved(`a${run}`)).toBe(false);
  saveForGuest({ id: `a${run}`, name: 'a', cuisine: null, imageUrl: null, priceRange: null, googleRating: null });
  await press('save');
  expect(index()).toBe('1');
  await press('undo');
  expect(isGuestSaved(`a${run}`)).toBe(true);
});
