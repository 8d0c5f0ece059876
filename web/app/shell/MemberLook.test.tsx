import { act, screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { type Look, useLook } from '../../components/look/look';
import { useLanguage } from '../../device/language';
import { forgetMemberLook } from '../../device/memberLook';
import { readStored, writeStored } from '../../device/storage';
import { useThemeChoice } from '../../device/theme';
import { RequestError } from '../../relay/RequestError';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { MemberLook } from './MemberLook';

jest.mock('../../device/address', () => ({ ...jest.requireActual('../../device/address'), leaveTo: jest.fn() }));

let look: Look;

function Shown() {
  look = useLook();
  return <p>{`${useThemeChoice()} ${useLanguage()}`}</p>;
}

const settings = (displayMode: string, language: string | null) => ({ id: 'settings', displayMode, language });

async function show(displayMode = 'LIGHT', language: string | null = 'EN') {
  const { environment } = renderWithRelay(
    <MemberLook>
      <Shown />
    </MemberLook>,
    { viewer: 'MEMBER' },
  );
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Viewer: () => ({ kind: 'MEMBER', settings: settings(displayMode, language) }),
      }),
    ),
  );
  const answer = (displayMode: string, language: string) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: { updateSettings: { settings: settings(displayMode, language), userErrors: [] } },
      }),
    );
  const sent = () => environment.mock.getAllOperations().map((operation) => operation.request.variables.input);
  return { environment, answer, sent };
}
const choose = (change: () => void) => act(async () => change());

/** What was chosen on the device itself: [theme, language]. */
const ofDevice = () => [readStored('fuud_theme'), readStored('fuud_language')];

test('at load, the settings from the server apply, and the choices made on the device do not change', async () => {
  writeStored('fuud_theme', 'light');
  writeStored('fuud_language', 'ko');
  await show('DARK', 'ES');
  expect(screen.getByText('dark es')).toBeInTheDocument();
  expect(ofDevice()).toEqual(['light', 'ko']);
});

test('a member who chose no language reads English, whatever language the device has', async () => {
  writeStored('fuud_language', 'ko');
  await show('LIGHT', null);
  expect(screen.getByText('light en')).toBeInTheDocument();
});

test('a member’s choice does not change the device’s choice; forgetMemberLook removes a member’s choice', async () => {
  const { answer } = await show();
  await choose(() => look.chooseTheme('dark'));
  await choose(() => look.chooseLanguage('zh'));
  await answer('DARK', 'EN');
  await answer('DARK', 'ZH');
  expect(screen.getByText('dark zh')).toBeInTheDocument();
  expect(ofDevice()).toEqual([null, null]);
  act(forgetMemberLook);
  expect(screen.getByText('system en')).toBeInTheDocument();
});

test('choices apply immediately and are saved one after the other; the last choice stays', async () => {
  const { answer, sent } = await show();
  await choose(() => look.chooseTheme('dark'));
  expect(screen.getByText('dark en')).toBeInTheDocument();
  await choose(() => look.chooseTheme('light'));
  await choose(() => look.chooseLanguage('zh'));
  expect(sent()).toEqual([{ displayMode: 'DARK' }]);
  await answer('DARK', 'EN');
  expect(screen.getByText('light zh')).toBeInTheDocument();
  expect(sent()).toEqual([{ displayMode: 'LIGHT' }]);
  await answer('LIGHT', 'EN');
  expect(sent()).toEqual([{ language: 'ZH' }]);
  await answer('LIGHT', 'ZH');
  expect(screen.getByText('light zh')).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test.each([
  [new RequestError('gateway', '500: boom', { status: 500 }), '500: Failed to update settings'],
  [new RequestError('offline', 'No connection'), 'Failed to update settings'],
])('a choice that could not be saved is undone: %s', async (error, words) => {
  const { environment } = await show();
  await choose(() => look.chooseTheme('dark'));
  await act(async () => environment.mock.rejectMostRecentOperation(error));
  expect(screen.getByText('light en')).toBeInTheDocument();
  expect(screen.getAllByText(words)[0]).toBeInTheDocument(); // in the toast, and in its text for screen readers
});

test('a refusal is shown with the status that REST would return', async () => {
  const { environment } = await show();
  await choose(() => look.chooseLanguage('es'));
  const userErrors = [{ code: 'FORBIDDEN', message: 'Forbidden', retryAfterSeconds: null }];
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { updateSettings: { settings: null, userErrors } } }),
  );
  expect(screen.getByText('light en')).toBeInTheDocument();
  expect(screen.getAllByText('403: Failed to update settings')[0]).toBeInTheDocument();
});

test('if the server cannot reach its database, the message tells when to try again', async () => {
  const { environment } = await show();
  await choose(() => look.chooseLanguage('es'));
  const userErrors = [{ code: 'UNAVAILABLE', message: 'x', retryAfterSeconds: 4 }];
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { updateSettings: { settings: null, userErrors } } }),
  );
  expect(screen.getAllByText('503: Failed to update settings')[0]).toBeInTheDocument();
  expect(screen.getAllByText(/cannot reach its memory .* Try again in 4 seconds/)[0]).toBeInTheDocument();
});

test('if the session has ended, the choice is undone, and a toast says that the member is logged out', async () => {
  const { environment } = await show();
  await choose(() => look.chooseTheme('dark'));
  const ended = new RequestError('unauthenticated', '401: Unauthorized', { status: 401 });
  await act(async () => environment.mock.rejectMostRecentOperation(ended));
  expect(screen.getByText('light en')).toBeInTheDocument();
  expect(screen.getAllByText('You are logged out. Logging in again...')[0]).toBeInTheDocument();
});

test('the system theme applies only on the device; nothing is sent to the server', async () => {
  const { sent } = await show('DARK');
  await choose(() => look.chooseTheme('system'));
  expect(screen.getByText('system en')).toBeInTheDocument();
  expect(readStored('fuud_theme')).toBeNull();
  expect(sent()).toEqual([]);
});
