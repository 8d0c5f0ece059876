import { act, screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { readStored } from '../../device/storage';
import { readTabViewer } from '../../device/tabViewer';
import { RequestError } from '../../relay/RequestError';
import { useSession } from '../../session/useSession';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { ProfileLink } from './ProfileLink';
import { ViewerWatch } from './ViewerWatch';

function Kind() {
  return <p>{useSession().kind}</p>;
}
const show = () =>
  renderWithRelay(
    <>
      <ViewerWatch />
      <ProfileLink />
      <Kind />
    </>,
    { viewer: 'MEMBER' },
  );
const picture = () => screen.getByRole('link', { name: 'Profile' }).querySelector('img');

test('ViewerWatch corrects the session if the server reports another kind of viewer', async () => {
  const { environment } = show();
  const anonymous = { Viewer: () => ({ kind: 'ANONYMOUS', user: null, settings: null }) };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation, anonymous)),
  );
  expect(screen.getByText('ANONYMOUS')).toBeInTheDocument();
});

test('ViewerWatch ignores a later change of the viewer, because a sign-in already updates the session', async () => {
  const { environment } = show();
  const member = { Viewer: () => ({ kind: 'MEMBER' }), User: () => ({ uuid: 'ann' }) };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation, member)),
  );
  expect(readTabViewer()).toEqual({ kind: 'MEMBER', id: 'ann' });
  expect(readStored('fuud_member')).toBe('ann'); // the data on the device belongs to her
  act(() => {
    environment.commitUpdate((store) => store.getRoot().getLinkedRecord('viewer')?.setValue('GUEST', 'kind'));
  });
  expect(screen.getByText('MEMBER')).toBeInTheDocument();
});

test('ViewerWatch and ProfileLink share one request, and the profile picture appears after the response', async () => {
  const { environment } = show();
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  expect(picture()).toBeNull();
  const member = {
    Viewer: () => ({ kind: 'MEMBER' }),
    User: () => ({ profilePictureUrl: 'https://fuud.example/ada.webp' }),
  };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation, member)),
  );
  expect(picture()).toHaveAttribute('src', 'https://fuud.example/ada.webp');
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test('if the query fails, the session keeps the viewer from the HTML, and the query is not repeated', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { environment } = show();
  await act(async () => environment.mock.rejectMostRecentOperation(new RequestError('gateway', '500: boom')));
  expect(screen.getByText('MEMBER')).toBeInTheDocument();
  expect(picture()).toBeNull();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});
