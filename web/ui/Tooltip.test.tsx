import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from './Dialog';
import { IconButton } from './IconButton';

function show() {
  render(
    <>
      <IconButton label="Save">♥</IconButton>
      <IconButton label="Logout" titled>
        →
      </IconButton>
    </>,
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const enter = (name: string) => {
  fireEvent.pointerEnter(button(name), { pointerType: 'mouse' });
  fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
};
const leave = (name: string) => fireEvent.pointerLeave(button(name), { pointerType: 'mouse' });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const text = () => screen.queryByRole('tooltip')?.textContent ?? null;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a tooltip opens after 700 ms, but immediately if another tooltip lost the pointer less than 300 ms ago', () => {
  show();
  enter('Save');
  wait(690);
  expect(text()).toBeNull();
  wait(20);
  expect(text()).toBe('Save');
  leave('Save');
  wait(250);
  enter('Logout');
  wait(0);
  expect(text()).toBe('Logout');
  leave('Logout');
  wait(310);
  enter('Save');
  wait(690);
  expect(text()).toBeNull();
  wait(20);
  expect(text()).toBe('Save');
});

test('the tooltip stays open when the pointer moves from the button to the tooltip', () => {
  show();
  enter('Save');
  wait(700);
  leave('Save');
  wait(100);
  fireEvent.pointerEnter(screen.getByRole('tooltip'), { pointerType: 'mouse' });
  wait(5000);
  expect(text()).toBe('Save');
  fireEvent.pointerLeave(screen.getByRole('tooltip'), { pointerType: 'mouse' });
  wait(130);
  expect(text()).toBeNull();
});

test('the tooltip opens on focus and closes on Escape, and the button has no aria-describedby', () => {
  show();
  act(() => button('Save').focus());
  expect(text()).toBe('Save');
  expect(button('Save')).not.toHaveAttribute('aria-describedby');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(text()).toBeNull();
});

test('a titled button has no title while the pointer is over it', () => {
  show();
  expect(button('Logout')).toHaveAttribute('title', 'Logout');
  enter('Logout');
  expect(button('Logout')).not.toHaveAttribute('title');
  leave('Logout');
  expect(button('Logout')).toHaveAttribute('title', 'Logout');
  expect(button('Save')).not.toHaveAttribute('title');
});

test('a press and scrolling close the tooltip; a touch does not open it', () => {
  show();
  const open = () => {
    enter('Save');
    wait(700);
    expect(text()).toBe('Save');
  };
  open();
  fireEvent.pointerDown(button('Save'));
  expect(text()).toBeNull();
  leave('Save');
  wait(400);
  open();
  fireEvent.scroll(document);
  expect(text()).toBeNull();
  leave('Save');
  wait(400);
  // jsdom has no PointerEvent, so this test adds the pointerType to a mouse event.
  const finger = new MouseEvent('pointerover', { bubbles: true });
  fireEvent(button('Save'), Object.assign(finger, { pointerType: 'touch' }));
  wait(1000);
  expect(text()).toBeNull();
});

test('one Escape closes the tooltip and the dialog around the button', () => {
  function Asking() {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Sign in" description="By name" closeLabel="Close">
        <IconButton label="Show password">o</IconButton>
      </Dialog>
    );
  }
  render(<Asking />);
  act(() => button('Show password').focus());
  expect(text()).toBe('Show password');
  fireEvent.keyDown(button('Show password'), { key: 'Escape' });
  expect(text()).toBeNull();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('only one tooltip is open; it is inside the window, and below its control if there is no space above', () => {
  show();
  const rect = { top: 4, bottom: 48, left: 1000, width: 44 } as DOMRect;
  jest.spyOn(button('Logout'), 'getBoundingClientRect').mockReturnValue(rect);
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 1024, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { value: 60, configurable: true });
  act(() => button('Save').focus());
  enter('Logout');
  expect(text()).toBe('Logout');
  expect(screen.getByRole('tooltip')).toHaveStyle({ top: '54px', left: `${1024 - 8 - 60}px` });
});
