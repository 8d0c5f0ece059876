import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { loadToastArea, ToastProvider, useToast } from './Toast';
import { useToastState } from './useToastState';

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast({ title: 'First', description: 'one' })}>
        show first
      </button>
      <button type="button" onClick={() => toast({ title: 'Second', tone: 'destructive' })}>
        show second
      </button>
    </>
  );
}

function show() {
  render(
    <ToastProvider regionLabel="Notifications ({hotkey})" label="Notification" dismissLabel="Dismiss">
      <Buttons />
    </ToastProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByText(name));
const cards = () => document.querySelectorAll('[data-tone]');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeAll(loadToastArea);
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('only one toast is shown at a time, because a new toast replaces the old one', () => {
  show();
  press('show first');
  press('show second');
  expect(cards()).toHaveLength(1);
  expect(cards()[0]).toHaveTextContent('Second');
  expect(cards()[0]).toHaveAttribute('data-tone', 'destructive');
});

test('a toast that a press on an action shows stays open', () => {
  function Undo() {
    const toast = useToast();
    const action = { label: 'Undo', hint: 'Undo', onPress: () => toast({ title: 'The list is full' }) };
    return (
      <button type="button" onClick={() => toast({ title: 'Removed', action })}>
        remove
      </button>
    );
  }
  render(
    <ToastProvider regionLabel="Notifications ({hotkey})" label="Notification" dismissLabel="Dismiss">
      <Undo />
    </ToastProvider>,
  );
  press('remove');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(cards()).toHaveLength(1);
  expect(cards()[0]).toHaveTextContent('The list is full');
});

test('a toast closes after five seconds, or when its close button is pressed', () => {
  show();
  press('show first');
  wait(4900);
  expect(cards()).toHaveLength(1);
  wait(200);
  expect(cards()).toHaveLength(0);
  press('show first');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(cards()).toHaveLength(0);
});

test('a dismissed toast disappears immediately; after its state is deleted, another toast can still be shown', () => {
  show();
  press('show first');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  wait(1_000_000);
  press('show second');
  expect(cards()).toHaveLength(1);
});

test('the state of a closed toast is kept for 1,000,000 ms', () => {
  const { result } = renderHook(useToastState);
  act(() => result.current.show({ title: 'First' }));
  act(() => result.current.setOpen(1, false));
  wait(999_999);
  expect(result.current.toast).toMatchObject({ title: 'First', open: false });
  wait(1);
  expect(result.current.toast).toBeUndefined();
});

test('a toast with the pointer or the focus on it stays open', () => {
  show();
  press('show first');
  const region = screen.getByRole('region', { name: 'Notifications (F8)' });
  wait(4000);
  fireEvent.pointerMove(cards()[0] as Element, { pointerType: 'mouse' });
  wait(20_000);
  expect(cards()).toHaveLength(1);
  fireEvent.pointerLeave(region, { pointerType: 'mouse' });
  wait(900);
  expect(cards()).toHaveLength(1);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  wait(20_000);
  expect(cards()).toHaveLength(1);
  act(() => screen.getByText('show first').focus());
  wait(1100);
  expect(cards()).toHaveLength(0);
});

test.each([
  [40, 1],
  [60, 0],
])('after a swipe of %i px to the right, the number of toasts is %i', (way, left) => {
  show();
  press('show first');
  const card = cards()[0] as Element;
  // jsdom's pointer events have no coordinates.
  const point = (type: string, x: number) => fireEvent(card, new MouseEvent(type, { bubbles: true, clientX: x }));
  point('pointerdown', 100);
  point('pointermove', 100 + way / 2);
  point('pointermove', 100 + way);
  point('pointerup', 100 + way);
  expect(cards()).toHaveLength(left);
});

test('a toast with the tone destructive is announced assertively, and a toast without a tone politely', () => {
  show();
  for (const [name, words, live] of [
    ['show first', 'Notification First one', 'polite'],
    ['show second', 'Notification Second', 'assertive'],
  ] as const) {
    press(name);
    wait(50);
    const announced = screen.getAllByRole('status').find((one) => one.textContent?.startsWith('Notification'));
    expect(announced?.textContent?.trim()).toBe(words);
    expect(announced).toHaveAttribute('aria-live', live);
    wait(2000);
  }
});

test('F8 moves the focus to the region of the toasts', () => {
  show();
  press('show first');
  wait(0);
  const region = screen.getByRole('region', { name: 'Notifications (F8)' });
  fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
  expect(region).toContainElement(document.activeElement as HTMLElement);
});
