import { act, render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMockEnvironment } from 'relay-test-utils';
import type { OpeningRequest } from '../device/address';
import type { ViewerKind } from '../device/viewerKind';
import { nothingAsked } from '../testing/nothingAsked';
import { SessionProvider } from './SessionProvider';
import { type Session, useSession } from './useSession';

let mockEnvironment = createMockEnvironment();
jest.mock('../relay/environment', () => ({ getEnvironment: () => mockEnvironment, resetEnvironment: () => undefined }));

let session: Session;
const warn = jest.fn();

function Look() {
  session = useSession();
  return null;
}

async function start(viewer: ViewerKind, opening: Partial<OpeningRequest>) {
  mockEnvironment = createMockEnvironment();
  jest.spyOn(console, 'warn').mockImplementation(warn);
  warn.mockClear();
  await act(async () => {
    render(
      <StrictMode>
        <SessionProvider viewer={viewer} opening={{ ...nothingAsked, ...opening }}>
          <Look />
        </SessionProvider>
      </StrictMode>,
    );
  });
}
const asked = () => mockEnvironment.mock.getAllOperations().map(({ request }) => request.variables.input);
const answer = (payload: object) =>
  act(async () => mockEnvironment.mock.resolveMostRecentOperation({ data: { transferSignIn: payload } }));

test.each<ViewerKind>(['ANONYMOUS', 'GUEST'])('a token is sent once and turns kind %s into MEMBER', async (viewer) => {
  await start(viewer, { authToken: 'T-1' });
  await waitFor(() => expect(asked()).toEqual([{ authToken: 'T-1' }]));
  await answer({ viewer: { kind: 'MEMBER', user: { id: 'VXNlcjox', uuid: 'ann' } }, userErrors: [] });
  expect(session).toMatchObject({ kind: 'MEMBER', epoch: 1, dialog: null });
  expect(warn).not.toHaveBeenCalled();
});

test('the refusal of a token is logged without the token itself, and no dialog opens', async () => {
  await start('ANONYMOUS', { authToken: 'T-1' });
  await waitFor(() => expect(asked()).toHaveLength(1));
  await answer({
    viewer: null,
    userErrors: [{ code: 'INVALID_AUTH_TOKEN', field: null, message: 'used already', retryAfterSeconds: null }],
  });
  expect(session).toMatchObject({ kind: 'ANONYMOUS', epoch: 0, dialog: null });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('transferred'), 'used already');
  expect(JSON.stringify(warn.mock.calls)).not.toContain('T-1');
});

test.each([{ authToken: 'T-1' }, { linkToken: 'T-1' }])('%j does not replace a member’s session', async (opening) => {
  await start('MEMBER', opening);
  expect(asked()).toEqual([]);
  expect(session).toMatchObject({ kind: 'MEMBER', epoch: 0, dialog: null });
});

test('a failure of the external sign-in is logged, and no dialog opens', async () => {
  await start('ANONYMOUS', { oauthFailed: true });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(session).toMatchObject({ kind: 'ANONYMOUS', dialog: null });
});

test('linkToken opens the dialog that connects the external sign-in with an account', async () => {
  await start('ANONYMOUS', { linkToken: 'T-2' });
  expect(session).toMatchObject({ dialog: 'linkSignIn', linkToken: 'T-2' });
  expect(asked()).toEqual([]);
});
