import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseStored } from '../../device/storage';
import { mockDrawPlaces, withoutMap } from '../../testing/mockDrawPlaces';
import { answer, showSearch } from '../../testing/showSearch';

jest.mock('../../components/restaurant/map/drawPlaces', () => ({ drawPlaces: jest.fn() }));

let map: ReturnType<typeof mockDrawPlaces>;
const choice = () => screen.queryByRole('button', { name: 'Map', pressed: false });

beforeEach(() => {
  window.localStorage.clear();
  window.localStorage.setItem('fuud_city_chosen', 'true');
  map = mockDrawPlaces();
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('1040px') }) as never;
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
});

afterEach(() => {
  withoutMap();
  Reflect.deleteProperty(window, 'matchMedia');
});

async function showBeside() {
  const page = showSearch('?q=pizza');
  await answer(page, 2);
  await act(async () => choice()?.click());
  await screen.findByRole('button', { name: 'Place 1: go to it in the list' });
}

const list = () => within(screen.getByRole('list', { name: 'All Results' }));
const row = (name: string) => list().getByRole('heading', { level: 4, name }).closest('li');
const pin = (name: string) => screen.getByRole('button', { name: `${name}: go to it in the list` });

test('the button “Map” shows and hides a map with a pin for each place; the choice is stored', async () => {
  await showBeside();
  const [, look, places] = map.draw.mock.calls[0] ?? [];
  expect(look).toMatchObject({ label: 'Map with the places of this list', interactive: true });
  expect(places).toHaveLength(2);
  expect(window.localStorage.getItem('fuud_results_map')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Map', pressed: true }));
  expect(choice()).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /go to it in the list/ })).not.toBeInTheDocument();
  expect(window.localStorage.getItem('fuud_results_map')).toBeNull();
});

test('pointing at a row highlights its pin; focusing a pin highlights its row; Enter moves to this row', async () => {
  await showBeside();
  await userEvent.hover(list().getByRole('heading', { level: 4, name: 'Place 2' }));
  expect(within(pin('Place 2')).getByText('Place 2')).toBeInTheDocument();
  expect(row('Place 2')).toHaveAttribute('data-active', 'true');
  act(() => pin('Place 1').focus());
  expect(row('Place 1')).toHaveAttribute('data-active', 'true');
  expect(row('Place 2')).toHaveAttribute('data-active', 'false');
  await userEvent.keyboard('{Enter}');
  expect(list().getByRole('link', { name: 'Place 1' })).toHaveFocus();
});

test('places close together share a pin; a press zooms in or, at maximum zoom, goes to their first row', async () => {
  map = mockDrawPlaces(5);
  const page = showSearch('?q=pizza');
  await answer(page, 2);
  await act(async () => choice()?.click());
  const shared = await screen.findByRole('button', { name: '2 places close together: look closer' });
  await userEvent.hover(list().getByRole('heading', { level: 4, name: 'Place 2' }));
  expect(shared).toHaveAttribute('data-active', 'true');
  map.lookAt.mockReturnValueOnce(true);
  await userEvent.click(shared);
  expect(map.lookAt).toHaveBeenCalledTimes(1);
  expect(list().getByRole('link', { name: 'Place 1' })).not.toHaveFocus();
  await userEvent.click(shared);
  expect(list().getByRole('link', { name: 'Place 1' })).toHaveFocus();
});

test('if the map fails, a message says so, the list stays, and the button “Map” tries again', async () => {
  await showBeside();
  await map.fail();
  expect(screen.queryByRole('button', { name: /go to it in the list/ })).not.toBeInTheDocument();
  expect(screen.getAllByText('The map is not available right now.')[0]).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Map', pressed: false }));
  expect(await screen.findByRole('button', { name: /^Place 1: go/ })).toBeInTheDocument();
  expect(map.draw).toHaveBeenCalledTimes(2);
});

test('if the user chose the map on an earlier visit, the map is shown', async () => {
  chooseStored('fuud_results_map', 'true');
  await answer(showSearch('?q=pizza'), 2);
  expect(await screen.findByRole('button', { name: /^Place 1: go/ })).toBeInTheDocument();
});

test.each([
  ['without a map style', withoutMap],
  ['on a narrow screen', () => Reflect.deleteProperty(window, 'matchMedia')],
])('the map is not offered %s', async (_, prepare) => {
  prepare();
  chooseStored('fuud_results_map', 'true');
  await answer(showSearch('?q=pizza'), 2);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Map' })).not.toBeInTheDocument();
  expect(map.draw).not.toHaveBeenCalled();
});
