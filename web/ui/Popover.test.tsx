import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Popover } from './Popover';

function Look({ opensByItself = false }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(opensByItself);
  return (
    <>
      <button type="button" ref={button} aria-expanded={open} onClick={() => setOpen(!open)}>
        Look
      </button>
      <Popover anchor={button} id="panel" open={open} onOpenChange={setOpen} label="Look" opensByItself={opensByItself}>
        <button type="button">inside</button>
      </Popover>
      <button type="button">outside</button>
      <main tabIndex={-1}>page</main>
    </>
  );
}

function show() {
  render(<Look />);
  return screen.getByRole('button', { name: 'Look' });
}
const panel = () => screen.queryByRole('dialog', { name: 'Look' });

test('the button opens and closes the panel', async () => {
  const button = show();
  await userEvent.click(button);
  expect(panel()).toHaveAttribute('id', 'panel');
  expect(screen.getByText('inside')).toHaveFocus();
  await userEvent.click(button);
  expect(panel()).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(panel()).toBeInTheDocument();
});

test('Escape closes the panel and returns the focus to the button', async () => {
  const button = show();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(panel()).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a press outside closes the panel, and the pressed element keeps the focus', async () => {
  const button = show();
  await userEvent.click(button);
  await userEvent.click(screen.getByText('outside'));
  expect(panel()).not.toBeInTheDocument();
  expect(screen.getByText('outside')).toHaveFocus();
});

describe('Popover with opensByItself', () => {
  const open = () => {
    const { container } = render(<button type="button">before</button>);
    screen.getByText('before').focus();
    render(<Look opensByItself />, { container: container.appendChild(document.createElement('div')) });
  };

  test('the panel does not take the focus, and Escape does not move the focus', async () => {
    open();
    expect(panel()).toBeInTheDocument();
    expect(screen.getByText('before')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(screen.getByText('before')).toHaveFocus();
  });

  test('Escape moves the focus to the button if the panel had the focus', async () => {
    open();
    await userEvent.click(screen.getByText('inside'));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Look' })).toHaveFocus();
  });

  test('the panel stays open when <main> gets the focus, and closes when another button gets the focus', async () => {
    open();
    act(() => screen.getByRole('main').focus());
    expect(panel()).toBeInTheDocument();
    act(() => screen.getByText('outside').focus());
    expect(panel()).not.toBeInTheDocument();
    expect(screen.getByText('outside')).toHaveFocus();
  });
});
