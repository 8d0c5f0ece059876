import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readStored, writeStored } from '../../../device/storage';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { writeGuestFile } from './guestFiles';
import { YourData } from './YourData';

jest.mock('../../../device/address', () => ({ leaveTo: jest.fn() }));

const candidate = (id: string, name: string) => ({ id, name, address: { lines: ['1 Main St'], city: 'St. Louis' } });
const line = (number: number, name: string, more: object = {}) => ({
  node: {
    line: number,
    name,
    addressText: null,
    visitedAt: null,
    stars: null,
    problem: null,
    unreadDate: null,
    candidates: [],
    ...more,
  },
});
const ladles = [candidate('a', 'Copper Ladle'), candidate('b', 'Iron Ladle')];
const lines = (...edges: object[]) => ({ totalCount: edges.length, edges });

/** Mocks fetch: an upload gets a response with this status, body and headers. */
function answerUpload(status: number, body: object, headers: Record<string, string> = {}) {
  const fetch = jest.fn(async () => new Response(JSON.stringify(body), { status, headers }));
  Object.assign(globalThis, { fetch });
  return fetch;
}
const { fetch: realFetch } = globalThis;
afterEach(() => Object.assign(globalThis, { fetch: realFetch }));

const file = (content = 'name\nJuniper', name = 'places.csv') => new File([content], name, { type: 'text/csv' });
const choose = (chosen: File) => userEvent.upload(screen.getByLabelText('Choose a file'), chosen);

async function preview() {
  const fetch = answerUpload(201, { id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' });
  const { environment } = renderWithRelay(<YourData />, { viewer: 'MEMBER' });
  await choose(file());
  await waitFor(() =>
    expect(fetch).toHaveBeenCalledWith('/api/imports?location=St.+Louis', expect.objectContaining({ method: 'POST' })),
  );
  await waitFor(() => environment.mock.getMostRecentOperation()); // the preview's code loads first
  const dataImport = {
    id: 'import',
    unusedHeadings: ['Bewertung', '#4'],
    found: lines(line(1, 'Juniper', { visitedAt: '2025-09-04', stars: 4 })),
    described: lines(),
    unsure: lines(
      line(2, 'Ladle', { candidates: ladles }),
      line(5, 'Tin', { candidates: [candidate('t', 'Tamarind & Tin')] }),
      line(6, 'Porch', { candidates: [candidate('p', 'Seoul Porch')] }),
      line(7, 'ladle', { visitedAt: '2025-09-05', candidates: ladles }),
    ),
    there: lines(),
    unknown: { totalCount: 60, edges: [line(3, 'Nobody')] },
    unreadable: lines(
      line(4, '', { problem: 'The row does not name a restaurant' }),
      line(8, 'Trolley', { problem: 'no date', unreadDate: { row: 9, heading: 'Fecha', text: '2026-02-30' } }),
    ),
  };
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { viewer: { dataImport } } }));
  return environment.mock;
}
const applied = (counts: object = {}) => ({
  data: {
    applyDataImport: {
      savedCount: 2,
      diaryEntryCount: 0,
      visitCount: 0,
      ratingCount: 0,
      alreadyThereCount: 1,
      leftOutCount: 0,
      unsureCount: 0,
      unknownCount: 60,
      unreadableCount: 1,
      noRoomCount: 0,
      remainingCount: 0,
      userErrors: [],
      ...counts,
    },
  },
});

test('members get links to download their data as JSON, CSV and GeoJSON; each link names the member', () => {
  renderWithRelay(<YourData viewerId="ann" />, { viewer: 'MEMBER' });
  for (const [name, path] of [
    ['JSON', '/api/export.json?viewer=ann'],
    ['CSV', '/api/export.csv?viewer=ann'],
    ['GeoJSON', '/api/export.geojson?viewer=ann'],
  ] as const) {
    expect(screen.getByRole('link', { name: `Download as ${name}` })).toHaveAttribute('href', path);
  }
});

test('a file is previewed, restaurants are chosen, and the import sends as many requests as needed', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const mock = await preview();
  const group = screen.getByRole('group', { name: 'What your file holds' });
  expect(group).toHaveFocus();
  expect(within(group).getByText('1 line found')).toBeInTheDocument();
  expect(within(group).getByText('Sep 4, 2025 · ★★★★')).toBeInTheDocument();
  expect(within(group).getByText('60 lines not found')).toBeInTheDocument();
  expect(within(group).getByText('and 59 more')).toBeInTheDocument();
  expect(within(group).getByText('(The row does not name a restaurant)')).toBeInTheDocument();
  expect(within(group).queryByText(/there already/)).not.toBeInTheDocument();
  expect(within(group).getByText('Nothing is imported from these columns: Bewertung · #4')).toBeInTheDocument();

  expect(within(group).getByText('(Row 9, Fecha: “2026-02-30” is no date of a visit)')).toBeInTheDocument();
  const unsure = 'Fuud is not sure about 3 names: which restaurants are they?';
  expect(within(group).getByRole('heading', { name: unsure })).toBeInTheDocument();
  expect(within(group).getByText('Ladle').parentElement).toHaveTextContent('Ladle · 2 lines');
  expect(screen.getByRole('button', { name: 'Bring 1 line along, leave 4 out' })).toBeEnabled();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Restaurant for “Ladle”' }),
    'Iron Ladle, 1 Main St, St. Louis',
  );
  expect(screen.getByRole('button', { name: 'Bring 3 lines along, leave 2 out' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Accept all 2 suggestions' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bring all 5 lines along' }));
  const { dataImportId, choices } = mock.getMostRecentOperation().request.variables.input;
  expect(choices).toEqual([
    { line: 2, restaurantId: 'b' },
    { line: 7, restaurantId: 'b' },
    { line: 5, restaurantId: 't' },
    { line: 6, restaurantId: 'p' },
  ]);
  await act(async () => mock.resolveMostRecentOperation(applied({ remainingCount: 3 })));
  expect(screen.getByRole('button', { name: '3 lines to go...' })).toBeDisabled();
  expect(mock.getMostRecentOperation().request.variables.input).toEqual({ dataImportId });
  await act(async () => mock.resolveMostRecentOperation(applied()));

  const result = screen.getByText('Your file was brought along.').parentElement;
  expect(result).toHaveAttribute('role', 'status');
  expect(result).toHaveFocus();
  expect(result).toHaveTextContent('2 restaurants are new on your list.');
  expect(result).toHaveTextContent('1 line was there already.');
  expect(result).not.toHaveTextContent('0 ');
  expect(screen.getByRole('link', { name: 'Open saved places' })).toHaveAttribute('href', '/saved');
  expect(screen.queryByRole('link', { name: 'Open the diary' })).not.toBeInTheDocument();
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
  expect(screen.getByLabelText('Choose a file')).toBeInTheDocument();
});

test('instead of importing, the user can choose another file', async () => {
  await preview();
  await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(screen.getByLabelText('Choose a file')).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'What your file holds' })).not.toBeInTheDocument();
});

test('when the import fails, a toast says so and the user can try again', async () => {
  const mock = await preview();
  await userEvent.click(screen.getByRole('button', { name: 'Bring 1 line along, leave 4 out' }));
  await act(async () => mock.rejectMostRecentOperation(new Error('boom')));
  expect(
    screen.getByText('It could not all be brought along. Please try again; nothing comes twice.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Bring 1 line along, leave 4 out' })).toBeEnabled();
});

test.each([
  [400, { message: 'Your file is empty.', code: 'INVALID' }, 'This file cannot be brought along: Your file is empty.'],
  [
    413,
    { message: 'x', code: 'TOO_LARGE' },
    'The file is larger than 20 MB. Split it, and import the parts one by one.',
  ],
  [429, { message: 'x', code: 'RATE_LIMITED' }, 'Those were many files at once. Please try again in an hour.'],
  [500, {}, 'The file could not be read right now. Please try again.'],
  [401, { message: 'x', code: 'UNAUTHENTICATED' }, 'You are logged out. Logging in again...'],
])('a message says why an upload failed with status %i', async (status, body, words) => {
  answerUpload(status, body);
  renderWithRelay(<YourData />, { viewer: 'MEMBER' });
  await choose(file());
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('a picture is not sent to the server, but text in UTF-16 or with a control character is sent', async () => {
  const fetch = answerUpload(500, {});
  renderWithRelay(<YourData />, { viewer: 'MEMBER' });
  const named = (bytes: number[]) => new File([new Uint8Array(bytes)], 'diary.csv', { type: 'text/csv' });
  await choose(named([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]));
  expect(await screen.findByText('This is not a table of text: choose a CSV, JSON or GeoJSON file.')).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
  await choose(named([...'name\nJuniper'].flatMap((letter) => [letter.charCodeAt(0), 0])));
  expect(await screen.findByText('The file could not be read right now. Please try again.')).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(1);
  await choose(file('name,notes\nJuniper,line\u000btwo'));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});

test('a file that is too large is not sent to the server', async () => {
  const fetch = answerUpload(201, {});
  renderWithRelay(<YourData />, { viewer: 'MEMBER' });
  await choose(Object.defineProperty(file(), 'size', { value: 20_000_001 }));
  expect(screen.getByRole('alert')).toHaveTextContent(/larger than 20 MB/);
  expect(fetch).not.toHaveBeenCalled();
});

test('guests can download the places saved on the device; to import a file, they must create an account', async () => {
  renderWithRelay(<YourData />, { viewer: 'GUEST' });
  expect(screen.getByText('Nothing is saved on this device yet.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
  const save = { id: 'x', name: '-Two, "three"', cuisine: null, imageUrl: null, priceRange: '$', googleRating: 4.5 };
  act(() => void writeStored('fuud_guest_saved', JSON.stringify([{ ...save, savedAt: '2026-01-02T03:04:05.000Z' }])));
  expect(screen.getByRole('button', { name: 'Download as GeoJSON' })).toBeInTheDocument();
  expect(screen.queryByText(/your account, searches/)).not.toBeInTheDocument();
  expect(screen.getByText(/10 places at most/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Choose a file')).not.toBeInTheDocument();

  const saves = JSON.parse(readStored('fuud_guest_saved') ?? '');
  const record = { kind: 'saved', restaurantId: 'x', restaurant: { name: '-Two, "three"' } };
  expect(JSON.parse(writeGuestFile('json', saves))).toMatchObject({ format: 'fuud', version: 1, records: [record] });
  expect(JSON.parse(writeGuestFile('geojson', saves)).features).toMatchObject([{ geometry: null, properties: record }]);
  expect(writeGuestFile('csv', saves)).toContain(`1,saved,x,2026-01-02T03:04:05.000Z,"'-Two, ""three""",,$,4.5,`);
});
