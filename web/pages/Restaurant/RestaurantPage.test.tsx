import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { MockPayloadGenerator } from 'relay-test-utils';
import { weekdays } from '../../components/restaurant/hours/openStatus';
import { chooseLanguage } from '../../device/language';
import { mockRestaurant, unknownFacts } from '../../testing/mockRestaurant';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { loadRestaurantPage } from './loadRestaurantPage';
import { RestaurantPage } from './RestaurantPage';

/** The callbacks of all IntersectionObservers. A test calls them to report that an element is visible. */
let seen: Array<(entries: Array<{ isIntersecting: boolean }>) => void> = [];

beforeEach(() => {
  seen = [];
  class Observer {
    constructor(tell: (typeof seen)[number]) {
      seen.push(tell);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
});

const id = '11111111-1111-4111-8111-111111111111';

let navigate: NavigateFunction;

function Address() {
  navigate = useNavigate();
  return <span data-testid="address">{useLocation().pathname}</span>;
}

/** Shows the page while its restaurant loads. */
function load() {
  return renderWithRelay(
    (environment) => {
      const url = new URL(`https://fuud.test/restaurant/${id}`);
      const loaded = loadRestaurantPage({ environment, url, params: { id } });
      return (
        <>
          <Address />
          <RestaurantPage loaded={loaded} />
        </>
      );
    },
    { at: `/restaurant/${id}`, dataRouter: true },
  );
}

/** Shows the page of the mock restaurant with the changed fields `parts`. If `parts` is null, no restaurant exists. */
async function show(parts: Record<string, unknown> | null, kind = 'GUEST', liveSources: string[] = []) {
  const rendered = load();
  const { mock } = rendered.environment;
  const operation = mock.getMostRecentOperation();
  const query = () => ({ liveSources, ...(parts === null && { restaurant: null }) });
  const restaurant = () => mockRestaurant(parts ?? {});
  const viewer = () => ({ kind });
  const resolvers = { Query: query, Restaurant: restaurant, Viewer: viewer };
  await act(async () => mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers)));
  return rendered;
}

const heading = (name: string) => screen.getByRole('heading', { name });

test('the page shows “Loading” while the restaurant with the uuid in the path loads', () => {
  const { environment } = load();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ id, language: 'EN' });
});

test('when the language changes, the page requests the restaurant again in the new language', async () => {
  const { environment } = await show({});
  act(() => chooseLanguage('ko'));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ id, language: 'KO' });
  act(() => chooseLanguage('en'));
});

test('the page shows the known facts and marks the current day in the opening hours', async () => {
  jest.useFakeTimers({ now: new Date('2026-09-07T18:30:00-05:00') });
  await show({});
  jest.useRealTimers();
  expect(screen.getByRole('heading', { level: 1, name: 'Rosso & Figlio' })).toBeInTheDocument();
  expect(document.title).toBe('Rosso & Figlio · Fuud');
  for (const label of [
    'Contact & Hours',
    'Why We Recommend',
    'Dietary Options',
    'About & Dishes',
    'Recommended Dishes',
    'Location & Map',
  ]) {
    expect(heading(label)).toBeInTheDocument();
  }
  expect(screen.getByText('Hidden Gem')).toBeInTheDocument();
  expect(screen.getByText('Open · until 10 PM')).toBeInTheDocument();
  expect(screen.getByText('4.3')).toBeInTheDocument();
  expect(screen.getByText(/8 ratings/)).toBeInTheDocument();
  expect(screen.getByText('Hand-rolled pasta at nine tables.')).toBeInTheDocument();
  expect(screen.getByText('Tagliatelle al ragù')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+13145550100');
  const reserve = screen.getByRole('link', { name: /^Reserve/ });
  expect(reserve).toHaveAttribute('target', '_blank');
  expect(reserve).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.getByText(/^Facts from/)).toHaveTextContent(/^Facts from City of St. Louis .*\.$/);
  expect(screen.queryByText(/no longer in our listings/)).not.toBeInTheDocument();
  const monday = screen.getByRole('row', { name: /Monday/ });
  expect(monday).toHaveAttribute('aria-current', 'date');
  expect(monday).toHaveTextContent('5 PM – 10 PM');
  expect(screen.getByRole('row', { name: /Tuesday/ })).toHaveTextContent('Closed');
});

test('an insight and the sentence that lists its facts are two separate texts, marked as English', async () => {
  await show({ insight: 'In St. Louis; open since 1927. From: city, opening date.' });
  expect(screen.getByText('In St. Louis; open since 1927.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('From: city, opening date.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('A pasta board in the front room.')).toHaveAttribute('lang', 'en');
});

test('the map section has the name, the address and a map link; the location link scrolls to the section', async () => {
  await show({});
  const section = screen.getByRole('region', { name: 'Location & Map' });
  expect(within(section).getByText('Rosso & Figlio')).toBeInTheDocument();
  expect(within(section).getByText(/5100 Daggett Ave, The Hill/)).toBeInTheDocument();
  expect(within(section).getByRole('link', { name: /^Open in Maps/ })).toHaveAttribute(
    'href',
    expect.stringContaining('ChIJrosso'),
  );
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.click(screen.getByRole('link', { name: '5100 Daggett Ave, The Hill, St. Louis, MO' }));
  expect(scroll).toHaveBeenCalled();
  expect(section).toHaveFocus();
});

test('unknown facts have no sections and no links; each is named once, most of them in one line', async () => {
  await show({ ...unknownFacts });
  const line = screen.getByText('Price not available').closest('div');
  expect(line).toHaveTextContent(
    'Cuisine not listed · Price not available · Hours not listed · Street address not listed · Menu not listed',
  );
  for (const words of ['Price not available', 'Hours not listed', 'No ratings yet', 'contact unavailable']) {
    expect(screen.getAllByText(words)).toHaveLength(1);
  }
  expect(screen.queryByText(/(Rating|Phone) not listed/)).not.toBeInTheDocument();
  for (const name of ['Dietary Options', 'Contact & Hours', 'Contact', 'Why We Recommend', 'About & Dishes']) {
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('link', { name: /Call|Reserve|Ask/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'contact unavailable' })).toBeDisabled();
  expect(screen.getByRole('link', { name: /^Directions/ })).toHaveAttribute('data-tone', 'primary');
});

test('if the phone is unknown but the web address for reservations is known, “Phone not listed” is shown', async () => {
  await show({ phone: null });
  expect(screen.getByText('Phone not listed')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'contact unavailable' })).not.toBeInTheDocument();
});

test('if the phone and the web address for reservations are missing, only “contact unavailable” is shown', async () => {
  await show({ takesReservations: true, phone: null, reservationUrl: 'mailto:table@rosso.example' });
  expect(screen.getByRole('button', { name: 'contact unavailable' })).toBeDisabled();
  expect(screen.queryByText('Phone not listed')).not.toBeInTheDocument();
});

test('if only the address and the phone are known, the page shows both, but no contact section', async () => {
  const address = { lines: ['2 Elm St'], city: 'St. Louis', region: 'MO', postalCode: null, country: 'US' };
  await show({ ...unknownFacts, address, phone: { e164: '+13145550100', display: '(314) 555-0100' } });
  expect(screen.getAllByRole('link', { name: '(314) 555-0100' })).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: /^Contact/ })).not.toBeInTheDocument();
  expect(screen.getByText('No photos available').closest('div')).not.toHaveTextContent('Rosso');
  expect(screen.getByRole('link', { name: '2 Elm St, St. Louis, MO' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Location' })).toHaveTextContent('2 Elm St');
  expect(screen.getAllByRole('link', { name: /Call/ })).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=Rosso%20%26%20Figlio%2C%202%20Elm%20St%2C%20St.%20Louis%2C%20MO',
  );
  expect(screen.queryByText('Phone not listed')).not.toBeInTheDocument();
});

test('a dish in the restaurant’s name is not listed; a dish that the name only implies is listed', async () => {
  const dish = (label: string) => [{ key: label, label }];
  const { unmount } = await show({ ...unknownFacts, name: 'Nami Ramen', dishes: dish('Ramen') });
  expect(screen.queryByRole('heading', { name: 'About & Dishes' })).not.toBeInTheDocument();
  unmount();
  await show({ ...unknownFacts, name: 'Taqueria Sol', dishes: dish('Tacos') });
  expect(screen.getByRole('region', { name: 'About & Dishes' })).toHaveTextContent('Dishes in Its NameTacos');
});

test.each([
  [
    'enough places of the same cuisine, so only these are shown',
    ['Bruno’s', 'Alma', 'Carlo', 'Dora'],
    [],
    'Nearby: Italian',
  ],
  ['too few places of the same cuisine, so others are shown too', ['Bruno’s'], ['Grill'], 'Nearby'],
])('nearby restaurants load when the user scrolls close to their section: %s', async (_, kind, any, title) => {
  const { environment } = await show({ uuid: id });
  expect(environment.mock.getAllOperations()).toEqual([]);
  await act(async () => {
    for (const tell of seen) tell([{ isIntersecting: true }]);
  });
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const asked = environment.mock.getMostRecentOperation();
  expect(asked.request.variables).toMatchObject({
    area: { point: { latitude: 38.61, longitude: -90.27 } },
    cuisines: ['italian'],
  });
  const found = (name: string) => ({
    distanceMeters: 300,
    node: mockRestaurant({ id: name, uuid: name === 'Rosso & Figlio' ? id : name, name, brand: null }),
  });
  const edges = (...names: string[]) => ({ edges: ['Rosso & Figlio', ...names].map(found) });
  const resolvers = { Query: () => ({ ofKind: edges(...kind), others: edges(...kind, ...any) }) };
  await act(async () => environment.mock.resolve(asked, MockPayloadGenerator.generate(asked, resolvers)));
  const section = within(await screen.findByRole('region', { name: title }));
  const names = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual([...kind, ...any]);
  const all = section.getByRole('link', { name: 'Search for Italian in St. Louis' });
  expect(all).toHaveAttribute('href', '/search?q=italian&city=St.+Louis');
});

test('dietary badges show short words; the titles of the badges have the full words', async () => {
  await show({ dietary: ['vegan friendly options!', 'GLUTEN_FREE'] });
  expect(screen.getByText('vegan friendly')).toBeInTheDocument();
  expect(screen.getByText('gluten free').closest('li')).toHaveAttribute('title', 'gluten-free');
});

test('one text marks an invented restaurant, another text marks a restaurant that is no longer listed', async () => {
  await show({ isSample: true, isListed: false });
  expect(screen.getByText('Sample data: an invented restaurant.')).toBeInTheDocument();
  expect(screen.queryByText(/Facts from/)).not.toBeInTheDocument();
  expect(screen.getByText(/no longer in our listings/)).toBeInTheDocument();
});

test('the page of a place that closed for good has a note and does not have Call, Reserve or hours', async () => {
  await show({ operatingStatus: 'PERMANENTLY_CLOSED', isListed: false });
  const note = screen.getByText('This place has closed for good.').closest('[role="note"]');
  expect(note).toBeInTheDocument();
  expect(screen.queryByText(/no longer in our listings/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Call|Reserve|555/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'contact unavailable' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Contact & Hours' })).not.toBeInTheDocument();
  expect(screen.getByText('Closed for good')).toBeInTheDocument();
  expect(screen.getByText('Hand-rolled pasta at nine tables.')).toBeInTheDocument();
});

test('"Good to know" lists the features in words; a place without features does not have this section', async () => {
  const { unmount } = await show({ features: ['DOG_FRIENDLY', 'helipad'] });
  const section = within(screen.getByRole('region', { name: 'Good to know' }));
  expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Dogs welcome', 'helipad']);
  unmount();
  await show({ features: [] });
  expect(screen.queryByRole('heading', { name: 'Good to know' })).not.toBeInTheDocument();
});

test('on a holiday, the row of today has the holiday’s hours; coming holidays are listed below the table', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-26T18:30:00-06:00') });
  const weekly = weekdays.map((day) => ({ day, opensMinute: 1020, closesMinute: 1320 }));
  const exceptions = [
    { date: '2026-11-26', label: 'Thanksgiving', intervals: [] },
    { date: '2026-12-25', label: 'Christmas Day', intervals: [{ opensMinute: 600, closesMinute: 840 }] },
    { date: '2027-01-01', label: null, intervals: [] },
  ];
  await show({ hours: { text: '…', timeZone: 'America/Chicago', weekly, exceptions } });
  jest.useRealTimers();
  expect(screen.getByText('Closed · opens Fri 5 PM')).toBeInTheDocument();
  const today = screen.getByRole('row', { name: /Thursday/ });
  expect(today).toHaveTextContent('Thursday ThanksgivingClosed');
  const section = within(screen.getByRole('region', { name: 'Contact & Hours' }));
  expect(section.getByText('Christmas Day, Dec 25: 10 AM – 2 PM')).toBeInTheDocument();
  expect(section.getByText('Jan 1: closed')).toBeInTheDocument();
});

test('live facts have their own section, with one list item for each source', async () => {
  const { environment } = await show({ uuid: id, isSample: false }, 'GUEST', ['GOOGLE']);
  const asked = environment.mock.getMostRecentOperation();
  expect(asked.request).toMatchObject({
    node: { operation: { name: 'LiveFactsQuery' } },
    variables: { restaurantId: id },
  });
  const unknownLiveFacts = {
    operatingStatus: 'OPERATING',
    isOpenNow: null,
    ratingSummary: { average: null, count: null },
    priceRange: null,
    url: null,
  };
  const liveFacts = [
    {
      ...unknownLiveFacts,
      source: 'GOOGLE',
      attribution: 'Google Maps',
      ratingSummary: { average: 4, count: 5123 },
      isOpenNow: true,
    },
    {
      ...unknownLiveFacts,
      source: 'YELP',
      attribution: 'Yelp',
      priceRange: 'MODERATE',
      operatingStatus: 'PERMANENTLY_CLOSED',
      url: 'https://www.yelp.com/biz/x',
    },
  ];
  await act(async () => environment.mock.resolve(asked, { data: { liveFacts } }));
  const section = within(screen.getByRole('region', { name: 'What others say right now' }));
  const [google, yelp] = section.getAllByRole('listitem');
  expect(google).toHaveTextContent('Google Maps4.0 out of 5 5,123 ratings Open now');
  expect(yelp).toHaveTextContent('Yelp $$ Closed for goodSee it on Yelp (opens in a new tab)');
  expect(section.getByRole('link')).toHaveAttribute('href', 'https://www.yelp.com/biz/x');
});

test('no live facts are shown if the request fails; for an invented place there is no request', async () => {
  const { environment } = await show({ isSample: false }, 'GUEST', ['GOOGLE']);
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')));
  log.mockRestore();
  expect(heading('Contact & Hours')).toBeInTheDocument();
  expect(screen.queryByText('What others say right now')).toBeNull();
  expect((await show({ isSample: true }, 'GUEST', ['GOOGLE'])).environment.mock.getAllOperations()).toEqual([]);
});

test('each source is a link; a collapsed list below names the source or the rule of each fact', async () => {
  const source = { attribution: 'City of St. Louis' };
  await show({
    provenance: [
      { field: 'phone', source, rule: null },
      { field: 'hours', source, rule: null },
      { field: 'externalListings.GOOGLE.ratingSummary.average', source, rule: null },
      { field: 'shoeSize', source, rule: null },
      { field: 'cuisines', source: null, rule: 'name has "taqueria"' },
    ],
  });
  const link = screen.getByRole('link', { name: /^City of St. Louis/ });
  expect(link).toHaveAttribute('href', 'https://city.example/data');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  const origins = screen.getByText('Where these facts come from').closest('details') as HTMLElement;
  expect(origins).not.toHaveAttribute('open');
  expect(origins).toHaveTextContent(
    'City of St. Louisphone, opening hours, Google rating, and shoeSizeFetched Nov 3, 2026. License: public records.',
  );
  expect(screen.getByText('public records')).toHaveAttribute('lang', 'en');
  expect(origins).toHaveTextContent('Our own conclusionscuisine: name has "taqueria"');
});

test('an unknown id shows “Restaurant not found”; without history, “Go Back” leads to the search', async () => {
  await show(null);
  expect(heading('Restaurant not found')).toBeInTheDocument();
  expect(screen.getByText('This restaurant could not be found or may no longer be available.')).toBeInTheDocument();
  expect(document.title).toBe('Restaurant not found · Fuud');
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/search');
});

test('“Back to Search” leads to the search', async () => {
  await show({});
  await userEvent.click(screen.getByRole('link', { name: 'Back to Search' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/search');
});

test('when a member’s save fails, the page shows “Failed to update saved status”', async () => {
  const { environment } = await show({}, 'MEMBER');
  await userEvent.click(screen.getByRole('button', { name: 'Save Rosso & Figlio' }));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('500')));
  expect(await screen.findByText('Failed to update saved status')).toBeInTheDocument();
});

test('a dialog sends a report of a problem and then says thank you', async () => {
  const { environment } = await show({ isSample: false });
  await userEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
  expect(within(dialog).getByRole('button', { name: 'Send report' })).toBeDisabled();
  await userEvent.selectOptions(within(dialog).getByLabelText('What is wrong?'), 'The hours are wrong');
  await userEvent.type(within(dialog).getByLabelText('Anything that helps us'), ' Closed on Mondays ');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
  const { mock } = environment;
  expect(mock.getMostRecentOperation().request.variables.input).toMatchObject({
    kind: 'WRONG_HOURS',
    details: 'Closed on Mondays',
  });
  await act(async () => mock.resolveMostRecentOperation({ data: { reportProblem: { userErrors: [] } } }));
  expect(within(dialog).getByRole('status')).toHaveTextContent('Thank you. We will look at it.');
});

test('a typed report is not lost by Escape or by another page: a question comes first', async () => {
  const { environment } = await show({});
  await userEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
  const details = within(dialog).getByLabelText('Anything that helps us');
  await userEvent.type(details, 'Closed on Mondays');
  const question = () => within(screen.getByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.keyboard('{Escape}');
  expect(question().getByText('What you wrote is not sent yet.')).toBeInTheDocument();
  await userEvent.click(question().getByRole('button', { name: 'Keep writing' }));
  act(() => void navigate('/saved'));
  await userEvent.click(question().getByRole('button', { name: 'Keep writing' }));
  expect(details).toHaveValue('Closed on Mondays');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { reportProblem: { userErrors: [] } } }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('“Tell us” beside the unknown facts asks what the user knows; an invented place has no “Tell us”', async () => {
  const { unmount } = await show({ ...unknownFacts, isSample: true });
  expect(screen.queryByRole('button', { name: 'Know more? Tell us' })).not.toBeInTheDocument();
  expect(screen.getByText(/Price not available/).parentElement).toHaveTextContent(/Menu not listed\.$/);
  unmount();
  await show({ ...unknownFacts });
  await userEvent.click(screen.getByRole('button', { name: 'Know more? Tell us' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tell us what you know' });
  expect(within(dialog).queryByLabelText('What is wrong?')).not.toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Send report' })).toBeDisabled();
  await userEvent.type(within(dialog).getByLabelText('What you know'), 'Open until nine');
  expect(within(dialog).getByRole('button', { name: 'Send report' })).toBeEnabled();
});
