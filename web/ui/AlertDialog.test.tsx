import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AlertDialog } from './AlertDialog';

const confirm = jest.fn();

function Delete({ pending = false }: { pending?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        delete
      </button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Really?"
        description="All is lost."
        cancelLabel="Cancel"
        confirmLabel="Yes"
        onConfirm={confirm}
        pending={pending}
      />
    </>
  );
}

const dialog = () => screen.queryByRole('alertdialog', { name: 'Really?' });

async function show(pending?: boolean) {
  render(<Delete pending={pending} />);
  await userEvent.click(screen.getByText('delete'));
}

test('the focus starts on Cancel and stays in the dialog; a press on the other button confirms', async () => {
  await show();
  expect(dialog()).toHaveAccessibleDescription('All is lost.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(dialog()).toBeInTheDocument();
});

test('a press outside does nothing; Escape closes the dialog and returns the focus; Cancel closes it too', async () => {
  await show();
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  expect(dialog()).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByText('delete')).toHaveFocus();
  await userEvent.click(screen.getByText('delete'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(dialog()).not.toBeInTheDocument();
});

test('while the action is pending, the confirm button is disabled, and Escape does not close the dialog', async () => {
  await show(true);
  expect(screen.getByRole('button', { name: 'Yes' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toHaveAttribute('aria-busy', 'true');
});
