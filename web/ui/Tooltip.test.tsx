import { act, fireEvent, render, screen } from '@testing-library/react';
import { IconButton } from './IconButton';
import { TooltipProvider } from './Tooltip';

function show() {
  render(
    <TooltipProvider>
      <IconButton label="Save">♥</IconButton>
      <IconButton label="Logout" titled>
        →
      </IconButton>
    </TooltipProvider>,
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

test('opens after 700 ms, the neighbour at once when reached within 300 ms', () => {
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

test('opens by keyboard focus, and does not name the button twice', () => {
  show();
  act(() => button('Save').focus());
  expect(text()).toBe('Save');
  expect(button('Save')).not.toHaveAttribute('aria-describedby');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(text()).toBeNull();
});

test('a titled button gives its title up to the tooltip while the pointer is on it', () => {
  show();
  expect(button('Logout')).toHaveAttribute('title', 'Logout');
  enter('Logout');
  expect(button('Logout')).not.toHaveAttribute('title');
  leave('Logout');
  expect(button('Logout')).toHaveAttribute('title', 'Logout');
  expect(button('Save')).not.toHaveAttribute('title');
});
