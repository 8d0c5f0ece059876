import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RestaurantCardTestQuery } from '../../../__generated__/RestaurantCardTestQuery.graphql';
import { leaveTo } from '../../../device/address';
import type { ViewerKind } from '../../../device/viewerKind';
import { RequestError } from '../../../relay/RequestError';
import { mockRestaurant, unknownFacts } from '../../../testing/mockRestaurant';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { weekdays } from '../hours/openStatus';
import { RestaurantCard } from './RestaurantCard';

jest.mock('../../../device/address', () => ({ ...jest.requireActual('../../../device/address'), leaveTo: jest.fn() }));

function Card() {
  const { restaurant, viewer } = useLazyLoadQuery<RestaurantCardTestQuery>(
    graphql`
      query RestaurantCardTestQuery($language: Language!) @relay_test_operation {
        restaurant(id: "1") {
          ...RestaurantCard_restaurant
        }
        viewer {
          ...RestaurantCard_viewer
        }
      }
    `,
    { language: 'EN' },
  );
  return restaurant && <RestaurantCard restaurant={restaurant} viewer={viewer} />;
}

/** Shows the card of the mock restaurant. The properties in `parts` replace properties of the mock restaurant. */
function show(parts: Record<string, unknown> = {}, kind: ViewerKind = 'GUEST') {
  const restaurant = () => mockRestaurant(parts);
  const viewer = () => ({ kind });
  return renderWithRelay(<Card />, { resolvers: { Restaurant: restaurant, Viewer: viewer }, viewer: kind });
}

const heart = () => screen.getByRole('button', { name: 'Save Rosso & Figlio' });
const guestSaves = () => JSON.parse(window.localStorage.getItem('fuud_guest_saved') ?? '[]');

describe('facts', () => {
  test('the card shows all facts if all facts are known', () => {
    show();
    expect(screen.getByRole('link', { name: 'Rosso & Figlio' })).toHaveAttribute(
      'href',
      '/restaurant/11111111-1111-4111-8111-111111111111',
    );
    expect(screen.getByText('The Hill')).toBeInTheDocument();
    expect(screen.getByText('Italian')).toBeInTheDocument();
    expect(screen.getByText('$$')).toBeInTheDocument();
    expect(screen.getByText('Hidden Gem')).toBeInTheDocument();
    expect(screen.getByText('No photos available')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^4\.5 Google/ })).toHaveAttribute(
      'href',
      expect.stringContaining('query_place_id=ChIJrosso'),
    );
    expect(screen.getByRole('link', { name: /^4\.0 Yelp/ })).toHaveAttribute('href', 'https://www.yelp.com/biz/rosso');
    expect(screen.getByRole('link', { name: 'Call Rosso & Figlio' })).toHaveAttribute('href', 'tel:+13145550100');
    const reserve = screen.getByRole('link', { name: /^Reserve at/ });
    expect(reserve).toHaveAttribute('target', '_blank');
    expect(reserve).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getByRole('link', { name: 'View Details: Rosso & Figlio' })).toBeInTheDocument();
    expect(screen.queryByText(/Sample data/)).not.toBeInTheDocument();
  });

  test('the card says which facts are unknown', () => {
    show(unknownFacts);
    expect(screen.getByText('St. Louis')).toBeInTheDocument();
    for (const words of ['Cuisine not listed', 'Price not listed', 'Rating not listed', 'Hours not listed']) {
      expect(screen.getByText(words)).toBeInTheDocument();
    }
    expect(screen.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reservations not listed' })).toBeDisabled();
    expect(screen.queryByText('Walk-in Only')).not.toBeInTheDocument();
  });

  test('the card shows the phone link even if reservations are unknown', () => {
    show({ takesReservations: null, reservationUrl: null });
    expect(screen.getByRole('link', { name: 'Call Rosso & Figlio' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reservations not listed' })).toBeDisabled();
  });

  test('a card without a gem type has no gem badge', () => {
    show({ gemType: null });
    expect(screen.queryByText(/Hidden Gem|Local Favorite|Trending/)).not.toBeInTheDocument();
  });

  test.each([
    ['TRENDING', 'Trending'],
    ['LOCAL_FAVORITE', 'Local Favorite'],
  ])('the gem type %s is shown as “%s”', (gemType, words) => {
    show({ gemType });
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  test.each([
    [true, 'https://book.example/rosso', true],
    [true, null, false],
    [false, 'https://book.example/rosso', false],
    [true, 'javascript:alert(1)', false],
  ])('with takesReservations %s and link %s, “Reserve” exists: %s', (takesReservations, reservationUrl, reservable) => {
    show({ takesReservations, reservationUrl });
    expect(screen.queryAllByRole('link', { name: /^Reserve/ })).toHaveLength(reservable ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Walk-in Only' })).toHaveLength(reservable ? 0 : 1);
  });

  test('the card does not show a Yelp rating of 0, and shows at most three dietary tags', () => {
    const externalListings = [{ source: 'YELP', sourceId: null, url: null, ratingSummary: { average: 0, count: 3 } }];
    show({ externalListings, dietary: ['VEGETARIAN', 'VEGAN', 'GLUTEN_FREE', 'HALAL', 'KETO'] });
    expect(screen.queryByRole('link', { name: /Yelp/ })).not.toBeInTheDocument();
    expect(screen.getByText('gluten-free')).toBeInTheDocument();
    expect(screen.queryByText('halal')).not.toBeInTheDocument();
    expect(screen.getByText('+2 more')).toBeInTheDocument();
  });

  test('an invented restaurant is marked as sample data', () => {
    show({ isSample: true });
    expect(screen.getByText('Sample data')).toHaveTextContent(
      'Sample data (an invented restaurant, here to try Fuud with)',
    );
    expect(screen.getByText(/an invented restaurant/)).toBeInTheDocument();
  });

  test('the card shows HTML in a name as plain text', () => {
    show({ name: '<b onclick="x">Bold</b>' });
    expect(screen.getByRole('heading', { name: '<b onclick="x">Bold</b>' })).toBeInTheDocument();
  });
});

describe('open or closed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['2026-09-07T18:30:00-05:00', 'Open · until 10 PM'],
    ['2026-09-07T09:00:00-05:00', 'Closed · opens 5 PM'],
    ['2026-09-09T09:00:00-05:00', 'Closed · opens Mon 5 PM'],
  ])('at %s the card shows: %s', (now, words) => {
    jest.setSystemTime(new Date(now));
    show();
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  test('at closing time, the text changes without a reload of the page', () => {
    jest.setSystemTime(new Date('2026-09-07T21:59:00-05:00'));
    show();
    expect(screen.getByText('Open · until 10 PM')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(61_000));
    expect(screen.getByText('Closed · opens Mon 5 PM')).toBeInTheDocument();
  });

  test('the card says that a restaurant is open 24 hours', () => {
    const weekly = weekdays.map((day) => ({ day, opensMinute: 0, closesMinute: 1440 }));
    show({ hours: { text: '24/7', timeZone: 'America/Chicago', weekly } });
    expect(screen.getByText('Open · 24 hours')).toBeInTheDocument();
  });
});

describe('pictures', () => {
  const pictures = [1, 2, 3].map((number) => ({
    card: `/img/600x400/s/${number}`,
    carousel: `/img/800x600/s/${number}`,
    blurHash: 'LHL{n-~U5qI]=r%LsTt6BWS5=t-Q',
    isIllustration: number === 3,
  }));
  const photo = () => screen.getByRole('img');

  test('arrow buttons, dots and arrow keys change the picture; the first picture follows the last one', async () => {
    show({ pictures });
    expect(photo()).toHaveAccessibleName('Rosso & Figlio, photo 1 of 3');
    expect([photo().getAttribute('width'), photo().getAttribute('height')]).toEqual(['600', '400']);
    fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect(photo()).toHaveAttribute('src', '/img/600x400/s/3');
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(photo()).toHaveAttribute('src', '/img/600x400/s/1');
    fireEvent.click(screen.getByRole('button', { name: 'Show picture 2' }));
    expect(photo()).toHaveAttribute('src', '/img/600x400/s/2');
    act(() => screen.getByRole('button', { name: 'Next picture' }).focus());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(photo()).toHaveAttribute('src', '/img/600x400/s/3');
    await userEvent.keyboard('{ArrowRight}');
    expect(photo()).toHaveAttribute('src', '/img/600x400/s/1');
  });

  test('an illustration is labeled as an illustration, also for screen readers', () => {
    show({ pictures: pictures.slice(2) });
    expect(screen.getByText('Illustration')).toBeInTheDocument();
    expect(photo()).toHaveAccessibleName('Illustration for Rosso & Figlio, 1 of 1, not a photo of the place');
  });

  test('a photo is not labeled as an illustration', () => {
    show({ pictures: pictures.slice(0, 1) });
    expect(screen.queryByText('Illustration')).not.toBeInTheDocument();
  });

  test('a blur is shown until the picture has loaded and faded in', () => {
    const drawn = { data: new Uint8ClampedArray(24 * 16 * 4) };
    const context = { createImageData: () => drawn, putImageData: jest.fn() };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    const { container } = show({ pictures: pictures.slice(0, 1) });
    const blur = () => container.querySelector('canvas');
    expect(blur()).toBeInTheDocument();
    expect(context.putImageData).toHaveBeenCalledWith(drawn, 0, 0);
    expect(drawn.data.slice(0, 4)).not.toEqual(new Uint8ClampedArray(4));
    fireEvent.load(photo());
    expect(blur()).toBeInTheDocument(); // the blur stays until the picture has faded in
    fireEvent.transitionEnd(photo());
    expect(blur()).not.toBeInTheDocument();
  });

  test('no blur is shown if the picture is already loaded', () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const width = jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(600);
    const { container } = show({ pictures: pictures.slice(0, 1) });
    expect(container.querySelector('canvas')).not.toBeInTheDocument();
    complete.mockRestore();
    width.mockRestore();
  });

  test('failed pictures are left out; a single picture has no arrows; if all fail, the card says “no photos”', () => {
    show({ pictures: pictures.slice(0, 2) });
    fireEvent.error(photo());
    expect(photo()).toHaveAttribute('src', '/img/600x400/s/2');
    expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
    fireEvent.error(photo());
    expect(screen.getByText('No photos available')).toBeInTheDocument();
  });
});

describe('the heart button for a guest', () => {
  test('the first press saves the restaurant on the device, the second unsaves it; no request is sent', async () => {
    const { environment } = show({
      pictures: [{ card: '/img/600x400/s/1', blurHash: null, isIllustration: false }],
    });
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Restaurant saved locally')).toBeInTheDocument();
    expect(guestSaves()).toEqual([
      {
        id: '11111111-1111-4111-8111-111111111111',
        name: 'Rosso & Figlio',
        cuisine: 'Italian',
        imageUrl: '/img/600x400/s/1',
        priceRange: '$$',
        googleRating: 4.5,
        savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    expect(environment.mock.getAllOperations()).toHaveLength(0);
  });

  test('a restaurant that another tab has saved meanwhile is not saved twice', async () => {
    show();
    const same = [{ id: '11111111-1111-4111-8111-111111111111', name: 'Rosso & Figlio' }];
    window.localStorage.setItem('fuud_guest_saved', JSON.stringify(same)); // this tab gets no event for this write
    await userEvent.click(heart());
    expect(screen.getByText('Restaurant already saved')).toBeInTheDocument();
    expect(guestSaves()).toHaveLength(1);
  });

  test('a toast appears if the device cannot remove the save', async () => {
    show();
    await userEvent.click(heart());
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new Error('full');
    });
    await userEvent.click(heart());
    expect(screen.getByText('Failed to unsave restaurant')).toBeInTheDocument();
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  });

  test('a guest cannot save an eleventh restaurant', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => ({ id: `other ${index}`, name: 'Other' }));
    window.localStorage.setItem('fuud_guest_saved', JSON.stringify(ten));
    show();
    await userEvent.click(heart());
    expect(screen.getByText('Guest mode limited to 10 saved restaurants. Sign in to save more.')).toBeInTheDocument();
    expect(guestSaves()).toHaveLength(10);
  });

  test('a toast appears if the device cannot save', async () => {
    show();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await userEvent.click(heart());
    expect(screen.getByText('Failed to save restaurant')).toBeInTheDocument();
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the heart button for a member', () => {
  test('the heart button ignores presses and keeps the focus until the response; a toast reports a failed “Undo”', async () => {
    const { environment } = show({}, 'MEMBER');
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(heart()).toHaveFocus();
    expect(heart()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(heart());
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    const operation = environment.mock.getMostRecentOperation();
    expect(operation.request.variables).toEqual({
      input: { restaurantId: 'UmVzdGF1cmFudDox', idempotencyKey: expect.any(String) },
      language: 'EN',
    });
    await act(async () =>
      environment.mock.resolve(operation, {
        data: {
          saveRestaurant: {
            restaurant: { id: 'UmVzdGF1cmFudDox', viewerHasSaved: true },
            savedRestaurantEdge: null,
            userErrors: [],
          },
        },
      }),
    );
    expect(heart()).toBeEnabled();
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart());
    expect(environment.mock.getMostRecentOperation().fragment.node.name).toBe('useUnsaveRestaurantMutation');
    await act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: {
          unsaveRestaurant: {
            restaurant: { id: 'UmVzdGF1cmFudDox', viewerHasSaved: false },
            removedSavedRestaurantId: 'saved 1',
            removedItem: { id: 'removed 1' },
            userErrors: [],
          },
        },
      }),
    );
    expect(await screen.findByText('Removed from saved')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { removedItemId: 'removed 1', idempotencyKey: expect.any(String) },
      language: 'EN',
    });
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('500')));
    expect(await screen.findByText('Failed to restore it. Please try again.')).toBeInTheDocument();
  });

  test('the toast about a removal disappears when the restaurant is saved again', async () => {
    const { environment } = show({ viewerHasSaved: true }, 'MEMBER');
    await userEvent.click(heart());
    const restaurant = { id: 'UmVzdGF1cmFudDox', viewerHasSaved: false };
    const removed = { removedSavedRestaurantId: 'saved 1', removedItem: { id: 'removed 1' }, userErrors: [] };
    await act(async () =>
      environment.mock.resolveMostRecentOperation({ data: { unsaveRestaurant: { restaurant, ...removed } } }),
    );
    expect(await screen.findByText('Removed from saved')).toBeInTheDocument();
    await userEvent.click(heart());
    expect(screen.queryByText('Removed from saved')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('after a failed save, the heart button is off again, and a toast shows an error message', async () => {
    const { environment } = show({}, 'MEMBER');
    await userEvent.click(heart());
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('500')));
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    const toast = await screen.findByText('Failed to update saved status on the card.');
    expect(within(toast.closest('li') ?? document.body).getByText('Error')).toBeInTheDocument();
  });

  test.each([
    ['QUOTA_REACHED', null, /keeps up to 10,000 saved restaurants .* Remove one to make room/],
    ['OVERLOADED', 5, /A lot of people are here right now. Try again in 5 seconds/],
  ])('a message shows why a save was refused: %s', async (code, retryAfterSeconds, words) => {
    const { environment } = show({}, 'MEMBER');
    await userEvent.click(heart());
    const data = {
      saveRestaurant: { restaurant: null, savedRestaurantEdge: null, userErrors: [{ code, retryAfterSeconds }] },
    };
    await act(async () => environment.mock.resolveMostRecentOperation({ data }));
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  test('a save that is refused because the session has ended leads to the sign-in', async () => {
    const { environment } = show({}, 'MEMBER');
    await userEvent.click(heart());
    const operation = environment.mock.getMostRecentOperation();
    await act(async () =>
      environment.mock.resolve(operation, {
        data: {
          saveRestaurant: {
            restaurant: null,
            savedRestaurantEdge: null,
            userErrors: [{ code: 'UNAUTHENTICATED', retryAfterSeconds: null }],
          },
        },
      }),
    );
    expect(screen.getByText('Unauthorized')).toBeInTheDocument();
    expect(screen.getByText('You are logged out. Logging in again...')).toBeInTheDocument();
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/login?returnTo=%2F'));
  });

  test('a response with status 401 also leads to the sign-in, but not before 500 ms have passed', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    jest.mocked(leaveTo).mockClear();
    const { environment } = show({}, 'MEMBER');
    await userEvent.click(heart());
    const ended = new RequestError('unauthenticated', 'Unauthorized', { status: 401 });
    await act(async () => environment.mock.rejectMostRecentOperation(ended));
    expect(screen.getByText('Unauthorized')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(450));
    expect(leaveTo).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(50));
    expect(leaveTo).toHaveBeenCalledWith('/api/login?returnTo=%2F');
    jest.useRealTimers();
  });
});

describe('the diary', () => {
  const toggle = () => screen.getByRole('button', { name: 'Rosso & Figlio in my diary' });
  const asMember = (parts: Record<string, unknown> = {}) => show(parts, 'MEMBER');

  test('the card has no diary button for guests', () => {
    show();
    expect(screen.queryByRole('button', { name: /in my diary/ })).not.toBeInTheDocument();
  });

  test('the first press adds the restaurant to the diary, the second removes it; toasts confirm both', async () => {
    const { environment } = asMember();
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle());
    expect(toggle()).toHaveFocus();
    expect(toggle()).toHaveAttribute('aria-disabled', 'true');
    expect(toggle()).toHaveAttribute('aria-pressed', 'true'); // before the response
    const answer = (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data }));
    const restaurant = { id: 'UmVzdGF1cmFudDox', viewerDiaryEntry: { id: 'entry 1' } };
    await answer({ addDiaryEntry: { restaurant, diaryEntryEdge: null, userErrors: [] } });
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText('Added to diary')).toBeInTheDocument();
    expect(screen.getByText('Restaurant has been added to your diary.')).toBeInTheDocument();
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { diaryEntryId: 'entry 1', idempotencyKey: expect.any(String) },
    });
    const gone = { removedDiaryEntryId: 'entry 1', removedItem: { id: 'removed 1' }, userErrors: [] };
    await answer({ removeDiaryEntry: { restaurant: { ...restaurant, viewerDiaryEntry: null }, ...gone } });
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    expect(await screen.findByText('Removed from diary')).toBeInTheDocument();
    expect(screen.getByText('Restaurant has been removed from your diary.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });

  test.each(['This restaurant is already in your diary.', 'duplicate key value violates a unique constraint'])(
    'adding a restaurant that is already in the diary is not shown as a failure: %s',
    async (message) => {
      const { environment } = asMember();
      await userEvent.click(toggle());
      const refused = new RequestError('graphql', message, { serverMessage: message });
      await act(async () => environment.mock.rejectMostRecentOperation(refused));
      expect(await screen.findByText('Already in diary')).toBeInTheDocument();
      expect(screen.getByText('This restaurant is already in your diary.')).toBeInTheDocument();
      expect(screen.queryByText('Error')).not.toBeInTheDocument();
    },
  );

  test('a press of the diary button after the session has ended leads to the sign-in', async () => {
    jest.mocked(leaveTo).mockClear();
    const { environment } = asMember();
    await userEvent.click(toggle());
    const ended = new RequestError('unauthenticated', 'Unauthorized', { status: 401 });
    await act(async () => environment.mock.rejectMostRecentOperation(ended));
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('Unauthorized')).toBeInTheDocument();
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/login?returnTo=%2F'));
  });

  test.each([
    [null, 'ALREADY_IN_DIARY', 'This restaurant is already in your diary.'],
    [null, 'INVALID', 'Failed to add restaurant to diary. Please try again.'],
    [{ id: 'gone' }, 'NOT_FOUND', 'Failed to remove restaurant from diary. Please try again.'],
  ])('a toast reports a change that the server refuses (entry %j, code %s)', async (viewerDiaryEntry, code, words) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { environment } = asMember({ viewerDiaryEntry });
    await userEvent.click(toggle());
    const nothing = viewerDiaryEntry ? { removedDiaryEntryId: null, removedItem: null } : { diaryEntryEdge: null };
    const payload = { restaurant: null, ...nothing, userErrors: [{ code, retryAfterSeconds: null }] };
    const field = viewerDiaryEntry ? 'removeDiaryEntry' : 'addDiaryEntry';
    await act(async () => environment.mock.resolveMostRecentOperation({ data: { [field]: payload } }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(toggle()).toHaveAttribute('aria-pressed', 'false'); // an entry that was removed elsewhere is gone here too
    expect(warn.mock.calls.flat()).toEqual(code === 'NOT_FOUND' ? ['fuud: Diary entry not found'] : []);
  });
});
