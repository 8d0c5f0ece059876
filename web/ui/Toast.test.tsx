import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastProvider, useToast } from './Toast';

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

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('shows one toast at a time: a new one takes the place of the old', () => {
  show();
  press('show first');
  press('show second');
  expect(cards()).toHaveLength(1);
  expect(cards()[0]).toHaveTextContent('Second');
  expect(cards()[0]).toHaveAttribute('data-tone', 'destructive');
});

test('closes by itself after five seconds, and by its button', () => {
  show();
  press('show first');
  wait(4900);
  expect(cards()).toHaveLength(1);
  wait(200);
  expect(cards()).toHaveLength(0);
  press('show first');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(cards()).toHaveLength(0);
  wait(1_000_000);
  expect(cards()).toHaveLength(0);
});

test('F8 goes to the region named with its key', () => {
  show();
  press('show first');
  wait(0);
  const region = screen.getByRole('region', { name: 'Notifications (F8)' });
  fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
  expect(region).toContainElement(document.activeElement as HTMLElement);
});
