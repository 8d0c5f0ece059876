import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawMap } from '../../components/restaurant/map/drawMap';
import { chooseStored } from '../../device/storage';
import { answer, showSearch } from '../../testing/showSearch';

jest.mock('../../components/restaurant/map/drawMap', () => ({ drawMap: jest.fn() }));

const draw = jest.mocked(drawMap);
const choice = () => screen.queryByRole('button', { name: 'Map', pressed: false });

beforeEach(() => {
  window.localStorage.clear();
  window.localStorage.setItem('fuud_city_chosen', 'true');
  document.documentElement.dataset.mapStyle = 'https://maps.example/style.json';
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('1040px') }) as never;
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
  draw.mockReset().mockImplementation((container, { pins }) => {
    container.append(...pins.map(({ element }) => element));
    return () => {};
  });
});

afterEach(() => {
  delete document.documentElement.dataset.mapStyle;
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
  expect(draw.mock.calls[0]?.[1]).toMatchObject({ label: 'Map with the places of this list', interactive: true });
  expect(draw.mock.calls[0]?.[1].pins).toHaveLength(2);
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

test('if the map fails, a message says so, the list stays, and the button “Map” tries again', async () => {
  await showBeside();
  act(() => draw.mock.calls[0]?.[2](false));
  expect(screen.queryByRole('button', { name: /go to it in the list/ })).not.toBeInTheDocument();
  expect(screen.getAllByText('The map is not available right now.')[0]).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Map', pressed: false }));
  expect(await screen.findByRole('button', { name: /^Place 1: go/ })).toBeInTheDocument();
  expect(draw).toHaveBeenCalledTimes(2);
});

test('if the reader chose the map on an earlier visit, the map is shown', async () => {
  chooseStored('fuud_results_map', 'true');
  await answer(showSearch('?q=pizza'), 2);
  expect(await screen.findByRole('button', { name: /^Place 1: go/ })).toBeInTheDocument();
});

test.each([
  ['without a style', () => Reflect.deleteProperty(document.documentElement.dataset, 'mapStyle')],
  ['on a narrow screen', () => Reflect.deleteProperty(window, 'matchMedia')],
])('the map is not offered %s', async (_, prepare) => {
  prepare();
  chooseStored('fuud_results_map', 'true');
  await answer(showSearch('?q=pizza'), 2);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Map' })).not.toBeInTheDocument();
  expect(draw).not.toHaveBeenCalled();
});
