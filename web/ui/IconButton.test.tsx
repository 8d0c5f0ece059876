import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './IconButton';

test('while `pending` is true, the button keeps the focus and ignores presses', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<IconButton label="Save" onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  rerender(<IconButton label="Save" pending onClick={onClick} />);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  rerender(<IconButton label="Save" onClick={onClick} />);
  expect(button).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});
