import { act, screen } from '@testing-library/react';
import { RequestError } from '../../relay/RequestError';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { useSession } from '../SessionProvider';
import { ViewerWatch } from './ViewerWatch';

function Kind() {
  return <p>{useSession().kind}</p>;
}
const show = () =>
  renderWithRelay(
    <>
      <ViewerWatch />
      <Kind />
    </>,
    { viewer: 'MEMBER' },
  );

test('tells the session when the server sees somebody else', async () => {
  const { environment } = show();
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { viewer: { kind: 'ANONYMOUS' } } }));
  expect(screen.getByText('ANONYMOUS')).toBeInTheDocument();
});

test('leaves it to a sign-in to say what follows from its answer', async () => {
  const { environment } = show();
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { viewer: { kind: 'MEMBER' } } }));
  act(() => {
    environment.commitUpdate((store) => store.getRoot().getLinkedRecord('viewer')?.setValue('GUEST', 'kind'));
  });
  expect(screen.getByText('MEMBER')).toBeInTheDocument();
});

test('asks once and goes on with what the page said when there is no answer', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { environment } = show();
  await act(async () => environment.mock.rejectMostRecentOperation(new RequestError('gateway', '500: boom')));
  expect(screen.getByText('MEMBER')).toBeInTheDocument();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});
