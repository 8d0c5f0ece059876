import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PlaceMapTestQuery } from '../../../__generated__/PlaceMapTestQuery.graphql';
import { mockRestaurant } from '../../../testing/mockRestaurant';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { drawMap } from './drawMap';
import { PlaceMap } from './PlaceMap';
import { useMapDialog } from './useMapDialog';

jest.mock('./drawMap', () => ({ drawMap: jest.fn() }));

const draw = jest.mocked(drawMap);
const remove = jest.fn();

beforeEach(() => {
  document.documentElement.dataset.mapStyle = 'https://maps.example/style.json';
  draw.mockReset().mockReturnValue(remove);
});

afterEach(() => {
  delete document.documentElement.dataset.mapStyle;
});

type Place = NonNullable<PlaceMapTestQuery['response']['restaurant']>;

function Opener({ place }: { place: Place }) {
  const { open, dialog } = useMapDialog(place);
  return (
    <>
      <button type="button" onClick={open}>
        Map
      </button>
      {dialog}
    </>
  );
}

function Shown({ inDialog }: { inDialog: boolean }) {
  const { restaurant } = useLazyLoadQuery<PlaceMapTestQuery>(
    graphql`
      query PlaceMapTestQuery @relay_test_operation {
        restaurant(id: "1") {
          ...PlaceMap_restaurant
          ...useMapDialog_restaurant
        }
      }
    `,
    {},
  );
  if (!restaurant) return null;
  return inDialog ? <Opener place={restaurant} /> : <PlaceMap restaurant={restaurant} />;
}

async function show(parts: Record<string, unknown> = {}, inDialog = false) {
  const resolvers = { Restaurant: () => mockRestaurant(parts) };
  await act(async () => void renderWithRelay(<Shown inDialog={inDialog} />, { resolvers }));
}

const state = () => document.querySelector('[data-map]')?.getAttribute('data-map');

test('draws the map of the restaurant, and shows the address and a link to an external map', async () => {
  await show();
  expect(state()).toBe('loading');
  const [, options, onEnd] = draw.mock.calls[0] ?? [];
  expect(options).toMatchObject({
    style: 'https://maps.example/style.json',
    pin: { coordinates: { latitude: 38.61, longitude: -90.27 } },
    label: 'Map with the place of Rosso & Figlio',
    interactive: false,
  });
  act(() => onEnd?.(true));
  expect(state()).toBe('drawn');
  expect(screen.getByText(/5100 Daggett Ave/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Open in Maps/ })).toBeInTheDocument();
});

test.each([
  ['the map fails', () => draw.mock.calls[0]?.[2](false)],
  ['there is no WebGL', () => undefined],
])('shows a card instead of the map if %s', async (how, end) => {
  if (how === 'there is no WebGL') {
    draw.mockImplementation(() => {
      throw new Error('no WebGL');
    });
  }
  await show();
  act(end);
  expect(state()).toBe('card');
  expect(screen.getByText(/5100 Daggett Ave/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Open in Maps/ })).toHaveAttribute(
    'href',
    expect.stringContaining('ChIJrosso'),
  );
});

test('shows a card if there are no coordinates, or no map style', async () => {
  await show({ coordinates: null });
  expect(state()).toBe('card');
  document.body.replaceChildren();
  delete document.documentElement.dataset.mapStyle;
  await show();
  expect(state()).toBe('card');
  expect(draw).not.toHaveBeenCalled();
});

test('in a dialog, the user can move the map', async () => {
  await show({}, true);
  await userEvent.click(screen.getByRole('button', { name: 'Map' }));
  const dialog = await screen.findByRole('dialog', { name: 'Location & Map' });
  expect(dialog).toHaveAccessibleDescription('Map with the place of Rosso & Figlio');
  expect(draw.mock.calls[0]?.[1]).toMatchObject({ interactive: true });
});

test('the description of a dialog without a map says that the dialog shows the address', async () => {
  delete document.documentElement.dataset.mapStyle;
  await show({}, true);
  await userEvent.click(screen.getByRole('button', { name: 'Map' }));
  const dialog = await screen.findByRole('dialog', { name: 'Location & Map' });
  expect(dialog).toHaveAccessibleDescription('Address of Rosso & Figlio');
});
