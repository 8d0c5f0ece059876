import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open it
      </button>
      {open && (
        <Dialog open onOpenChange={setOpen} title="A title" description="What it is for." closeLabel="Close">
          <input aria-label="first field" />
        </Dialog>
      )}
    </>
  );
}

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('the dialog takes the focus, has a name and a description; %s returns the focus to the opener', async (_, close) => {
  render(<Opener />);
  await userEvent.click(screen.getByText('open it'));
  const dialog = screen.getByRole('dialog', { name: 'A title' });
  expect(dialog).toHaveAccessibleDescription('What it is for.');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('open it')).toHaveFocus();
});
