import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Popover } from './Popover';

function Look() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" ref={button} aria-expanded={open} onClick={() => setOpen(!open)}>
        Look
      </button>
      <Popover anchor={button} id="panel" open={open} onOpenChange={setOpen} label="Look">
        <button type="button">inside</button>
      </Popover>
      <button type="button">outside</button>
    </>
  );
}

function show() {
  render(<Look />);
  return screen.getByRole('button', { name: 'Look' });
}
const panel = () => screen.queryByRole('dialog', { name: 'Look' });

test('opens and closes by its button', async () => {
  const button = show();
  await userEvent.click(button);
  expect(panel()).toHaveAttribute('id', 'panel');
  expect(screen.getByText('inside')).toHaveFocus();
  await userEvent.click(button);
  expect(panel()).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(panel()).toBeInTheDocument();
});

test('Escape closes it and returns to the button', async () => {
  const button = show();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(panel()).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a press outside closes it and keeps the focus where it was put', async () => {
  const button = show();
  await userEvent.click(button);
  await userEvent.click(screen.getByText('outside'));
  expect(panel()).not.toBeInTheDocument();
  expect(screen.getByText('outside')).toHaveFocus();
});
