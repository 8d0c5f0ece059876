import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveTo } from '../../device/address';
import { findPosition, readPosition } from '../../device/position';
import { readStored, writeStored } from '../../device/storage';
import { noteViewerKind, readViewerKind } from '../../device/viewerKind';
import { RequestError } from '../../relay/RequestError';
import { restaurantId } from '../../relay/restaurantId';
import { answerOperation, failOperation, operationOf, operationsOf } from '../../testing/answerOperation';
import { mockRestaurant } from '../../testing/mockRestaurant';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { loadSavedPage } from './loadSavedPage';
import { SavedPage } from './SavedPage';

jest.mock('../../device/address', () => ({ ...jest.requireActual('../../device/address'), leaveTo: jest.fn() }));
jest.mock('../../device/position', () => ({ findPosition: jest.fn(), readPosition: jest.fn(() => null) }));

const url = new URL('https://fuud.test/saved');
const names = ['Aki Ramen', 'Élan', 'Zoë’s', 'Blue Door', 'Cane & Cob', 'Dosa Days'];
const place = (name: string) => mockRestaurant({ id: `id ${name}`, uuid: `uuid ${name}`, name, viewerHasSaved: true });
const snapshot = (name: string) => ({
  name,
  cuisines: [],
  neighborhood: null,
  location: null,
  priceRange: null,
  picture: null,
});
const edge = (name: string, at: number, restaurant: object | null = place(name)) => ({
  cursor: name,
  node: {
    id: `saved ${name}`,
    restaurantId: `id ${name}`,
    savedAt: new Date(2026, 0, 30 - at).toISOString(),
    restaurant,
    snapshot: snapshot(name),
  },
});
const list = (edges: object[], more: object = {}) => ({
  totalCount: edges.length,
  edges,
  pageInfo: { hasNextPage: false, endCursor: null },
  ...more,
});
const show = () =>
  renderWithRelay((environment) => <SavedPage loaded={loadSavedPage({ environment, url, params: {} })} />, {
    viewer: 'MEMBER',
    at: '/saved',
  });
const shown = () => screen.queryAllByRole('article').map((row) => within(row).getByRole('heading').textContent);
async function showList(edges: object[], more: object = {}) {
  const page = show();
  await answerOperation(page.environment, 'MemberSavesQuery', {
    Viewer: () => ({ kind: 'MEMBER', savedRestaurants: list(edges, more) }),
  });
  return page;
}

beforeEach(() => noteViewerKind('MEMBER'));
afterEach(() => noteViewerKind('ANONYMOUS'));

test('three placeholder cards are shown while the list loads', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Saved' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Loading your saved restaurants');
  expect(screen.getByTestId('skeleton').children).toHaveLength(3);
});

test('after the list failed to load, a button loads it again', async () => {
  const { environment } = show();
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what a boundary caught
  await failOperation(environment, 'MemberSavesQuery', new RequestError('graphql', '500', { status: 500 }));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load saved restaurants');
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again later');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answerOperation(environment, 'MemberSavesQuery', {
    Viewer: () => ({ savedRestaurants: list([edge('Élan', 0)]) }),
  });
  expect(shown()).toEqual(['Élan']);
});

test('if the list is empty, the page explains how to save restaurants and has links to find restaurants', async () => {
  await showList([]);
  expect(screen.getByText(/Start exploring: press the heart/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start exploring' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Search for a craving' })).toHaveAttribute('href', '/search');
});

const box = () => screen.getByRole('searchbox', { name: 'Filter saved places' });
const controls = () => screen.findByRole('searchbox', { name: 'Filter saved places' });
const sortBy = async (label: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), label);
type Page = Awaited<ReturnType<typeof showList>>;
/** Waits until ArrangedSavesQuery is sent (after a pause in typing), and returns the variables of the query. */
const arranged = async ({ environment }: Page) => {
  await waitFor(() => expect(operationsOf(environment, 'ArrangedSavesQuery')).toHaveLength(1));
  return operationOf(environment, 'ArrangedSavesQuery').request.variables;
};
const answerArranged = ({ environment }: Page, edges: object[], more: object = {}) =>
  answerOperation(environment, 'ArrangedSavesQuery', {
    Viewer: () => ({ kind: 'MEMBER', savedRestaurants: list(edges, more) }),
  });

test('the list is newest first and shows its length; a short list has no filter and no choice of order', async () => {
  await showList(names.slice(1).map((name, at) => edge(name, at)));
  expect(screen.getByText('5 saved places')).toBeInTheDocument();
  expect(shown()).toEqual(names.slice(1));
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('the server sorts and filters a long list; the old list is shown until the server responds', async () => {
  const page = await showList(names.map((name, at) => edge(name, at)));
  await sortBy('Name');
  expect(await arranged(page)).toEqual({ text: '', sort: 'NAME', near: null, language: 'EN' });
  expect(shown()).toEqual(names);
  await answerArranged(
    page,
    names.toSorted().map((name, at) => edge(name, at)),
  );
  expect(shown()).toEqual(names.toSorted());
  await userEvent.type(box(), ' zoe ');
  expect(await arranged(page)).toEqual({ text: 'zoe', sort: 'NAME', near: null, language: 'EN' });
  await answerArranged(page, [edge('Zoë’s', 0)]);
  expect(shown()).toEqual(['Zoë’s']);
  expect(screen.getByText(/1 place for/)).toBeInTheDocument();
  await userEvent.type(box(), 'xyz');
  expect(await arranged(page)).toMatchObject({ text: 'zoe xyz' });
  await answerArranged(page, []);
  expect(screen.getByText(/No saved place matches/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
  expect(box()).toHaveFocus();
  await sortBy('Newest first');
  await waitFor(() => expect(shown()).toEqual(names));
});

test('the list is sorted by distance from the user, but not when the position is unknown', async () => {
  const page = await showList(names.map((name, at) => edge(name, at)));
  jest.mocked(findPosition).mockResolvedValueOnce(false);
  await sortBy('Nearest to me');
  expect(screen.getByRole('combobox')).toHaveValue('NEWEST');
  const near = { latitude: 38.625, longitude: -90.185 };
  jest.mocked(findPosition).mockResolvedValueOnce(true);
  jest.mocked(readPosition).mockReturnValueOnce(near);
  await sortBy('Nearest to me');
  expect(await arranged(page)).toMatchObject({ sort: 'DISTANCE', near });
});

test('if sorting fails, a button sends the request again', async () => {
  const page = await showList(names.map((name, at) => edge(name, at)));
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what a boundary caught
  await sortBy('Name');
  await arranged(page);
  await failOperation(page.environment, 'ArrangedSavesQuery', new RequestError('graphql', '500', { status: 500 }));
  expect(screen.getByRole('alert')).toHaveTextContent('Your list could not be searched or sorted.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await arranged(page);
  await answerArranged(page, [edge('Élan', 0)]);
  expect(shown()).toEqual(['Élan']);
});

test('a removed restaurant also disappears from a filtered list; undo brings it back', async () => {
  const vanished = edge('Vanished', 7, null);
  const page = await showList([...names.map((name, at) => edge(name, at)), vanished]);
  await userEvent.type(await controls(), 'an');
  await arranged(page);
  await answerArranged(page, [edge('Cane & Cob', 4), edge('Élan', 1), vanished]);
  for (const [name, restaurant] of [
    ['Élan', place('Élan')],
    ['Vanished', null],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: `Save ${name}` }));
    await answerOperation(page.environment, 'useUnsaveRestaurantMutation', {
      UnsaveRestaurantPayload: () => ({
        restaurant: restaurant && { ...restaurant, viewerHasSaved: false },
        removedSavedRestaurantId: `saved ${name}`,
        removedItem: { id: `removed ${name}` },
        userErrors: [],
      }),
    });
  }
  expect(shown()).toEqual(['Cane & Cob']);
  expect(screen.getByText('5 saved places')).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
  await waitFor(() => expect(operationsOf(page.environment, 'restoreRemovedMutation')).toHaveLength(1));
  const { removedItemId } = operationOf(page.environment, 'restoreRemovedMutation').request.variables.input;
  const name = String(removedItemId).replace('removed ', '');
  await answerOperation(page.environment, 'restoreRemovedMutation', {
    RestoreRemovedPayload: () => ({
      restaurant: name === 'Vanished' ? null : place(name),
      savedRestaurantEdge: name === 'Vanished' ? vanished : edge(name, 1),
      diaryEntryEdge: null,
      userErrors: [],
    }),
  });
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(shown()).toContain(name);
});

test('a filter can still be cleared after removals have made the list short', async () => {
  const page = await showList(names.map((name, at) => edge(name, at)));
  await userEvent.type(await controls(), 'an');
  await arranged(page);
  await answerArranged(page, [edge('Cane & Cob', 4), edge('Élan', 1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Save Élan' }));
  expect(screen.getByText('5 saved places')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
  await waitFor(() => expect(shown()).toEqual(names.filter((name) => name !== 'Élan')));
});

test('a removed row disappears before the server responds, and the count falls; undo restores the row', async () => {
  const { environment } = await showList(names.map((name, at) => edge(name, at)));
  await userEvent.click(screen.getByRole('button', { name: 'Save Élan' }));
  expect(shown()).not.toContain('Élan');
  expect(screen.getByText('5 saved places')).toBeInTheDocument();
  await answerOperation(environment, 'useUnsaveRestaurantMutation', {
    UnsaveRestaurantPayload: () => ({
      restaurant: { id: 'id Élan', viewerHasSaved: false },
      removedSavedRestaurantId: 'saved Élan',
      removedItem: { id: 'removed 1' },
      userErrors: [],
    }),
  });
  expect(await screen.findByText('Removed from saved')).toBeInTheDocument();
  expect(screen.getByText('5 saved places')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(operationsOf(environment, 'restoreRemovedMutation')).toHaveLength(1));
  await answerOperation(environment, 'restoreRemovedMutation', {
    RestoreRemovedPayload: () => ({
      restaurant: place('Élan'),
      savedRestaurantEdge: edge('Élan', 1),
      diaryEntryEdge: null,
      userErrors: [],
    }),
  });
  expect(await screen.findByText('It is back')).toBeInTheDocument();
  expect(shown()).toEqual(names);
  expect(screen.getByText('6 saved places')).toBeInTheDocument();
});

test('if removing a restaurant fails, its row returns to the old position', async () => {
  const { environment } = await showList(names.map((name, at) => edge(name, at)));
  await userEvent.click(screen.getByRole('button', { name: 'Save Élan' }));
  await failOperation(environment, 'useUnsaveRestaurantMutation', new Error('500'));
  expect(shown()).toEqual(names);
  expect(screen.getByText('6 saved places')).toBeInTheDocument();
  expect(await screen.findByText('Failed to update saved status on the card.')).toBeInTheDocument();
});

test('a restaurant that was already removed in another tab leaves the list too', async () => {
  const { environment } = await showList(names.map((name, at) => edge(name, at)));
  await userEvent.click(screen.getByRole('button', { name: 'Save Élan' }));
  await answerOperation(environment, 'useUnsaveRestaurantMutation', {
    UnsaveRestaurantPayload: () => ({
      restaurant: { id: 'id Élan', viewerHasSaved: false },
      removedSavedRestaurantId: null,
      removedItem: null,
      userErrors: [],
    }),
  });
  expect(await screen.findByText('Removed from saved')).toBeInTheDocument();
  expect(shown()).toEqual(names.filter((name) => name !== 'Élan'));
  expect(screen.getByText('5 saved places')).toBeInTheDocument();
});

describe('when the user returns to the tab', () => {
  const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')));
  const answerReturn = ({ environment }: Page, edges: object[]) =>
    answerOperation(environment, 'MemberSavesPageQuery', {
      Viewer: () => ({ kind: 'MEMBER', savedRestaurants: list(edges) }),
    });

  test('the list shows what was saved and removed elsewhere; until then, the old list stays', async () => {
    const page = await showList([edge('Élan', 1), edge('Zoë’s', 2)]);
    await comeBack();
    expect(operationOf(page.environment, 'MemberSavesPageQuery').request.variables).toMatchObject({ cursor: null });
    expect(shown()).toEqual(['Élan', 'Zoë’s']);
    await answerReturn(page, [edge('Aki Ramen', 0), edge('Zoë’s', 2)]);
    expect(shown()).toEqual(['Aki Ramen', 'Zoë’s']);
    await comeBack();
    await failOperation(page.environment, 'MemberSavesPageQuery', new RequestError('offline', 'No connection'));
    expect(shown()).toEqual(['Aki Ramen', 'Zoë’s']);
  });

  test('a sorted and filtered list is loaded again too, and so is the list behind it', async () => {
    const page = await showList(names.map((name, at) => edge(name, at)));
    await sortBy('Name');
    await arranged(page);
    await answerArranged(page, [edge('Aki Ramen', 0), edge('Zoë’s', 2)]);
    await comeBack();
    const { variables } = operationOf(page.environment, 'ArrangedSavesPageQuery').request;
    expect(variables).toEqual({ text: '', sort: 'NAME', near: null, language: 'EN', count: 20, cursor: null });
    expect(shown()).toEqual(['Aki Ramen', 'Zoë’s']);
    await answerOperation(page.environment, 'ArrangedSavesPageQuery', {
      Viewer: () => ({ kind: 'MEMBER', savedRestaurants: list([edge('Dosa Days', 5), edge('Zoë’s', 2)]) }),
    });
    expect(shown()).toEqual(['Dosa Days', 'Zoë’s']);
    await answerReturn(page, [edge('Dosa Days', 5), edge('Zoë’s', 2)]);
    expect(screen.getByText('2 saved places')).toBeInTheDocument();
    await sortBy('Newest first'); // the order can still be changed, although the list has become short
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    expect(shown()).toEqual(['Dosa Days', 'Zoë’s']);
  });

  test('if another page was shown then, the list is loaded again when it is next shown', async () => {
    (await showList([edge('Élan', 1)])).unmount();
    await comeBack();
    const page = await showList([edge('Élan', 1)]);
    await answerReturn(page, [edge('Aki Ramen', 0)]);
    expect(shown()).toEqual(['Aki Ramen']);
    page.unmount();
    const again = await showList([edge('Élan', 1)]);
    expect(operationsOf(again.environment, 'MemberSavesPageQuery')).toEqual([]);
  });

  test('if the session has ended, the viewer is anonymous from then on, and the address stays', async () => {
    const page = await showList([edge('Élan', 1)]);
    await comeBack();
    const ended = new RequestError('unauthenticated', '401: Unauthorized', { status: 401 });
    await failOperation(page.environment, 'MemberSavesPageQuery', ended);
    expect(readViewerKind()).toBe('ANONYMOUS');
    expect(leaveTo).not.toHaveBeenCalled();
  });

  test('an older answer does not bring back what the user removes meanwhile', async () => {
    const page = await showList([edge('Élan', 1), edge('Zoë’s', 2)]);
    await comeBack();
    await userEvent.click(screen.getByRole('button', { name: 'Save Élan' }));
    expect(operationsOf(page.environment, 'MemberSavesPageQuery')).toEqual([]);
    expect(shown()).toEqual(['Zoë’s']);
  });
});

test('closed, unlisted and deleted places stay in the list with a note; a closed place has no Call link', async () => {
  await showList([
    edge('Closed Door', 0, { ...place('Closed Door'), operatingStatus: 'PERMANENTLY_CLOSED', isListed: false }),
    edge('Unlisted', 1, { ...place('Unlisted'), isListed: false }),
    edge('Vanished', 2, null),
  ]);
  const [closed, unlisted, vanished] = screen.getAllByRole('article');
  expect(closed).toHaveTextContent('Closed for good');
  expect(unlisted).toHaveTextContent('No longer listed');
  expect(vanished).toHaveTextContent('No longer listed As it was when you kept it.');
  expect(within(vanished as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'More about Closed Door' }));
  expect(await screen.findByRole('button', { name: 'Less about Closed Door' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Call Closed Door/ })).not.toBeInTheDocument();
});

describe('a guest', () => {
  const uuids = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
  const saves = uuids.map((id, at) => ({
    id,
    name: `Kept ${at}`,
    cuisine: 'Thai',
    imageUrl: null,
    priceRange: '$',
    googleRating: null,
    savedAt: new Date(2026, 0, 30 - at).toISOString(),
  }));
  const showGuest = (kept: object[] = saves) => {
    noteViewerKind('GUEST');
    writeStored('fuud_guest_saved', JSON.stringify(kept));
    return renderWithRelay((environment) => <SavedPage loaded={loadSavedPage({ environment, url, params: {} })} />, {
      at: '/saved',
    });
  };

  test('a guest sees the stored list immediately; only the restaurants of the list are requested', () => {
    const { environment } = showGuest();
    expect(screen.getByText('3 saved locally')).toBeInTheDocument();
    expect(screen.getByText('7 saves left')).toBeInTheDocument();
    expect(shown()).toEqual(['Kept 0', 'Kept 1', 'Kept 2']);
    const asked = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
    expect(asked).toEqual(['GuestPlacesQuery']);
    const { ids } = operationOf(environment, 'GuestPlacesQuery').request.variables as { ids: string[] };
    expect(ids.map(atob)).toEqual(uuids.map((id) => `Restaurant:${id}`));
  });

  test('a guest sees current facts after loading; a removal happens only on the device and can be undone', async () => {
    const { environment } = showGuest();
    await answerOperation(environment, 'GuestPlacesQuery', {
      Query: () => ({
        nodes: [
          ...uuids.slice(0, 2).map((uuid, at) => ({
            __typename: 'Restaurant',
            __isRestaurant: 'Restaurant',
            ...mockRestaurant({ id: restaurantId(uuid), uuid, name: `Today ${at}` }),
          })),
          null,
        ],
      }),
      Viewer: () => ({ kind: 'GUEST' }),
    });
    expect(shown()).toEqual(['Today 0', 'Today 1', 'Kept 2']);
    expect(screen.getAllByRole('article')[2]).toHaveTextContent('No longer listed');
    await userEvent.click(screen.getByRole('button', { name: 'Save Today 1' }));
    expect(shown()).toEqual(['Today 0', 'Kept 2']);
    expect(screen.getByText('8 saves left')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(shown()).toEqual(['Today 0', 'Today 1', 'Kept 2']);
    expect(JSON.parse(readStored('fuud_guest_saved') ?? '[]')).toEqual(saves);
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  test('a guest’s list of six restaurants or more is sorted and filtered on the device', async () => {
    const kept = names.map((name, at) => ({ ...saves[0], id: `${uuids[0]?.slice(0, -1)}${at}`, name }));
    const { environment } = showGuest(kept);
    const asked = environment.mock.getAllOperations().length;
    expect(screen.queryByRole('option', { name: 'Nearest to me' })).not.toBeInTheDocument();
    await sortBy('Name');
    expect(shown()).toEqual(['Aki Ramen', 'Blue Door', 'Cane & Cob', 'Dosa Days', 'Élan', 'Zoë’s']);
    await userEvent.type(box(), 'zoe');
    await waitFor(() => expect(shown()).toEqual(['Zoë’s']));
    expect(screen.getByText(/1 place for/)).toBeInTheDocument();
    expect(environment.mock.getAllOperations()).toHaveLength(asked);
  });

  test('a guest still sees the stored list when the request fails', async () => {
    const { environment } = showGuest();
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what a boundary caught
    await act(async () => environment.mock.rejectMostRecentOperation(new RequestError('offline', 'No connection')));
    expect(shown()).toEqual(['Kept 0', 'Kept 1', 'Kept 2']);
  });
});
