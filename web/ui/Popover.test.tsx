import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from './Popover';

function show() {
  render(
    <>
      <Popover label="Look" trigger="icon">
        <button type="button">inside</button>
      </Popover>
      <button type="button">outside</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Look' });
}
const panel = () => screen.queryByRole('group', { name: 'Look' });

test('opens and closes by its button and says so', async () => {
  const button = show();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(panel()).toBeInTheDocument();
  await userEvent.click(button);
  expect(panel()).not.toBeInTheDocument();
});

test('Escape closes it and returns to the button', async () => {
  const button = show();
  await userEvent.click(button);
  await userEvent.tab();
  expect(screen.getByText('inside')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(panel()).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a press outside and leaving it by keyboard close it', async () => {
  const button = show();
  await userEvent.click(button);
  await userEvent.click(screen.getByText('outside'));
  expect(panel()).not.toBeInTheDocument();
  await userEvent.click(button);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByText('outside')).toHaveFocus();
  expect(panel()).not.toBeInTheDocument();
});
