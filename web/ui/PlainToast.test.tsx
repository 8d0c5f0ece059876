import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastProvider, useToast } from './Toast';

jest.mock('./ToastArea', () => {
  throw new Error('offline');
});

function Fail() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast({ title: 'Error', description: 'Not saved.', tone: 'destructive' })}>
      fail
    </button>
  );
}

test('if the code of ToastArea cannot be loaded, a plain toast shows the text for five seconds', async () => {
  jest.useFakeTimers();
  render(
    <ToastProvider regionLabel="Notifications ({hotkey})" label="Notification" dismissLabel="Dismiss">
      <Fail />
    </ToastProvider>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fireEvent.click(screen.getByText('fail'));
  expect(await screen.findByRole('alert')).toHaveTextContent('ErrorNot saved.');
  act(() => jest.advanceTimersByTime(4900));
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  jest.useRealTimers();
});
