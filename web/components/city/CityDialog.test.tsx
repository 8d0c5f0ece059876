import { act, fireEvent, screen } from '@testing-library/react';
import { findPosition, readPosition } from '../../device/position';
import { readStored, writeStored } from '../../device/storage';
import { RequestError } from '../../relay/RequestError';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { CityDialog } from './CityDialog';

jest.mock('../../device/position', () => ({ findPosition: jest.fn(), readPosition: jest.fn(() => null) }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const onChoose = jest.fn();
const onOpenChange = jest.fn();
const show = (city = 'St. Louis') => {
  jest.clearAllMocks();
  return renderWithRelay(<CityDialog open onOpenChange={onOpenChange} city={city} onChoose={onChoose} />);
};
type Page = ReturnType<typeof show>;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const asked = ({ environment }: Page) => environment.mock.getAllOperations().map(({ request }) => request.variables);
const field = () => screen.getByRole('combobox', { name: 'City or ZIP code' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const answer = (page: Page, ...cities: [name: string, state: string, hasRestaurants?: boolean | null][]) =>
  act(async () => {
    const data = {
      cities: {
        edges: cities.map(([name, region, hasRestaurants = true]) => {
          const fullName = `${name}, ${region}`;
          const shortName = name === 'Springfield' ? fullName : name;
          return { node: { id: fullName, key: fullName, name, region, fullName, shortName, hasRestaurants } };
        }),
      },
    };
    page.environment.mock.resolveMostRecentOperation({ data });
  });

test('the dialog requests fourteen cities when it opens, and marks the current city', async () => {
  const page = show('St. Louis');
  expect(asked(page)).toEqual([{ name: null, first: 14 }]);
  await answer(page, ['New York', 'NY'], ['St. Louis', 'MO']);
  expect(options()).toEqual(['New York, NY', 'St. Louis, MO']);
  expect(screen.getByRole('option', { current: true })).toHaveTextContent('St. Louis, MO');
  expect(screen.getByRole('dialog', { name: 'Choose a city' })).toBeInTheDocument();
});

test('typing requests at most ten matches; a click on a match chooses that city and closes the dialog', async () => {
  const page = show();
  await answer(page, ['New York', 'NY']);
  type('spring');
  wait(200);
  expect(asked(page)).toEqual([{ name: 'spring', first: 10 }]);
  await answer(page, ['Springfield', 'MO'], ['Springfield', 'IL']);
  fireEvent.click(screen.getByRole('option', { name: 'Springfield, IL' }));
  expect(onChoose.mock.calls).toEqual([['Springfield, IL']]);
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

test('the dialog shows a message if no city matches; Enter then chooses no city', async () => {
  const page = show();
  type('zzzzz');
  wait(200);
  await answer(page);
  expect(screen.getByText('No cities found matching "zzzzz"')).toBeInTheDocument();
  press('Enter');
  await act(async () => undefined);
  expect(onChoose).not.toHaveBeenCalled();
});

test('Enter chooses the best match even before a pause in typing; in an empty field, it does nothing', async () => {
  const page = show();
  await answer(page, ['New York', 'NY']);
  press('Enter');
  expect(asked(page)).toEqual([]);
  type('phoe');
  press('Enter');
  await answer(page, ['Phoenix', 'AZ'], ['Phoenixville', 'PA']);
  expect(onChoose.mock.calls).toEqual([['Phoenix']]);
});

test('if the request that Enter sends fails, a message is shown and the typed text stays', async () => {
  const page = show();
  type('phoe');
  press('Enter');
  await act(async () => page.environment.mock.rejectMostRecentOperation(new RequestError('offline', 'No connection')));
  expect(screen.getByRole('alert')).toHaveTextContent('You seem to be offline. What you typed stays here.');
  expect(field()).toHaveValue('phoe');
  expect(onChoose).not.toHaveBeenCalled();
});

test('"Ask me again" keeps the city, but the city no longer counts as chosen by the user', () => {
  writeStored('fuud_city', 'Boston, MA');
  writeStored('fuud_city_chosen', 'true');
  show('Boston, MA');
  fireEvent.click(screen.getByRole('button', { name: 'Ask me again' }));
  expect([readStored('fuud_city'), readStored('fuud_city_chosen')]).toEqual(['Boston, MA', null]);
  expect(screen.getByText('Fuud will ask on your next visit.')).toHaveFocus();
});

test('a city without places has a note but can be chosen; there is no note if `hasRestaurants` is null', async () => {
  const page = show();
  await answer(page, ['St. Louis', 'MO', true], ['New York', 'NY', false], ['Chicago', 'IL', null]);
  expect(options()).toEqual(['St. Louis, MO', 'New York, NY no places yet', 'Chicago, IL']);
  fireEvent.click(screen.getByRole('option', { name: 'New York, NY no places yet' }));
  expect(onChoose.mock.calls).toEqual([['New York']]);
});

describe('"Use my location"', () => {
  const here = { latitude: 38.63, longitude: -90.2 };
  const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Use my location' })));
  const use = async () => {
    const page = show('Boston');
    await press();
    return page;
  };
  const nearest = (page: Page, shortName: string | null) =>
    act(async () =>
      page.environment.mock.resolveMostRecentOperation({
        data: { nearestCity: shortName && { id: shortName, shortName } },
      }),
    );
  beforeEach(() => {
    jest.mocked(findPosition).mockClear().mockResolvedValue(true);
    jest.mocked(readPosition).mockReturnValue(here);
  });

  test('only a press asks for the position, and then the city that the server returns is chosen', async () => {
    const page = show('Boston');
    expect(findPosition).not.toHaveBeenCalled();
    await press();
    expect(asked(page)).toContainEqual(here);
    await nearest(page, 'St. Louis');
    expect(onChoose.mock.calls).toEqual([['St. Louis']]);
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });

  test('if no position is found, a message is shown and the nearest city is not requested', async () => {
    jest.mocked(findPosition).mockResolvedValue(false);
    const page = await use();
    expect(screen.getByText(/^Your location could not be found\./)).toBeInTheDocument();
    expect(asked(page)).toEqual([{ name: null, first: 14 }]);
    expect(onChoose).not.toHaveBeenCalled();
  });

  test('a message is shown if no city near the user has places', async () => {
    await nearest(await use(), null);
    expect(screen.getByText('There are no places near you yet. Pick another city.')).toBeInTheDocument();
    expect(onChoose).not.toHaveBeenCalled();
  });

  test('after a failed request for the nearest city, an alert says why, and a button tries again', async () => {
    const page = await use();
    await act(async () =>
      page.environment.mock.rejectMostRecentOperation(new RequestError('offline', 'No connection')),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('You seem to be offline.');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    await nearest(page, 'St. Louis');
    expect(onChoose.mock.calls).toEqual([['St. Louis']]);
  });
});
