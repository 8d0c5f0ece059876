import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteViewerKind } from '../../device/viewerKind';
import { RequestError } from '../../relay/RequestError';
import { answerOperation, failOperation, operationOf, operationsOf } from '../../testing/answerOperation';
import { mockRestaurant } from '../../testing/mockRestaurant';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { DiaryPage } from './DiaryPage';
import { loadDiaryPage } from './loadDiaryPage';

const url = new URL('https://fuud.test/diary');
const place = (name: string, parts: Record<string, unknown> = {}) =>
  mockRestaurant({ id: `id ${name}`, uuid: `uuid ${name}`, name, ...parts });
const snapshot = (name: string) => ({
  name,
  cuisines: [],
  neighborhood: null,
  location: null,
  priceRange: null,
  picture: null,
});
const visit = (n: number, parts: object = {}) => ({
  id: `visit ${n}`,
  addedAt: '2025-08-01T12:00:00.000Z',
  visitedAt: '2025-08-01',
  dishNotes: null,
  notes: `Visit ${n}`,
  ...parts,
});
const entry = (name: string, parts: Record<string, unknown> = {}) => ({
  id: `entry ${name}`,
  restaurantId: `id ${name}`,
  addedAt: '2025-09-05T12:00:00.000Z',
  updatedAt: '2025-09-05T12:00:00.000Z',
  visitedAt: '2025-09-04',
  dishNotes: 'Gelato',
  notes: 'Loud, lovely.',
  restaurant: place(name, { viewerRating: { id: `rating ${name}`, stars: 4 } }),
  snapshot: snapshot(name),
  visits: { totalCount: 1, edges: [{ node: visit(1) }] },
  ...parts,
});
const blank = { visitedAt: null, dishNotes: null, notes: null };
const show = () => {
  const page = renderWithRelay(
    (environment) => <DiaryPage loaded={loadDiaryPage({ environment, url, params: {} })} />,
    {
      viewer: 'MEMBER',
      at: '/diary',
      dataRouter: true,
    },
  );
  return page;
};
type Page = ReturnType<typeof show>;
const answerEntries = ({ environment }: Page, entries: object[]) =>
  answerOperation(environment, 'DiaryEntriesQuery', {
    Viewer: () => ({
      diary: {
        totalCount: entries.length,
        edges: entries.map((node, at) => ({ cursor: String(at), node })),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    }),
  });
const answerPlaces = ({ environment }: Page, name: string, places: object[], byName: object[] = []) =>
  answerOperation(environment, name, {
    Query: () => ({ restaurantsByName: byName }),
    RestaurantSearchConnection: () => ({ edges: places.map((node) => ({ node })) }),
  });
async function showEntries(entries: object[]) {
  const page = show();
  await answerEntries(page, entries);
  return page;
}
const box = () => screen.getByRole('searchbox', { name: 'Search restaurants to add to your diary' });
const article = (name: string) => {
  const found = screen.getAllByRole('article').find((each) => within(each).queryByRole('heading', { name }));
  if (!found) throw new Error(`No entry of ${name}.`);
  return within(found);
};
const edit = (name: string) => userEvent.click(screen.getByRole('button', { name: `Edit ${name}` }));
/** The functions that stay real when a test fakes the date. */
const REAL_TIMERS = ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'queueMicrotask'] as const;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const inputOf = ({ environment }: Page, name: string) => operationOf(environment, name).request.variables.input;

beforeEach(() => noteViewerKind('MEMBER'));
afterEach(() => {
  noteViewerKind('ANONYMOUS');
  jest.useRealTimers();
});

test('guests are asked to sign in, and no request is sent', async () => {
  noteViewerKind('GUEST');
  const { environment } = renderWithRelay((environment) => (
    <DiaryPage loaded={loadDiaryPage({ environment, url, params: {} })} />
  ));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to access your diary' })).toBeInTheDocument();
  expect(screen.getByText("Keep track of restaurants you've visited")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/api/login?returnTo=/diary');
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeInTheDocument();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('the title contains the member’s first name if the first name is known', async () => {
  const page = show();
  expect(screen.getByRole('heading', { level: 1, name: 'My Diary' })).toBeInTheDocument();
  expect(screen.getByText('Where you have been, and what you would order again.')).toBeInTheDocument();
  expect(screen.getByText('Opening your diary')).toBeInTheDocument();
  await answerOperation(page.environment, 'viewerQuery', { User: () => ({ firstName: 'Ada' }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Ada's Diary");
});

test('without a first name the default title is shown; an empty diary says that its first page is blank', async () => {
  const page = await showEntries([]);
  await answerOperation(page.environment, 'viewerQuery', { User: () => ({ firstName: null }) });
  expect(screen.getByRole('heading', { level: 1, name: 'My Diary' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'The first page is blank' })).toBeInTheDocument();
});

test('after entries failed to load, a button loads them again', async () => {
  const page = show();
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what a boundary caught
  await failOperation(page.environment, 'DiaryEntriesQuery', new RequestError('graphql', '500', { status: 500 }));
  expect(screen.getByRole('alert')).toHaveTextContent('Your diary did not open');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answerEntries(page, [entry('Rosso')]);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await userEvent.tab(); // the keyboard continues in the views of the diary, not at the top of the page
  expect(screen.getByRole('tab', { name: 'Timeline' })).toHaveFocus();
});

test('an entry is listed under its month with its filled fields; without stars it shows “No stars yet”', async () => {
  await showEntries([
    entry('Rosso'),
    entry('Plain', {
      ...blank,
      addedAt: '2025-08-20T12:00:00.000Z',
      restaurant: place('Plain', { viewerRating: null }),
    }),
  ]);
  const rosso = article('Rosso');
  expect(rosso.getByText('Italian · $$')).toBeInTheDocument();
  expect(rosso.getByText('The Hill, St. Louis, MO')).toBeInTheDocument();
  expect(rosso.getByText('Sep 4, 2025').closest('time')).toHaveAttribute('datetime', '2025-09-04');
  expect(rosso.getByText(/^Visited on/)).toHaveTextContent('Visited on Sep 4, 2025');
  expect(rosso.getByText(/^Added/)).toHaveTextContent('Added Sep 5, 2025');
  expect(rosso.getByText('Favorite dishes:')).toBeInTheDocument();
  expect(rosso.getByText('Notes & Experience:')).toBeInTheDocument();
  expect(rosso.getByRole('img', { name: 'Your rating: 4 stars' })).toBeInTheDocument();
  const plain = article('Plain');
  expect(plain.queryByText(/^Visited on/)).not.toBeInTheDocument();
  expect(plain.queryByText('Favorite dishes:')).not.toBeInTheDocument();
  expect(plain.queryByText('Notes & Experience:')).not.toBeInTheDocument();
  expect(plain.getByText('No stars yet')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual(
    expect.arrayContaining(['September 2025', 'August 2025']),
  );
});

test('if an entry’s restaurant has closed, is no longer listed or is missing, the entry shows a message', async () => {
  await showEntries([
    entry('Closed', { restaurant: place('Closed', { operatingStatus: 'PERMANENTLY_CLOSED', isListed: false }) }),
    entry('Unlisted', { restaurant: place('Unlisted', { isListed: false }) }),
    entry('Vanished', { restaurant: null }),
  ]);
  expect(article('Closed').getByText('Closed for good')).toBeInTheDocument();
  expect(article('Unlisted').getByText('No longer listed')).toBeInTheDocument();
  expect(article('Vanished').getByText(/This is how it was when you added it/)).toBeInTheDocument();
  expect(article('Vanished').queryByRole('link')).not.toBeInTheDocument();
});

describe('editing', () => {
  test('saving sends only the changed fields; then a toast is shown and the edit button gets the focus', async () => {
    const page = await showEntries([entry('Rosso')]);
    await edit('Rosso');
    expect(screen.getByLabelText(/^Visit Date/)).toHaveAttribute('type', 'date');
    expect(screen.getByPlaceholderText('e.g., Truffle pasta, chocolate lava cake...')).toHaveValue('Gelato');
    expect(screen.getByLabelText(/^Notes & Experience/).tagName).toBe('TEXTAREA');
    await userEvent.clear(screen.getByLabelText(/^Notes & Experience/));
    await userEvent.click(screen.getByRole('radio', { name: '1 star' }));
    await save();
    expect(screen.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
    expect(inputOf(page, 'useUpdateDiaryEntryMutation')).toEqual({
      diaryEntryId: 'entry Rosso',
      notes: null,
      ifUpdatedAt: '2025-09-05T12:00:00.000Z',
      idempotencyKey: expect.any(String),
    });
    await answerOperation(page.environment, 'useUpdateDiaryEntryMutation', {
      UpdateDiaryEntryPayload: () => ({ diaryEntry: entry('Rosso', { notes: null }), userErrors: [] }),
    });
    expect(inputOf(page, 'useRateRestaurantMutation')).toMatchObject({ restaurantId: 'id Rosso', stars: 1 });
    await answerOperation(page.environment, 'useRateRestaurantMutation', {
      RateRestaurantPayload: () => ({
        restaurant: place('Rosso', { viewerRating: { id: 'rating Rosso', stars: 1, comment: null } }),
        userErrors: [],
      }),
    });
    expect(await screen.findByText('Diary updated')).toBeInTheDocument();
    expect(screen.getByText('Your restaurant diary entry has been updated.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit Rosso' })).toHaveFocus();
    expect(article('Rosso').getByRole('img', { name: 'Your rating: 1 star' })).toBeInTheDocument();
    expect(screen.queryByText('Notes & Experience:')).not.toBeInTheDocument();
  });

  test('during a save nothing can be typed, because it would be lost when the form closes', async () => {
    const page = await showEntries([entry('Rosso')]);
    await edit('Rosso');
    const notes = screen.getByLabelText(/^Notes & Experience/);
    await userEvent.type(notes, '!');
    await save();
    await userEvent.type(notes, ' Too late');
    await userEvent.click(screen.getByRole('radio', { name: '1 star' }));
    expect(notes).toHaveValue('Loud, lovely.!');
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await failOperation(page.environment, 'useUpdateDiaryEntryMutation', new Error('500'));
    await userEvent.type(notes, ' In time');
    expect(notes).toHaveValue('Loud, lovely.! In time');
  });

  test('saving sends nothing when the user typed only spaces and gave no stars', async () => {
    const page = await showEntries([entry('Rosso', { ...blank, restaurant: place('Rosso', { viewerRating: null }) })]);
    await edit('Rosso');
    await userEvent.type(screen.getByLabelText(/^Favorite Dishes/), '  ');
    await save();
    expect(
      page.environment.mock
        .getAllOperations()
        .filter(({ request }) => request.node.params.operationKind === 'mutation'),
    ).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });

  test('a visit date after today cannot be chosen', async () => {
    await showEntries([entry('Rosso')]);
    jest.useFakeTimers({ now: new Date(2026, 4, 6, 23, 30), doNotFake: [...REAL_TIMERS] });
    await edit('Rosso');
    expect(screen.getByLabelText(/^Visit Date/)).toHaveAttribute('max', '2026-05-06');
  });

  test('an entry with a date after today can be edited; a year of two digits is refused', async () => {
    const later = new Date(Date.now() + 20 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    await showEntries([entry('Rosso', { visitedAt: later })]);
    await edit('Rosso');
    const date = screen.getByLabelText(/^Visit Date/);
    expect(date).toBeValid();
    fireEvent.change(date, { target: { value: '0026-02-03' } });
    expect(date).toBeInvalid();
  });

  test('Escape closes the form; if text was typed, a dialog first asks for confirmation', async () => {
    await showEntries([entry('Rosso')]);
    await edit('Rosso');
    expect(screen.getByText('Your stars count for everybody; the rest stays in your diary.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Edit Rosso' })).toHaveFocus();

    await edit('Rosso');
    await userEvent.type(screen.getByLabelText(/^Notes & Experience/), '!');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Notes & Experience/)).toHaveValue('Loud, lovely.!');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.getByRole('button', { name: 'Edit Rosso' })).toHaveFocus();
  });

  test('the stars up to the pointer are filled; a button removes the rating', async () => {
    const page = await showEntries([entry('Rosso')]);
    await edit('Rosso');
    const filled = () => document.querySelectorAll('fieldset [data-filled="true"]').length;
    const third = screen.getByRole('radio', { name: '3 stars' }).closest('label') as HTMLElement;
    await userEvent.hover(third);
    expect(filled()).toBe(3);
    await userEvent.unhover(third.parentElement as HTMLElement);
    fireEvent.pointerLeave(third.parentElement as HTMLElement);
    expect(filled()).toBe(4);
    expect(screen.getByText('4 stars')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Take back the stars' }));
    await save();
    expect(inputOf(page, 'useRemoveRatingMutation')).toMatchObject({ restaurantId: 'id Rosso' });
  });

  test('after a failure the text stays and a retry sends it again; "Cancel" restores the saved text', async () => {
    const page = await showEntries([entry('Rosso')]);
    await edit('Rosso');
    const notes = () => screen.getByLabelText(/^Notes & Experience/);
    await userEvent.type(notes(), ' Again!');
    await save();
    const first = inputOf(page, 'useUpdateDiaryEntryMutation');
    await failOperation(page.environment, 'useUpdateDiaryEntryMutation', new Error('500'));
    expect(await screen.findByText('Failed to update diary entry. Please try again.')).toBeInTheDocument();
    expect(notes()).toHaveValue('Loud, lovely. Again!');
    await save();
    expect(inputOf(page, 'useUpdateDiaryEntryMutation')).toEqual(first); // even the idempotency key is the same
    await failOperation(page.environment, 'useUpdateDiaryEntryMutation', new Error('500'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await edit('Rosso');
    expect(notes()).toHaveValue('Loud, lovely.');
  });

  test('when the entry changed elsewhere, nothing is overwritten and the user chooses a version', async () => {
    const page = await showEntries([entry('Rosso')]);
    await edit('Rosso');
    const dishes = () => screen.getByLabelText(/^Favorite Dishes/);
    await userEvent.clear(dishes());
    await userEvent.type(dishes(), 'Mine');
    await save();
    const theirs = entry('Rosso', {
      dishNotes: 'Theirs',
      notes: 'From my phone',
      updatedAt: '2025-09-06T12:00:00.000Z',
    });
    await answerOperation(page.environment, 'useUpdateDiaryEntryMutation', {
      UpdateDiaryEntryPayload: () => ({ diaryEntry: theirs, userErrors: [{ code: 'CONFLICT' }] }),
    });
    expect(await screen.findByText(/Nothing was overwritten/)).toBeInTheDocument();
    expect(document.querySelector('[data-tone="warning"]')).toHaveTextContent('Changed elsewhere meanwhile');
    expect(screen.getByText(/Theirs/)).toBeInTheDocument();
    expect(screen.getByText(/What you typed is below/).parentElement).toHaveFocus();
    expect(dishes()).toHaveValue('Mine');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(screen.getByRole('form')).toHaveFocus();
    expect(screen.getByLabelText(/^Notes & Experience/)).toHaveValue('From my phone');
    await save();
    const sent = inputOf(page, 'useUpdateDiaryEntryMutation');
    expect(sent).toMatchObject({ dishNotes: 'Mine', ifUpdatedAt: '2025-09-06T12:00:00.000Z' });
    expect(sent).not.toHaveProperty('notes'); // the user did not change the notes
  });

  test('if a later visit was added elsewhere, the edit still changes the visit that was shown when it began', async () => {
    const shown = visit(1, { visitedAt: '2025-09-04', dishNotes: 'Gelato', notes: 'Loud, lovely.' });
    const page = await showEntries([entry('Rosso', { visits: { totalCount: 1, edges: [{ node: shown }] } })]);
    await edit('Rosso');
    await userEvent.clear(screen.getByLabelText(/^Favorite Dishes/));
    await userEvent.type(screen.getByLabelText(/^Favorite Dishes/), 'Mine');
    await save();
    const later = entry('Rosso', {
      visitedAt: '2025-10-01',
      dishNotes: null,
      notes: 'Visit 2',
      updatedAt: '2025-10-01T12:00:00.000Z',
      visits: { totalCount: 2, edges: [{ node: visit(2, { visitedAt: '2025-10-01' }) }, { node: shown }] },
    });
    await answerOperation(page.environment, 'useUpdateDiaryEntryMutation', {
      UpdateDiaryEntryPayload: () => ({ diaryEntry: later, userErrors: [{ code: 'CONFLICT' }] }),
    });
    // There is no conflict, so the form sends the change by itself.
    expect(screen.queryByText(/What you typed is below/)).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Notes & Experience/)).toHaveValue('Loud, lovely.');
    const sent = inputOf(page, 'useUpdateVisitMutation');
    expect(sent).toMatchObject({ diaryVisitId: 'visit 1', dishNotes: 'Mine', ifUpdatedAt: '2025-10-01T12:00:00.000Z' });
    await answerOperation(page.environment, 'useUpdateVisitMutation', {
      UpdateDiaryVisitPayload: () => ({ diaryEntry: later, userErrors: [] }),
    });
    expect(await screen.findByText('Diary updated')).toBeInTheDocument();
    expect(screen.queryByText(/Nothing was overwritten/)).not.toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  describe('if six later visits were added elsewhere, the edited visit is read before it is changed:', () => {
    const shown = visit(1, { visitedAt: '2025-09-04', dishNotes: 'Gelato', notes: 'Loud, lovely.' });
    const later = [7, 6, 5, 4, 3, 2].map((n) => ({ node: visit(n, { visitedAt: `2025-10-0${n}` }) }));
    const { visitedAt, notes } = visit(7, { visitedAt: '2025-10-07' });
    const full = (updatedAt: string) =>
      entry('Rosso', { visitedAt, dishNotes: null, notes, updatedAt, visits: { totalCount: 7, edges: later } });
    const dishes = () => screen.getByLabelText(/^Favorite Dishes/);
    const answerVisit = (page: Page, node: object | null) =>
      answerOperation(page.environment, 'useReadVisitQuery', { Query: () => ({ node }) });
    const stored = (parts: object = {}) => ({ __typename: 'DiaryVisit', ...shown, ...parts });
    const conflict = (page: Page, mutation: string, type: string, updatedAt: string) =>
      answerOperation(page.environment, mutation, {
        [type]: () => ({ diaryEntry: full(updatedAt), userErrors: [{ code: 'CONFLICT' }] }),
      });

    async function editShown() {
      const page = await showEntries([entry('Rosso', { visits: { totalCount: 1, edges: [{ node: shown }] } })]);
      await edit('Rosso');
      await userEvent.clear(dishes());
      await userEvent.type(dishes(), 'Mine');
      await save();
      await conflict(page, 'useUpdateDiaryEntryMutation', 'UpdateDiaryEntryPayload', '2025-10-08T12:00:00.000Z');
      expect(screen.queryByText(/Nothing was overwritten/)).not.toBeInTheDocument();
      return page;
    }

    test('unchanged, it gets the changes', async () => {
      const page = await editShown();
      expect(operationsOf(page.environment, 'useUpdateVisitMutation')).toEqual([]);
      await answerVisit(page, stored());
      const sent = inputOf(page, 'useUpdateVisitMutation');
      expect(sent).toMatchObject({ diaryVisitId: 'visit 1', dishNotes: 'Mine' });
      expect(sent).toMatchObject({ ifUpdatedAt: '2025-10-08T12:00:00.000Z' });
    });

    test('changed elsewhere, it stays as it is and the user chooses a version', async () => {
      const page = await editShown();
      await answerVisit(page, stored({ dishNotes: 'Theirs', notes: 'From my phone' }));
      expect(await screen.findByText(/Nothing was overwritten/)).toBeInTheDocument();
      expect(operationsOf(page.environment, 'useUpdateVisitMutation')).toEqual([]);
      expect(screen.getByText(/Theirs/)).toBeInTheDocument();
      expect(dishes()).toHaveValue('Mine');
      await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
      await save();
      await answerVisit(page, stored({ dishNotes: 'Theirs', notes: 'From my phone' }));
      const sent = inputOf(page, 'useUpdateVisitMutation');
      expect(sent).toMatchObject({ dishNotes: 'Mine', ifUpdatedAt: '2025-10-08T12:00:00.000Z' });
      expect(sent).not.toHaveProperty('notes');
      await conflict(page, 'useUpdateVisitMutation', 'UpdateDiaryVisitPayload', '2025-10-09T12:00:00.000Z');
      await answerVisit(page, stored({ dishNotes: 'Theirs again', notes: 'From my phone' }));
      expect(await screen.findByText(/Theirs again/)).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Take that version' }));
      expect(dishes()).toHaveValue('Theirs again');
    });

    test('changed elsewhere again before the second save, the user chooses again', async () => {
      const page = await editShown();
      await answerVisit(page, stored({ dishNotes: 'Theirs' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
      await save();
      await answerVisit(page, stored({ dishNotes: 'Theirs again' }));
      expect(await screen.findByText(/Theirs again/)).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
      await save();
      await answerVisit(page, stored({ dishNotes: 'Theirs again' }));
      expect(inputOf(page, 'useUpdateVisitMutation')).toMatchObject({ dishNotes: 'Mine' });
    });

    test('removed elsewhere, no other visit is changed, and a message says that it is gone', async () => {
      const page = await editShown();
      await answerVisit(page, null);
      expect(inputOf(page, 'useUpdateVisitMutation')).toMatchObject({ diaryVisitId: 'visit 1', dishNotes: 'Mine' });
      await answerOperation(page.environment, 'useUpdateVisitMutation', {
        UpdateDiaryVisitPayload: () => ({ diaryEntry: null, userErrors: [{ code: 'NOT_FOUND' }] }),
      });
      expect(await screen.findByText(/This is no longer in your diary/)).toBeInTheDocument();
      expect(dishes()).toHaveValue('Mine');
    });

    test('not readable, the text stays and a message appears', async () => {
      const page = await editShown();
      await failOperation(page.environment, 'useReadVisitQuery', new Error('500'));
      expect(await screen.findByText('Failed to update diary entry. Please try again.')).toBeInTheDocument();
      expect(dishes()).toHaveValue('Mine');
    });
  });

  test('if the texts are saved but the stars are not, no conflict appears; the next save sends the stars', async () => {
    const page = await showEntries([entry('Rosso')]);
    await edit('Rosso');
    await userEvent.clear(screen.getByLabelText(/^Favorite Dishes/));
    await userEvent.type(screen.getByLabelText(/^Favorite Dishes/), 'Mine');
    await userEvent.click(screen.getByRole('radio', { name: '1 star' }));
    await save();
    const saved = entry('Rosso', { dishNotes: 'Mine', updatedAt: '2025-09-06T12:00:00.000Z' });
    await answerOperation(page.environment, 'useUpdateDiaryEntryMutation', {
      UpdateDiaryEntryPayload: () => ({ diaryEntry: saved, userErrors: [] }),
    });
    await answerOperation(page.environment, 'useRateRestaurantMutation', {
      RateRestaurantPayload: () => ({ restaurant: null, userErrors: [{ code: 'UNAVAILABLE' }] }),
    });
    expect(screen.queryByText('Changed elsewhere meanwhile')).not.toBeInTheDocument();
    await save();
    expect(inputOf(page, 'useRateRestaurantMutation')).toMatchObject({ restaurantId: 'id Rosso', stars: 1 });
  });
});

test('a removed entry disappears immediately and can be put back', async () => {
  const page = await showEntries([entry('Rosso'), entry('Plain')]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Rosso from my diary' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Edit.*Plain/ })).toHaveFocus();
  await answerOperation(page.environment, 'useRemoveDiaryEntryMutation', {
    RemoveDiaryEntryPayload: () => ({
      restaurant: { id: 'id Rosso', viewerDiaryEntry: null },
      removedDiaryEntryId: 'entry Rosso',
      removedItem: { id: 'removed 1' },
      userErrors: [],
    }),
  });
  expect(await screen.findByText('Restaurant has been removed from your diary.')).toBeInTheDocument();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveAttribute('data-radix-toast-announce-alt', 'Undo: put Rosso back into your diary');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(operationsOf(page.environment, 'restoreRemovedMutation')).toHaveLength(1));
  await answerOperation(page.environment, 'restoreRemovedMutation', {
    RestoreRemovedPayload: () => ({
      restaurant: null,
      savedRestaurantEdge: null,
      diaryEntryEdge: { cursor: 'c', node: entry('Rosso') },
      userErrors: [],
    }),
  });
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('after an entry is removed, text that was typed in its form holds nobody back; an undo brings the text back', async () => {
  const page = await showEntries([entry('Rosso'), entry('Plain')]);
  await userEvent.click(screen.getByRole('button', { name: 'Add a visit to Rosso' }));
  await userEvent.type(screen.getByLabelText(/^Favorite Dishes/), 'Cake');
  const mayLeave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  await waitFor(() => expect(mayLeave()).toBe(false));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Rosso from my diary' }));
  await answerOperation(page.environment, 'useRemoveDiaryEntryMutation', {
    RemoveDiaryEntryPayload: () => ({
      restaurant: { id: 'id Rosso', viewerDiaryEntry: null },
      removedDiaryEntryId: 'entry Rosso',
      removedItem: { id: 'removed 1' },
      userErrors: [],
    }),
  });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(mayLeave()).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(operationsOf(page.environment, 'restoreRemovedMutation')).toHaveLength(1));
  await answerOperation(page.environment, 'restoreRemovedMutation', {
    RestoreRemovedPayload: () => ({
      restaurant: null,
      savedRestaurantEdge: null,
      diaryEntryEdge: { cursor: 'c', node: entry('Rosso') },
      userErrors: [],
    }),
  });
  expect(screen.getByLabelText(/^Favorite Dishes/)).toHaveValue('Cake');
});

test('an entry that was removed in another tab disappears, and the toast says that the removal failed', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined); // "Diary entry not found"
  const { environment } = await showEntries([entry('Rosso'), entry('Élan')]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Rosso from my diary' }));
  await answerOperation(environment, 'useRemoveDiaryEntryMutation', {
    RemoveDiaryEntryPayload: () => ({
      restaurant: null,
      removedDiaryEntryId: null,
      removedItem: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    }),
  });
  expect(await screen.findByText('Failed to remove restaurant from diary. Please try again.')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Rosso' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Élan' })).toBeInTheDocument();
});

describe('when the user returns to the tab', () => {
  const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')));
  const asked = ({ environment }: Page) => operationsOf(environment, 'DiaryEntriesPageQuery');
  const answerReturn = ({ environment }: Page, entries: object[]) =>
    answerOperation(environment, 'DiaryEntriesPageQuery', {
      Viewer: () => ({
        diary: {
          totalCount: entries.length,
          edges: entries.map((node, at) => ({ cursor: String(at), node })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      }),
    });
  const two = { visits: { totalCount: 2, edges: [{ node: visit(2) }, { node: visit(1) }] } };
  const names = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);

  test('entries and visits that were added or removed elsewhere are added or removed', async () => {
    const page = await showEntries([entry('Rosso', two), entry('Plain')]);
    await userEvent.click(article('Rosso').getByRole('button', { name: '1 other visit' }));
    expect(await screen.findByText('Visit 2')).toBeInTheDocument();
    await comeBack();
    expect(names()).toEqual(['Rosso', 'Plain']);
    await answerReturn(page, [entry('New'), entry('Rosso', { updatedAt: '2025-10-08T12:00:00.000Z' })]);
    expect(names()).toEqual(['New', 'Rosso']);
    expect(screen.queryByText('Visit 2')).not.toBeInTheDocument();
    await comeBack();
    await failOperation(page.environment, 'DiaryEntriesPageQuery', new RequestError('offline', 'No connection'));
    expect(names()).toEqual(['New', 'Rosso']);
  });

  test('nothing is loaded while a form is open, also if the request was sent before', async () => {
    const page = await showEntries([entry('Rosso')]);
    await comeBack();
    expect(asked(page)).toHaveLength(1);
    await edit('Rosso');
    expect(asked(page)).toEqual([]);
    await comeBack();
    expect(asked(page)).toEqual([]);
  });
});

describe('visits', () => {
  const visits = { totalCount: 2, edges: [{ node: visit(2) }, { node: visit(1) }] };
  /** An entry with two visits that shows the visit `n`. */
  const showing = (n: number) => {
    const { visitedAt, dishNotes, notes } = visit(n);
    return entry('Rosso', { visitedAt, dishNotes, notes, visits });
  };

  test('a new visit is added to its entry; the form of the visit suggests a date, and a blank visit is not sent', async () => {
    const page = await showEntries([entry('Rosso')]);
    await userEvent.click(screen.getByRole('button', { name: 'Add a visit to Rosso' }));
    expect(screen.getByLabelText(/^Visit Date/)).not.toHaveValue('');
    fireEvent.change(screen.getByLabelText(/^Visit Date/), { target: { value: '' } });
    expect(screen.getByLabelText('Visit Date')).toBeRequired();
    await save();
    expect(operationsOf(page.environment, 'useAddVisitMutation')).toEqual([]);
    fireEvent.change(screen.getByLabelText(/^Visit Date/), { target: { value: '2025-10-01' } });
    await userEvent.type(screen.getByLabelText(/^Notes & Experience/), 'Again.');
    await save();
    expect(inputOf(page, 'useAddVisitMutation')).toEqual({
      diaryEntryId: 'entry Rosso',
      visitedAt: '2025-10-01',
      dishNotes: null,
      notes: 'Again.',
      idempotencyKey: expect.any(String),
    });
    await answerOperation(page.environment, 'useAddVisitMutation', {
      AddDiaryVisitPayload: () => ({
        diaryEntry: entry('Rosso', { notes: 'Again.', visits: { ...visits } }),
        userErrors: [],
      }),
    });
    expect(article('Rosso').getByText('Again.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '1 other visit' })).toBeInTheDocument();
  });

  test('if the entry itself shows no visit, all its visits are other visits', async () => {
    await showEntries([entry('Rosso', { ...blank, visits: { totalCount: 1, edges: [{ node: visit(1) }] } })]);
    await userEvent.click(screen.getByRole('button', { name: '1 other visit' }));
    expect(screen.getByText('Visit 1')).toBeInTheDocument();
  });

  test('if the entry shows an older visit, the list of other visits has the latest one, and none is shown twice', async () => {
    await showEntries([showing(1)]);
    await userEvent.click(screen.getByRole('button', { name: '1 other visit' }));
    expect(screen.getByText('Visit 2')).toBeInTheDocument();
    expect(screen.getAllByText('Visit 1')).toHaveLength(1);
  });

  test('a press on a button shows all visits, also those beyond the first page', async () => {
    const listed = [6, 5, 4, 3, 2, 1].map((n) => ({ node: visit(n, { visitedAt: `2025-08-0${n}` }) }));
    const { visitedAt, dishNotes, notes } = visit(6, { visitedAt: '2025-08-06' });
    const page = await showEntries([
      entry('Rosso', { visitedAt, dishNotes, notes, visits: { totalCount: 8, edges: listed } }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: '7 other visits' }));
    await userEvent.click(screen.getByRole('button', { name: 'All 7 other visits' }));
    const answer = (edges: object[], hasNextPage: boolean) =>
      answerOperation(page.environment, 'VisitPageQuery', {
        DiaryEntry: () => ({ id: 'entry Rosso', visits: { edges, pageInfo: { hasNextPage, endCursor: 'c' } } }),
        Node: () => ({ __typename: 'DiaryEntry' }),
      });
    await answer(listed, true);
    expect(operationOf(page.environment, 'VisitPageQuery').request.variables).toMatchObject({ after: 'c' });
    await answer([{ node: visit(8) }, { node: visit(7) }], false);
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) expect(screen.getAllByText(`Visit ${n}`)).toHaveLength(1);
  });

  test('the form of a visit stays when later visits, added elsewhere, push the visit out of the first five', async () => {
    const listed = (from: number) =>
      Array.from({ length: 6 }, (_, n) => ({ node: visit(from - n, { visitedAt: `2025-08-0${from - n}` }) }));
    const full = (latest: number) => ({
      ...entry('Rosso'),
      ...visit(latest, { id: 'entry Rosso', visitedAt: `2025-08-0${latest}` }),
      visits: { totalCount: latest, edges: listed(latest) },
    });
    const page = await showEntries([full(6)]);
    await userEvent.click(screen.getByRole('button', { name: '5 other visits' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit the visit to Rosso of Aug 1, 2025' }));
    await userEvent.type(screen.getByLabelText(/^Favorite Dishes/), 'Cake');
    await save();
    await answerOperation(page.environment, 'useUpdateVisitMutation', {
      UpdateDiaryVisitPayload: () => ({ diaryEntry: full(7), userErrors: [{ code: 'CONFLICT' }] }),
    });
    const edges = [...listed(7), { node: visit(1) }];
    await answerOperation(page.environment, 'VisitPageQuery', {
      DiaryEntry: () => ({ id: 'entry Rosso', visits: { edges, pageInfo: { hasNextPage: false } } }),
    });
    expect(screen.getByLabelText(/^Favorite Dishes/)).toHaveValue('Cake');
    // The visit itself has not changed, so the change is sent again.
    await answerOperation(page.environment, 'useReadVisitQuery', {
      Query: () => ({ node: { __typename: 'DiaryVisit', ...visit(1) } }),
    });
    expect(screen.queryByText(/Nothing was overwritten/)).not.toBeInTheDocument();
    expect(inputOf(page, 'useUpdateVisitMutation')).toMatchObject({ diaryVisitId: 'visit 1', dishNotes: 'Cake' });
  });

  test('if the edited visit was removed elsewhere, a save says so; its text stays until the form is closed', async () => {
    const page = await showEntries([showing(2)]);
    await userEvent.click(screen.getByRole('button', { name: '1 other visit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit the visit to Rosso of Aug 1, 2025' }));
    await userEvent.type(screen.getByLabelText(/^Favorite Dishes/), 'Cake');
    await save();
    await answerOperation(page.environment, 'useUpdateVisitMutation', {
      UpdateDiaryVisitPayload: () => ({ diaryEntry: null, userErrors: [{ code: 'NOT_FOUND' }] }),
    });
    expect(await screen.findByText(/This is no longer in your diary/)).toBeInTheDocument();
    const alone = { ...showing(2), visits: { totalCount: 1, edges: [{ node: visit(2) }] } };
    await answerOperation(page.environment, 'useRefreshEntryQuery', {
      Query: () => ({ node: { __typename: 'DiaryEntry', ...alone } }),
    });
    await answerOperation(page.environment, 'VisitPageQuery', {
      DiaryEntry: () => ({
        id: 'entry Rosso',
        visits: { edges: [{ node: visit(2) }], pageInfo: { hasNextPage: false } },
      }),
    });
    expect(screen.getByLabelText(/^Favorite Dishes/)).toHaveValue('Cake');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('Visit 1')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /other visit/ })).not.toBeInTheDocument();
  });

  test('a press on a button shows the other visits, which can be edited and removed', async () => {
    const page = await showEntries([showing(2)]);
    await userEvent.click(screen.getByRole('button', { name: '1 other visit' }));
    expect(screen.getByText('Visit 1')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Edit the visit to Rosso of Aug 1, 2025' }));
    await userEvent.type(screen.getByLabelText(/^Favorite Dishes/), 'Cake');
    await save();
    expect(inputOf(page, 'useUpdateVisitMutation')).toMatchObject({ diaryVisitId: 'visit 1', dishNotes: 'Cake' });
    await answerOperation(page.environment, 'useUpdateVisitMutation', {
      UpdateDiaryVisitPayload: () => ({ diaryEntry: showing(2), userErrors: [] }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove the visit to Rosso of Aug 1, 2025' }));
    await answerOperation(page.environment, 'useRemoveVisitMutation', {
      RemoveDiaryVisitPayload: () => ({ diaryEntry: entry('Rosso'), removedItem: { id: 'r' }, userErrors: [] }),
    });
    expect(await screen.findByText('Visit removed')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add a visit to Rosso' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });

  test('if a visit was removed in another tab, a second removal says so', async () => {
    const page = await showEntries([entry('Rosso', { ...showing(2), visits })]);
    await userEvent.click(screen.getByRole('button', { name: '1 other visit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the visit to Rosso of Aug 1, 2025' }));
    await answerOperation(page.environment, 'useRemoveVisitMutation', {
      RemoveDiaryVisitPayload: () => ({ diaryEntry: null, removedItem: null, userErrors: [{ code: 'NOT_FOUND' }] }),
    });
    expect(await screen.findByText(/This is no longer in your diary/)).toBeInTheDocument();
    await answerOperation(page.environment, 'useRefreshEntryQuery', {
      Query: () => ({ node: { __typename: 'DiaryEntry', ...showing(2), visits: { totalCount: 1, edges: [] } } }),
    });
    expect(screen.queryByText('Visit 1')).not.toBeInTheDocument();
  });
});

describe('adding places', () => {
  const popular = Array.from({ length: 9 }, (_, n) =>
    place(`Popular ${n}`, { viewerDiaryEntry: n === 1 ? { id: 'entry' } : null }),
  );

  test('up to six popular restaurants that are not in the diary are listed; an added place disappears', async () => {
    const page = await showEntries([]);
    await answerPlaces(page, 'PopularPlacesQuery', popular);
    const list = within(screen.getByRole('list', { name: 'Popular in St. Louis' }));
    const names = () => list.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);
    expect(names()).toEqual([0, 2, 3, 4, 5, 6].map((n) => `Popular ${n}`));
    await userEvent.click(screen.getByRole('button', { name: 'Add Popular 2 to my diary' }));
    expect(names()).not.toContain('Popular 2'); // the response has not arrived yet
    expect(document.activeElement).toContainElement(screen.getByRole('list', { name: 'Popular in St. Louis' }));
    expect(document.body).not.toHaveFocus();
    expect(inputOf(page, 'useAddDiaryEntryMutation')).toEqual({
      restaurantId: 'id Popular 2',
      visitedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      notes: null,
      idempotencyKey: expect.any(String),
    });
    await answerOperation(page.environment, 'useAddDiaryEntryMutation', {
      AddDiaryEntryPayload: () => ({
        restaurant: place('Popular 2', { viewerDiaryEntry: { id: 'entry Popular 2' } }),
        diaryEntryEdge: { cursor: 'c', node: entry('Popular 2', blank) },
        userErrors: [],
      }),
    });
    expect(await screen.findByText('Added to diary')).toBeInTheDocument();
    expect(article('Popular 2').getByText(/^Added/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(inputOf(page, 'useRemoveDiaryEntryMutation')).toMatchObject({ diaryEntryId: 'entry Popular 2' });
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  test('without popular restaurants a hint is shown until something is typed', async () => {
    const page = await showEntries([]);
    await answerPlaces(page, 'PopularPlacesQuery', []);
    expect(screen.getByText(/Type three letters or more/)).toBeInTheDocument();
    await userEvent.type(box(), 'pi ');
    expect(screen.queryByText(/Type three letters or more/)).not.toBeInTheDocument();
  });

  test('a search needs three letters and a pause; places in the diary are marked; adding clears the box', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const page = await showEntries([entry('Rosso')]);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.type(box(), 'pi ');
    expect(operationsOf(page.environment, 'FoundPlacesQuery')).toEqual([]);
    await user.type(box(), 'zza');
    expect(screen.getByText('Searching...')).toBeInTheDocument();
    await waitFor(() => expect(operationsOf(page.environment, 'FoundPlacesQuery')).toHaveLength(1));
    expect(operationOf(page.environment, 'FoundPlacesQuery').request.variables).toMatchObject({
      query: 'pi zza',
      area: { city: 'St. Louis' },
    });
    const found = [
      place('Rosso', { viewerDiaryEntry: { id: 'entry Rosso' } }),
      place('New One'),
      ...[1, 2, 3, 4, 5, 6].map((n) => place(`Found ${n}`)),
    ];
    await answerPlaces(page, 'FoundPlacesQuery', found, [place('Pi Zza Palace'), place('New One')]);
    const names = screen
      .getAllByRole('button', { name: /(?:my|your) diary$/ })
      .map((button) => button.getAttribute('aria-label'));
    expect(names.slice(0, 3)).toEqual([
      'Add Pi Zza Palace to my diary',
      'Add New One to my diary',
      'Rosso is in your diary',
    ]);
    expect(screen.getAllByRole('button', { name: /^Add (Pi|New|Found)/ })).toHaveLength(7); // with Rosso, 8 are shown
    expect(screen.getByRole('heading', { name: /^Search Results/ })).toHaveTextContent('Search Results for "pi zza"');
    expect(screen.getByRole('button', { name: 'Rosso is in your diary' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Add New One to my diary' }));
    await answerOperation(page.environment, 'useAddDiaryEntryMutation', {
      AddDiaryEntryPayload: () => ({
        restaurant: place('New One', { viewerDiaryEntry: { id: 'e' } }),
        diaryEntryEdge: { cursor: 'c', node: entry('New One', blank) },
        userErrors: [],
      }),
    });
    expect(box()).toHaveValue('');
    expect(screen.queryByRole('heading', { name: /^Search Results/ })).not.toBeInTheDocument();
  });

  test('if nothing is found, the page says so; if the search fails, a toast is shown', async () => {
    const page = await showEntries([]);
    await userEvent.type(box(), 'zzzz');
    await waitFor(() => expect(operationsOf(page.environment, 'FoundPlacesQuery')).toHaveLength(1));
    await answerPlaces(page, 'FoundPlacesQuery', []);
    expect(screen.getByText(/No restaurants found for/)).toHaveTextContent('No restaurants found for "zzzz"');
    await userEvent.type(box(), 'y');
    await waitFor(() => expect(operationsOf(page.environment, 'FoundPlacesQuery')).toHaveLength(1));
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what a boundary caught
    await failOperation(page.environment, 'FoundPlacesQuery', new RequestError('graphql', '500', { status: 500 }));
    expect(await screen.findByText('Search error')).toBeInTheDocument();
    expect(screen.getByText('Failed to search restaurants. Please try again.')).toBeInTheDocument();
  });
});
