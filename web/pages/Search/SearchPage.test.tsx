import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseCity } from '../../device/city';
import { RequestError } from '../../relay/RequestError';
import { mockRestaurant } from '../../testing/mockRestaurant';
import { address, answer, box, showSearch as show, unfiltered, variablesOf } from '../../testing/showSearch';

// A city is already chosen, so that the city panel does not open by itself.
beforeEach(() => {
  window.localStorage.setItem('fuud_city_chosen', 'true');
  window.sessionStorage.clear();
});

test('before typing, the page has an invitation and example searches as links, and does not search', async () => {
  const page = show();
  expect(screen.getByRole('heading', { level: 1, name: 'What are you craving?' })).toBeInTheDocument();
  expect(screen.getByText(/say it, and we find the table/)).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Start with a craving' })).toBeInTheDocument();
  expect(variablesOf(page)).toEqual([]);
  expect(document.title).toBe('Search · Fuud');
  await userEvent.click(screen.getByRole('link', { name: 'Ramen' }));
  expect(variablesOf(page)).toEqual([{ ...unfiltered, query: 'ramen' }]);
  expect(box()).toHaveValue('ramen');
});

test('the page searches for what the URL contains: words, city, filters and page number', async () => {
  const page = show('?q=pizza&city=Phoenix&price=%24%24&diet=vegan,gluten-free&page=2');
  expect(screen.getByText('Searching')).toBeInTheDocument();
  expect(variablesOf(page)).toEqual([
    {
      ...unfiltered,
      query: 'pizza',
      area: { city: 'Phoenix' },
      filter: {
        priceRanges: ['MODERATE'],
        dietary: { anyOf: ['VEGAN', 'GLUTEN_FREE'] },
        isOpenNow: null,
        isOpen24Hours: null,
      },
      skip: 10,
    },
  ]);
  await answer(page, 23, 10);
  expect(screen.getByRole('heading', { name: 'Results in Phoenix for pizza' })).toBeInTheDocument();
  expect(document.title).toBe('Results in Phoenix for pizza · Fuud');
  expect(screen.getByRole('heading', { name: 'All Results' })).toBeInTheDocument();
  expect(screen.getByText('23 restaurants')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(10);
  expect(screen.getByText('Place 11')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filters, 3 on' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('23 results in Phoenix for pizza. Page 2 of 3')).toBeInTheDocument();
});

describe('the search box', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  test('a search starts 300 ms after the last change of the text; more typing adds no history entry', async () => {
    const page = show();
    await user().type(box(), 'ramen');
    act(() => jest.advanceTimersByTime(290));
    expect(variablesOf(page)).toEqual([]);
    act(() => jest.advanceTimersByTime(20));
    expect(variablesOf(page)).toHaveLength(1);
    expect(address().get('q')).toBe('ramen');
    await user().type(box(), ' bowl');
    act(() => jest.advanceTimersByTime(310));
    expect(address().get('q')).toBe('ramen bowl');
    fireEvent.click(screen.getByText('History back'));
    expect(address().get('q')).toBeNull();
  });

  test('after the text changes, the search starts at page 1', async () => {
    const page = show('?q=pizza&page=2');
    await answer(page, 23);
    await user().clear(box());
    await user().type(box(), 'tacos');
    act(() => jest.advanceTimersByTime(310));
    expect(variablesOf(page)).toEqual([expect.objectContaining({ query: 'tacos', skip: 0 })]);
    expect(address().get('page')).toBeNull();
    await answer(page, 4);
    expect(screen.getByRole('heading', { name: 'Results in St. Louis for tacos' })).toBeInTheDocument();
  });

  test('Enter in the search box searches immediately; the back button returns to the previous search', async () => {
    const page = show('?q=pizza');
    await answer(page, 3);
    await user().clear(box());
    await user().type(box(), 'tacos{Enter}');
    expect(address().get('q')).toBe('tacos');
    fireEvent.click(screen.getByText('History back'));
    expect(address().get('q')).toBe('pizza');
    expect(box()).toHaveValue('pizza');
  });

  test('the button “Clear search” brings the invitation back and returns the focus to the box', async () => {
    const page = show('?q=pizza');
    await answer(page, 3);
    await user().click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByRole('heading', { name: 'Start with a craving' })).toBeInTheDocument();
    expect(box()).toHaveFocus();
  });
});

describe('the filters', () => {
  const sheet = () => screen.findByRole('dialog', { name: 'Filters' });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('a new price replaces the old price; several diets can be on; a button shows the number of places', async () => {
    const page = show('?q=pizza&page=2');
    await answer(page, 23);
    await press('Filters');
    expect(within(await sheet()).getByRole('button', { name: 'Show 23 places' })).toBeInTheDocument();
    await press('$');
    expect(address().get('price')).toBe('$');
    expect(address().get('page')).toBeNull();
    await press('$$$');
    expect(address().get('price')).toBe('$$$');
    expect(screen.getByRole('button', { name: '$$$' })).toHaveAttribute('aria-pressed', 'true');
    await answer(page, 1);
    expect(screen.getByRole('button', { name: 'Show 1 place' })).toBeInTheDocument();
    await press('$$$');
    expect(address().get('price')).toBeNull();
    await press('vegan');
    await press('halal');
    expect(address().get('diet')).toBe('vegan,halal');
    expect(screen.getByRole('button', { name: 'Searching' })).toBeInTheDocument();
    await answer(page, 0);
    await press('No places');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Filters, 2 on');
    await sheet();
    await press('Clear all');
    expect(address().get('diet')).toBeNull();
    expect(screen.getByRole('button', { name: 'Clear all' })).toBeDisabled();
  });

  test('the page updates its list of active filters only after the dialog “Filters” is closed', async () => {
    const page = show('?q=pizza');
    await answer(page, 23);
    await press('Filters');
    const shown = within(await sheet());
    const below = () => screen.queryByRole('group', { name: 'Filters that are on', hidden: true });
    await userEvent.click(shown.getByRole('button', { name: 'vegan' }));
    await answer(page, 4);
    expect(below()).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: 'Show 4 places' }));
    await waitFor(() => expect(below()).toBeInTheDocument());
    await press('Filters, 1 on');
    await userEvent.click(within(await sheet()).getByRole('button', { name: 'vegan' }));
    expect(await screen.findByRole('button', { name: 'Show 23 places' })).toBeInTheDocument();
    expect(below()).toBeInTheDocument();
  });

  test('two quickly pressed filters are both on; two quick presses on one filter turn it off again', async () => {
    const page = show('?q=pizza');
    await answer(page, 23);
    await press('Filters');
    const shown = within(await sheet());
    const button = (name: string) => shown.getByRole('button', { name });
    act(() => button('vegan').click());
    act(() => button('halal').click());
    expect(button('vegan')).toHaveAttribute('aria-pressed', 'true');
    expect(button('halal')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(address().get('diet')).toBe('vegan,halal'));
    await answer(page, 4);
    expect(button('Show 4 places')).toBeInTheDocument();
    act(() => button('$').click());
    act(() => button('$').click());
    await waitFor(() => expect(button('$')).toHaveAttribute('aria-pressed', 'false'));
    expect(address().get('price')).toBeNull();
    expect(button('Show 4 places')).toBeInTheDocument();
  });

  test('after a failed search, the dialog “Filters” still has a button that closes it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = show('?q=pizza');
    await answer(page, 23);
    await press('Filters');
    await sheet();
    await press('vegan');
    const failure = new RequestError('graphql', 'fault');
    await act(async () => page.environment.mock.rejectMostRecentOperation(failure));
    expect(screen.getByRole('button', { name: 'Done' })).toBeInTheDocument();
    expect(screen.queryByRole('article', { hidden: true })).not.toBeInTheDocument();
  });

  test('a filter with 0 results is faint; if no place lists hours, an active hours filter stays enabled', async () => {
    const page = show('?q=pizza&hours=24h');
    const facets = { priceRanges: [{ value: 'INEXPENSIVE', count: 2 }], dietary: [{ value: 'VEGAN', count: 1 }] };
    await answer(page, 2, 2, { unlistedFacts: ['HOURS'], facets });
    await press('Filters, 1 on');
    const chip = async (name: string) => within(await sheet()).getByRole('button', { name });
    expect(await chip('$')).toBeEnabled();
    expect(await chip('$$')).toHaveAttribute('data-faint', 'true');
    expect(await chip('vegan')).toBeEnabled();
    expect(await chip('halal')).toHaveAttribute('data-faint', 'true');
    expect(await chip('Open 24 hours')).toBeEnabled();
    expect(await chip('halal')).toHaveAccessibleDescription('No places');
    expect(await chip('vegan')).toHaveAttribute('data-faint', 'false');
  });

  test('before a craving is typed, a pressed filter changes the URL and the number on “Filters”', async () => {
    show();
    await press('Filters');
    await sheet();
    await press('vegan');
    await press('Done');
    expect(screen.getByRole('button', { name: 'Filters, 1 on' })).toHaveFocus();
    expect(address().get('diet')).toBe('vegan');
  });
});

describe('a row', () => {
  test('a row has four tab stops: name, details, heart and “More”; the picture is a link but no tab stop', async () => {
    await answer(show('?q=pizza'), 5, 5);
    const row = screen.getAllByRole('listitem').find((item) => item.id === 'row-id 3') as HTMLElement;
    const stops = [...row.querySelectorAll<HTMLElement>('a, button')].filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map((stop) => stop.getAttribute('aria-label') ?? stop.textContent)).toEqual([
      'Place 4',
      'View Details: Place 4',
      'Save Place 4',
      'More about Place 4',
    ]);
    const hrefs = [...row.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(Array(3).fill('/restaurant/uuid-3'));
  });

  const rows = () => within(screen.getByRole('list', { name: 'All Results' })).getAllByRole('listitem');

  test('a row unfolds to the whole card, keeps the focus on its button, and folds again', async () => {
    await answer(show('?q=pizza'), 12, 5);
    const row = within(rows()[4] as HTMLElement);
    expect(row.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
    expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual(['Place 5', 'View Details']);
    await userEvent.click(row.getByRole('button', { name: 'More about Place 5' }));
    expect(await row.findByRole('link', { name: 'Call Place 5' })).toBeInTheDocument();
    const less = row.getByRole('button', { name: 'Less about Place 5' });
    expect(less).toHaveFocus();
    await userEvent.click(less);
    expect(row.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
  });

  test('the first three rows of page 1 are short, because the strip “Top Finds” shows their places, too', async () => {
    const page = show('?q=pizza');
    await answer(page, 23, 10);
    const isShort = (row: HTMLElement) => row.querySelector('article')?.dataset.short === 'true';
    expect(rows().map(isShort)).toEqual([true, true, true, ...Array(7).fill(false)]);
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await answer(page, 23, 10);
    expect(rows().some(isShort)).toBe(false);
    expect(screen.getByRole('list', { name: 'All Results' })).toHaveAttribute('start', '11');
  });
});

test.each([
  ['without hours has the phone number', { hours: null }, true],
  ['with hours has no phone number', {}, false],
])('a slide of a place %s', async (_, facts, hasNumber) => {
  const page = show('?q=pizza');
  const edges = [1, 2, 3, 4].map((id) => ({
    node: mockRestaurant({ id: `${id}`, uuid: `${id}`, name: `Place ${id}`, ...facts }),
    reasons: [],
    unknownConcepts: [],
  }));
  await answer(page, 4, 4, { edges });
  const slides = within(screen.getByRole('region', { name: 'Top Finds' }));
  expect(slides.queryAllByText(/\(314\) 555-0100/).length > 0).toBe(hasNumber);
});

test('another page of results has its own URL, and the heading of the results gets the focus', async () => {
  const page = show('?q=pizza');
  await answer(page, 73);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Page 8' }));
  expect(address().get('page')).toBe('8');
  await answer(page, 73);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Results in St. Louis for pizza' })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await userEvent.click(screen.getByText('History back'));
  expect(address().get('page')).toBeNull();
});

test('a page number after the last page leads to the last page', async () => {
  const page = show('?q=pizza&page=99');
  await answer(page, 23);
  expect(address().get('page')).toBe('3');
});

test.each([0, 3])('the heading puts a craving with a right-to-left override in a <bdi> (%i results)', async (count) => {
  const page = show(`?q=${encodeURIComponent('\u202epizza')}`);
  await answer(page, count);
  const words = await screen.findByText('\u202epizza', { selector: 'h2 *' });
  expect(words.tagName).toBe('BDI');
});

test('if nothing is found, the page has a message, example cravings and a button that removes one filter', async () => {
  const page = show('?q=zzzzqq&price=%24&diet=vegan');
  await answer(page, 0);
  expect(
    screen.getByRole('heading', { name: 'No match for zzzzqq in St. Louis with these filters' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/Adjust your filters/)).toBeInTheDocument();
  // The links of example cravings have no filters.
  expect(screen.getByRole('link', { name: 'Ramen' }).getAttribute('href')).toMatch(/\?q=ramen(&city=[^&]*)?$/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove $' }));
  expect(address().get('price')).toBeNull();
  expect(address().get('diet')).toBe('vegan');
});

test('if nothing is found, a line names each fact that a filter needs but that no place lists', async () => {
  const page = show('?q=pizza&price=%24');
  await answer(page, 0, 0, { unlistedFacts: ['PRICE', 'HOURS'], area: { status: 'FOUND', city: null } });
  expect((await screen.findAllByRole('note')).map((note) => note.textContent)).toEqual([
    'prices are not listed here: call first.',
  ]);
});

test('for a city without restaurants, a message is shown, but no example cravings and no “Remove” button', async () => {
  const page = show('?q=pizza&city=Springfield&price=%24');
  await answer(page, 0, 0, { area: { status: 'EMPTY', city: { id: '1', shortName: 'Springfield, MO' } } });
  expect(await screen.findByText(/^Fuud has no places in/)).toHaveTextContent('in Springfield, MO yet.');
  expect(screen.queryByRole('link', { name: 'Ramen' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('if there are fewer than three results, there is no strip “Top Finds” above the list', async () => {
  await answer(show('?q=pizza'), 2);
  expect(screen.queryByRole('region', { name: 'Top Finds' })).toBeNull();
});

test('after a failed search, the text stays in the box, and a button searches again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = show('?q=pizza');
  await act(async () => page.environment.mock.rejectMostRecentOperation(new RequestError('graphql', '500: no')));
  const problem = screen.getByRole('alert');
  expect(within(problem).getByRole('heading', { name: 'Search error' })).toBeInTheDocument();
  expect(within(problem).getByText('Failed to search restaurants. Please try again.')).toBeInTheDocument();
  expect(box()).toHaveValue('pizza');
  await userEvent.click(within(problem).getByRole('button', { name: 'Try again' }));
  await answer(page, 2);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await userEvent.tab(); // the keyboard continues in the results, not at the top of the page
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveFocus();
});

test('a failed search announces no count, and runs again when the device is online again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = show('?q=pizza');
  await answer(page, 2);
  expect(screen.getByText('2 results in St. Louis for pizza')).toBeInTheDocument();
  await userEvent.type(box(), ' pie{Enter}');
  await act(async () => page.environment.mock.rejectMostRecentOperation(new RequestError('offline', 'No connection')));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText(/2 results in/)).not.toBeInTheDocument();
  await act(async () => window.dispatchEvent(new Event('online')));
  await answer(page, 2);
  expect(screen.getByText('2 results in St. Louis for pizza pie')).toBeInTheDocument();
});

test('when the server is too busy, a message says when to try again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = show('?q=pizza');
  const busy = new RequestError('graphql', '503', { status: 503, code: 'OVERLOADED', retryAfterSeconds: 3 });
  await act(async () => page.environment.mock.rejectMostRecentOperation(busy));
  expect(screen.getByRole('alert')).toHaveTextContent('A lot of people are here right now. Try again in 3 seconds.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

describe('the city', () => {
  const opener = () => screen.getByRole('button', { name: /^City:/ });
  const field = () => screen.findByRole('combobox', { name: 'City or ZIP code' });
  const panel = () => screen.queryByRole('dialog', { name: 'Choose a city' });

  test('a chosen city is stored on the device, and the search continues in that city', async () => {
    const page = show('?q=pizza&page=2');
    await answer(page, 23);
    await userEvent.click(opener());
    await userEvent.type(await field(), 'kansas city{Enter}');
    await act(async () => page.environment.mock.resolveMostRecentOperation({ data: { resolveCity: null } }));
    expect(Object.fromEntries(address())).toEqual({ q: 'pizza', city: 'Kansas City' });
    expect(window.localStorage.getItem('fuud_city')).toBe('Kansas City');
    expect(window.localStorage.getItem('fuud_city_chosen')).toBe('true');
    expect(opener()).toHaveAccessibleName('City: Kansas City');
    // Radix returns the focus in a later task (setTimeout).
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(panel()).not.toBeInTheDocument();
  });

  test('while results of another city load, the heading names the city of the shown results', async () => {
    const page = show('?q=pizza');
    await answer(page, 3);
    act(() => chooseCity('Phoenix'));
    expect(screen.getByRole('heading', { name: 'Results in St. Louis for pizza' })).toBeInTheDocument();
  });

  test('Escape closes the city panel, and the focus returns to the button that opened it', async () => {
    show();
    await userEvent.click(opener());
    expect(await field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  describe('before a city is chosen', () => {
    beforeEach(() => window.localStorage.removeItem('fuud_city_chosen'));
    /** Waits until the panel's code has loaded and the callbacks that waited for the code have run. */
    const settle = () =>
      act(async () => {
        await import('./LocationPanel');
        await new Promise((resolve) => setTimeout(resolve));
      });

    test('the city panel opens by itself once per browser tab, and does not take the focus', async () => {
      const first = show();
      box().focus();
      await settle();
      expect(screen.getByRole('dialog', { name: 'Choose a city' })).toBeInTheDocument();
      expect(opener()).toHaveAttribute('aria-expanded', 'true');
      expect(box()).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      expect(panel()).not.toBeInTheDocument();
      expect(box()).toHaveFocus();
      first.unmount();
      show();
      await settle();
      expect(panel()).not.toBeInTheDocument();
    });

    test('the city panel closes by itself when a craving is typed', async () => {
      show();
      box().focus();
      await screen.findByRole('dialog', { name: 'Choose a city' });
      await userEvent.keyboard('r');
      expect(panel()).not.toBeInTheDocument();
      expect(box()).toHaveFocus();
    });

    test.each(['?q=pizza', '?city=Phoenix'])('the city panel does not open by itself at %s', async (search) => {
      show(search);
      await settle();
      expect(panel()).not.toBeInTheDocument();
    });

    test('the city panel does not open by itself while another dialog is open', async () => {
      const another = document.body.appendChild(document.createElement('div'));
      another.setAttribute('role', 'dialog');
      show();
      await settle();
      expect(panel()).not.toBeInTheDocument();
      another.remove();
    });
  });
});

describe('top finds', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const carousel = () => screen.getByRole('region', { name: 'Top Finds' });
  const counter = () => within(carousel()).getByText(/^\d of \d$/).textContent;
  const step = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  async function showThree(total = 12) {
    const page = show('?q=pizza');
    await answer(page, total, 4);
  }

  test('the strip has three slides; a slide links to its place by picture, name and “View Details”', async () => {
    await showThree();
    const slides = within(carousel()).getAllByRole('group', { hidden: true });
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 3: Place 1',
      '2 of 3: Place 2',
      '3 of 3: Place 3',
    ]);
    const links = [...(slides[0] as HTMLElement).querySelectorAll('a')];
    expect(links.map(({ pathname, tabIndex }) => [pathname, tabIndex])).toEqual([
      ['/restaurant/uuid-0', -1],
      ['/restaurant/uuid-0', 0],
      ['/restaurant/uuid-0', 0],
    ]);
  });

  test('the slides have a heart for members', async () => {
    await answer(show('?q=pizza', { viewer: 'MEMBER' }), 12, 4, {}, 'MEMBER');
    expect(within(carousel()).getByRole('button', { name: 'Save Place 1' })).toBeInTheDocument();
  });

  test('the strip shows the first three results, each for 5 s, and then begins again with the first', async () => {
    await showThree();
    expect(within(carousel()).getAllByRole('group', { hidden: true })).toHaveLength(3);
    expect(counter()).toBe('1 of 3');
    step(4900);
    expect(counter()).toBe('1 of 3');
    step(200);
    expect(counter()).toBe('2 of 3');
    step(5000);
    step(5000);
    expect(counter()).toBe('1 of 3');
  });

  test('the slides stop after the pause button is pressed, and while a link has the focus', async () => {
    await showThree();
    fireEvent.click(screen.getByRole('button', { name: 'Pause the slideshow' }));
    step(12_000);
    expect(counter()).toBe('1 of 3');
    fireEvent.click(screen.getByRole('button', { name: 'Play the slideshow' }));
    act(() => within(carousel()).getAllByRole('link', { name: 'View Details: Place 1' })[0]?.focus());
    step(12_000);
    expect(counter()).toBe('1 of 3');
    act(() => (document.activeElement as HTMLElement).blur());
    step(5100);
    expect(counter()).toBe('2 of 3');
  });

  test.each(['Pause the slideshow', 'Previous restaurant', 'Next restaurant', 'Show restaurant 3'])(
    'the slides stop while “%s” has the focus, or while a pointer or finger is on it',
    async (name) => {
      await showThree();
      const control = within(carousel()).getByRole('button', { name });
      const holdsFrom = (reach: () => void, leave: () => void) => {
        const before = counter();
        act(reach);
        step(12_000);
        expect(counter()).toBe(before);
        act(leave);
        step(5100);
        expect(counter()).not.toBe(before);
      };
      holdsFrom(
        () => control.focus(),
        () => control.blur(),
      );
      // A finger causes pointerover when it touches the button, and pointerout when it is lifted.
      const outside = { relatedTarget: document.body };
      for (const pointerType of ['mouse', 'touch']) {
        holdsFrom(
          () => void fireEvent.pointerOver(control, { ...outside, pointerType }),
          () => void fireEvent.pointerOut(control, { ...outside, pointerType }),
        );
      }
    },
  );

  test('the slides start after a press on Play, although the focus and the pointer are on the button', async () => {
    await showThree();
    const toggle = within(carousel()).getByRole('button', { name: 'Pause the slideshow' });
    act(() => toggle.focus());
    fireEvent.pointerOver(toggle, { relatedTarget: document.body });
    fireEvent.click(toggle);
    step(12_000);
    expect(counter()).toBe('1 of 3');
    fireEvent.click(toggle);
    step(5100);
    expect(counter()).toBe('2 of 3');
    fireEvent.focus(screen.getByRole('button', { name: 'Next restaurant' }));
    step(12_000);
    expect(counter()).toBe('2 of 3');
  });

  test('arrow buttons, dots and swipes change the slide', async () => {
    await showThree();
    fireEvent.click(screen.getByRole('button', { name: 'Previous restaurant' }));
    expect(counter()).toBe('3 of 3');
    fireEvent.click(screen.getByRole('button', { name: 'Next restaurant' }));
    expect(counter()).toBe('1 of 3');
    fireEvent.click(screen.getByRole('button', { name: 'Show restaurant 2' }));
    expect(counter()).toBe('2 of 3');
    const slide = within(carousel()).getAllByRole('group')[0] as HTMLElement;
    const pointer = (type: string, clientX: number) =>
      fireEvent(slide, new MouseEvent(type, { clientX, bubbles: true }));
    pointer('pointerdown', 200);
    pointer('pointermove', 170);
    pointer('pointerup', 130);
    expect(counter()).toBe('3 of 3');
  });

  test('the slides do not change by themselves if the system is set to reduce motion', async () => {
    window.matchMedia = () =>
      ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
    await showThree();
    step(12_000);
    expect(counter()).toBe('1 of 3');
    expect(screen.queryByRole('button', { name: /slideshow/ })).not.toBeInTheDocument();
    Reflect.deleteProperty(window, 'matchMedia');
  });

  test('the slides have no heart for users who are not members; a button opens page 2 of the results', async () => {
    await showThree();
    expect(within(carousel()).queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    step(0);
    expect(address().get('page')).toBe('2');
  });
});
