import { act, fireEvent, screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { RequestError } from '../../relay/RequestError';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { LocationPanel } from './LocationPanel';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const onChoose = jest.fn();

function Stage({ city }: { city: string }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button" ref={button}>
        Opener
      </button>
      <LocationPanel anchor={button} id="panel" open onOpenChange={() => undefined} city={city} onChoose={onChoose} />
    </>
  );
}

const show = (city = 'St. Louis') => {
  onChoose.mockClear();
  const page = renderWithRelay(<Stage city={city} />);
  wait(0);
  return page;
};
type Page = ReturnType<typeof show>;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const variablesOf = (page: Page) => page.environment.mock.getAllOperations().map(({ request }) => request.variables);
const field = () => screen.getByRole('combobox', { name: 'City or ZIP code' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

const place = (name: string, regionName: string, isCorrection = false, hasRestaurants: boolean | null = true) => {
  const fullName = `${name}, ${regionName}`;
  return { city: { id: fullName, key: fullName, fullName, name, regionName, hasRestaurants }, isCorrection };
};
const answer = (page: Page, citySuggestions: object[]) =>
  act(async () => page.environment.mock.resolveMostRecentOperation({ data: { citySuggestions } }));
const name = (page: Page, resolved: string | null) =>
  act(async () => {
    const data = { resolveCity: resolved && { name: resolved, city: null } };
    page.environment.mock.resolveMostRecentOperation({ data });
  });
const fail = (page: Page, error: Error = new RequestError('gateway', '502')) =>
  act(async () => page.environment.mock.rejectMostRecentOperation(error));

test('before typing, the popular cities are listed without delay, and the current city is marked', async () => {
  const page = show();
  expect(variablesOf(page)).toEqual([{ text: '' }]);
  await answer(page, [place('Chicago', 'IL'), place('St. Louis', 'MO')]);
  expect(options()).toEqual(['Chicago IL', 'St. Louis MO']);
  expect(screen.getByRole('listbox', { name: 'Popular cities' })).toBeInTheDocument();
  expect(screen.getByRole('option', { current: true })).toHaveTextContent('St. Louis');
});

test('a city without restaurants shows “no places yet”; a message is shown if no position is found', async () => {
  const page = show();
  await answer(page, [place('Chicago', 'IL', false, false), place('St. Louis', 'MO', false, null)]);
  expect(options()).toEqual(['Chicago IL no places yet', 'St. Louis MO']);
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  await act(async () => undefined); // this browser cannot find a position
  expect(screen.getByText(/^Your location could not be found\./)).toBeInTheDocument();
  expect(variablesOf(page)).toEqual([]);
});

test('the request starts 200 ms after the last key; the cities appear at least 150 ms after the request', async () => {
  const page = show();
  await answer(page, [place('Chicago', 'IL')]);
  type('p');
  wait(190);
  type('ph');
  wait(190);
  expect(variablesOf(page)).toEqual([]);
  wait(10);
  expect(variablesOf(page)).toEqual([{ text: 'ph' }]);
  await answer(page, [place('Phoenix', 'AZ')]);
  wait(140);
  expect(options()).toEqual(['Chicago IL']);
  wait(10);
  expect(options()).toEqual(['Phoenix AZ']);
});

test('another key cancels a pending request, and discards cities that have arrived but are not shown yet', async () => {
  const page = show();
  type('d');
  wait(200);
  expect(variablesOf(page)).toContainEqual({ text: 'd' });
  type('de');
  expect(variablesOf(page)).not.toContainEqual({ text: 'd' });
  wait(200);
  await answer(page, [place('Detroit', 'MI')]);
  type('den');
  wait(199);
  expect(options()).toEqual([]);
  wait(1);
  await answer(page, [place('Denver', 'CO')]);
  wait(150);
  expect(options()).toEqual(['Denver CO']);
});

test('the suggestion for a misspelled city says “Did you mean”; an empty list says “No locations found”', async () => {
  const page = show();
  type('chcago');
  wait(200);
  await answer(page, [place('Chicago', 'IL', true)]);
  wait(150);
  expect(options()).toEqual(['Did you mean Chicago IL']);
  type('zzzzz');
  wait(200);
  await answer(page, []);
  expect(screen.queryByText('No locations found')).not.toBeInTheDocument();
  wait(150);
  expect(screen.getByText('No locations found')).toBeInTheDocument();
  expect(onChoose).not.toHaveBeenCalled();
});

describe('a chosen suggestion', () => {
  const choose = async () => {
    const page = show();
    await answer(page, [place('Phoenix', 'AZ')]);
    press('ArrowDown');
    press('Enter');
    expect(variablesOf(page)).toEqual([{ text: 'Phoenix, AZ' }]);
    return page;
  };

  test('a chosen suggestion becomes the city name that the server returns', async () => {
    await name(await choose(), 'Phoenix, Arizona');
    expect(onChoose.mock.calls).toEqual([['Phoenix, Arizona']]);
  });

  test('a chosen suggestion becomes the plain name of its city when the request fails', async () => {
    await fail(await choose());
    expect(onChoose.mock.calls).toEqual([['Phoenix']]);
  });

  test('a chosen suggestion becomes the plain name of its city when the server returns no name', async () => {
    await name(await choose(), null);
    expect(onChoose.mock.calls).toEqual([['Phoenix']]);
  });

  test('a chosen suggestion becomes the plain name of its city if there is no response within 4 s', async () => {
    await choose();
    await act(() => jest.advanceTimersByTimeAsync(3900));
    expect(onChoose).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(onChoose.mock.calls).toEqual([['Phoenix']]);
  });

  test('a chosen suggestion is ignored if the panel disappears before the server responds', async () => {
    const page = await choose();
    page.unmount();
    await name(page, 'Phoenix, AZ');
    expect(onChoose).not.toHaveBeenCalled();
  });
});

describe('Enter', () => {
  const enter = (text: string) => {
    const page = show();
    type(text);
    press('Enter');
    return page;
  };

  test('Enter does nothing when only spaces are typed', () => {
    const page = enter('   ');
    expect(variablesOf(page)).toEqual([{ text: '' }]);
    expect(onChoose).not.toHaveBeenCalled();
  });

  test.each([
    ['kansas city', 'Kansas City'],
    [' new york, ny ', 'New York, NY'],
    ['6310', '6310'],
    ['631011', '631011'],
  ])('if the request for the city’s name fails, Enter after the text %j chooses the city %s', async (text, city) => {
    const page = enter(text);
    expect(variablesOf(page)).toContainEqual({ text: city });
    await fail(page);
    expect(onChoose.mock.calls).toEqual([[city]]);
  });

  test('Enter chooses the city of a typed ZIP code', async () => {
    const page = enter(' 85001 ');
    expect(variablesOf(page)).toContainEqual({ text: '85001' });
    await name(page, 'Phoenix, AZ');
    expect(onChoose.mock.calls).toEqual([['Phoenix, AZ']]);
  });

  test('if a ZIP code does not exist, Enter chooses no city, and a message is shown until the next key', async () => {
    const page = enter('00000');
    await name(page, null);
    expect(screen.getByText('No locations found')).toBeInTheDocument();
    expect(onChoose).not.toHaveBeenCalled();
    type('0000');
    expect(screen.queryByText('No locations found')).not.toBeInTheDocument();
  });

  test('if the request for a ZIP code fails, no city is chosen; a message says why; a button retries', async () => {
    const page = enter('85001');
    await fail(page, new RequestError('offline', 'No connection'));
    const problem = screen.getByRole('alert');
    expect(problem).toHaveTextContent('You seem to be offline.');
    expect(field()).toHaveValue('85001');
    fireEvent.click(within(problem).getByRole('button', { name: 'Try again' }));
    await name(page, 'Phoenix, AZ');
    expect(onChoose.mock.calls).toEqual([['Phoenix, AZ']]);
  });
});

test('if the cities fail to load, a message is shown, the text stays, and a button loads them again', async () => {
  const page = show();
  await answer(page, [place('Chicago', 'IL')]);
  type('phoe');
  wait(350);
  await fail(page, new RequestError('offline', 'No connection'));
  expect(screen.getByRole('alert')).toHaveTextContent('You seem to be offline. What you typed stays here.');
  expect(field()).toHaveValue('phoe');
  expect(options()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  wait(200);
  await answer(page, [place('Phoenix', 'AZ')]);
  wait(150);
  expect(options()).toEqual(['Phoenix AZ']);
});
