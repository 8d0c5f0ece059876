import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeStored } from '../../device/storage';
import { noteViewerKind } from '../../device/viewerKind';
import { restaurantId } from '../../relay/restaurantId';
import { answerOperation, operationOf, operationsOf } from '../../testing/answerOperation';
import { mockDrawPlaces, withoutMap } from '../../testing/mockDrawPlaces';
import { mockRestaurant } from '../../testing/mockRestaurant';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { loadSavedPage } from './loadSavedPage';
import { SavedPage } from './SavedPage';

jest.mock('../../components/restaurant/map/drawPlaces', () => ({ drawPlaces: jest.fn() }));

const url = new URL('https://fuud.test/saved');
const show = (at = '/saved') =>
  renderWithRelay((environment) => <SavedPage loaded={loadSavedPage({ environment, url, params: {} })} />, {
    viewer: 'MEMBER',
    at,
  });
type Page = ReturnType<typeof show>;
const spot = (at: number) => ({ latitude: 38.6 + at / 10, longitude: -90.2 });
const place = (name: string, coordinates: object | null) =>
  mockRestaurant({ id: `id ${name}`, uuid: `uuid ${name}`, name, viewerHasSaved: true, coordinates });
const node = (name: string, coordinates: object | null) => ({
  id: `saved ${name}`,
  restaurantId: `id ${name}`,
  snapshot: { name },
  restaurant: place(name, coordinates),
});
const answer = ({ environment }: Page, name: string, nodes: object[], hasNextPage = false) =>
  answerOperation(environment, name, {
    Viewer: () => ({
      kind: 'MEMBER',
      savedRestaurants: {
        totalCount: nodes.length,
        edges: nodes.map((each) => ({ cursor: 'c', node: each })),
        pageInfo: { hasNextPage, endCursor: 'c' },
      },
    }),
  });
const chip = () => screen.queryByRole('button', { name: 'Map' });
const pin = (name: string) => screen.findByRole('button', { name });
const asked = ({ environment }: Page, name: string) =>
  waitFor(() => expect(operationsOf(environment, name)).toHaveLength(1));

beforeEach(() => {
  noteViewerKind('MEMBER');
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  withoutMap();
  noteViewerKind('ANONYMOUS');
});

async function showMap(nodes: object[], hasNextPage = false) {
  const page = show();
  await answer(page, 'MemberSavesQuery', nodes);
  await userEvent.click(chip() as HTMLElement);
  await asked(page, 'SavedMapQuery');
  await answer(page, 'SavedMapQuery', nodes, hasNextPage);
  return page;
}

test('there is no map without a map style', async () => {
  const page = show('/saved?view=map');
  await answer(page, 'MemberSavesQuery', [node('Aki', spot(0))]);
  expect(screen.getByRole('article')).toBeInTheDocument();
  expect(chip()).not.toBeInTheDocument();
});

test('pins open the places whose location is known; a text says how many places have no known location', async () => {
  const { draw } = mockDrawPlaces();
  const page = await showMap([node('Aki', spot(0)), node('Basil', spot(1)), node('Cloud', null), node('Dream', null)]);
  expect(chip()).toHaveAttribute('aria-pressed', 'true');
  expect(draw.mock.calls[0]?.[1]).toMatchObject({ label: 'Map with the places of this list', interactive: true });
  expect(screen.getByText('2 places have no known location: they are on the list only.')).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  const basil = await pin('Basil');
  act(() => basil.focus());
  expect(within(await pin('Basil')).getByText('Basil')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await asked(page, 'ChosenPlacesQuery');
  expect(operationOf(page.environment, 'ChosenPlacesQuery').request.variables).toMatchObject({ ids: ['id Basil'] });
  await answerOperation(page.environment, 'ChosenPlacesQuery', {
    Query: () => ({
      nodes: [{ __typename: 'Restaurant', __isRestaurant: 'Restaurant', ...place('Basil', spot(1)) }],
    }),
    Viewer: () => ({ kind: 'MEMBER' }),
  });
  expect(await pin('Basil')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('region', { name: 'On the map' })).toHaveFocus();
  expect(screen.getByRole('article')).toHaveTextContent('Basil');
  await userEvent.click(chip() as HTMLElement);
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

test('all pages are loaded one after the other and shown on the same map', async () => {
  const { draw } = mockDrawPlaces();
  const page = await showMap([node('Aki', spot(0))], true);
  expect(screen.getByText('Looking up where they are: 1 so far')).toBeInTheDocument();
  expect(operationOf(page.environment, 'SavedMapPageQuery').request.variables).toMatchObject({
    count: 100,
    cursor: 'c',
  });
  await answer(page, 'SavedMapPageQuery', [node('Basil', spot(1))]);
  expect(await pin('Basil')).toBeInTheDocument();
  expect(await pin('Aki')).toBeInTheDocument();
  expect(draw).toHaveBeenCalledTimes(1);
});

test('a press on a pin of several places zooms in; if the map cannot zoom in further, these places open', async () => {
  const { lookAt } = mockDrawPlaces(3);
  const page = await showMap([node('Aki', spot(0)), node('Basil', spot(0))]);
  lookAt.mockReturnValueOnce(true);
  const group = await pin('2 places close together: look closer');
  await userEvent.click(group);
  expect(lookAt).toHaveBeenCalledTimes(1);
  expect(operationsOf(page.environment, 'ChosenPlacesQuery')).toEqual([]);
  await userEvent.click(group);
  await asked(page, 'ChosenPlacesQuery');
  expect(operationOf(page.environment, 'ChosenPlacesQuery').request.variables).toMatchObject({
    ids: ['id Aki', 'id Basil'],
  });
});

test('if the map fails, a message and the list are shown, and the button "Map" is no longer pressed', async () => {
  const { fail } = mockDrawPlaces();
  await showMap([node('Aki', spot(0))]);
  await pin('Aki');
  await fail();
  expect(screen.getAllByText('The map is not available right now.')[0]).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('Aki');
  expect(chip()).toHaveAttribute('aria-pressed', 'false');
});

test('the text that filters the list also filters the map', async () => {
  mockDrawPlaces();
  const nodes = ['Aki', 'Basil', 'Cane', 'Dosa', 'Elm', 'Fig'].map((name, at) => node(name, spot(at)));
  const page = await showMap(nodes);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await userEvent.type(await screen.findByRole('searchbox'), 'fig');
  await asked(page, 'SavedMapQuery');
  expect(operationOf(page.environment, 'SavedMapQuery').request.variables).toMatchObject({ text: 'fig' });
});

test('a guest’s places are on the map with their current names if their location is known', async () => {
  mockDrawPlaces();
  noteViewerKind('GUEST');
  const uuids = [1, 2].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
  const saves = uuids.map((id, at) => ({ id, name: `Kept ${at}`, cuisine: null, savedAt: '2026-01-01T00:00:00.000Z' }));
  writeStored('fuud_guest_saved', JSON.stringify(saves));
  const { environment } = renderWithRelay(
    (mock) => <SavedPage loaded={loadSavedPage({ environment: mock, url, params: {} })} />,
    { at: '/saved?view=map' },
  );
  await answerOperation(environment, 'GuestPlacesQuery', {
    Query: () => ({
      nodes: uuids.map((uuid, at) => ({
        __typename: 'Restaurant',
        __isRestaurant: 'Restaurant',
        ...mockRestaurant({ id: restaurantId(uuid), uuid, name: 'Today', coordinates: at === 0 ? spot(0) : null }),
      })),
    }),
    Viewer: () => ({ kind: 'GUEST' }),
  });
  expect(await pin('Today')).toBeInTheDocument();
  expect(screen.getByText('1 place has no known location: it is on the list only.')).toBeInTheDocument();
});

test('when the user returns to the tab, the map is loaded again', async () => {
  mockDrawPlaces();
  const page = await showMap([node('Aki', spot(0)), node('Basil', spot(1))]);
  await pin('Basil');
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await answer(page, 'SavedMapPageQuery', [node('Aki', spot(0)), node('Cane', spot(2))]);
  expect(await pin('Cane')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Basil' })).not.toBeInTheDocument();
});

test('more than 100 places are loaded again in pages; until the last page, the old places stay', async () => {
  mockDrawPlaces();
  const page = show();
  await answer(page, 'MemberSavesQuery', [node('Aki', null)]);
  await userEvent.click(chip() as HTMLElement);
  await asked(page, 'SavedMapQuery');
  const nowhere = Array.from({ length: 149 }, (_, n) => node(`Place ${n}`, null));
  await answer(page, 'SavedMapQuery', [...nowhere, node('Basil', spot(1))]);
  await pin('Basil');
  await act(async () => void window.dispatchEvent(new Event('focus')));
  const variables = () => operationOf(page.environment, 'SavedMapPageQuery').request.variables;
  expect(variables()).toMatchObject({ count: 100, cursor: null });
  await answer(page, 'SavedMapPageQuery', nowhere.slice(0, 100), true);
  expect(await pin('Basil')).toBeInTheDocument();
  expect(variables()).toMatchObject({ count: 100, cursor: 'c' });
  await answer(page, 'SavedMapPageQuery', [...nowhere.slice(100), node('Cane', spot(2))]);
  expect(await pin('Cane')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Basil' })).not.toBeInTheDocument();
});
