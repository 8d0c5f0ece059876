import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { MockPayloadGenerator } from 'relay-test-utils';
import type { CommunityRatingTestQuery } from '../../../__generated__/CommunityRatingTestQuery.graphql';
import { leaveTo } from '../../../device/address';
import { mockRestaurant } from '../../../testing/mockRestaurant';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { CommunityRating } from './CommunityRating';
import { rateAfterSignIn } from './rateAfterSignIn';

jest.mock('../../../device/address', () => ({ ...jest.requireActual('../../../device/address'), leaveTo: jest.fn() }));

let navigate: NavigateFunction;

function Shown() {
  navigate = useNavigate();
  const { restaurant } = useLazyLoadQuery<CommunityRatingTestQuery>(
    graphql`
      query CommunityRatingTestQuery @relay_test_operation {
        restaurant(id: "1") {
          ...CommunityRating_restaurant
        }
      }
    `,
    {},
  );
  return restaurant && <CommunityRating restaurant={restaurant} />;
}

const rosso = { viewerRating: null, viewerDiaryEntry: null };

/** Shows the ratings to a viewer of the given kind. */
function show(parts: Record<string, unknown> = {}, viewer: 'GUEST' | 'MEMBER' = 'MEMBER') {
  const resolvers = { Restaurant: () => mockRestaurant({ ...rosso, ...parts }) };
  return renderWithRelay(<Shown />, { resolvers, viewer, dataRouter: true });
}

/** Presses the button with this name, and returns the dialog that it opens. */
async function open(name = 'Rate Rosso & Figlio') {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

test('shows the average, the count and the member’s own stars; without ratings, shows “No ratings yet”', async () => {
  const { unmount } = show({ ratingSummary: { average: 4, count: 1 }, viewerRating: { stars: 4, comment: null } });
  expect(screen.getByText('4.0')).toBeInTheDocument();
  expect(screen.getByText('1 rating', { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Your rating: 4 stars' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change your rating of Rosso & Figlio' })).toBeInTheDocument();
  unmount();
  const { container } = show({ ratingSummary: { average: null, count: 0 } });
  expect(screen.getByText('No ratings yet')).toBeInTheDocument();
  expect(container).not.toHaveTextContent(/NaN|0\.0/);
});

test('when a guest presses the rating button, a toast asks the guest to log in and no request is sent', async () => {
  const { environment } = show({}, 'GUEST');
  await userEvent.click(screen.getByRole('button', { name: 'Rate Rosso & Figlio' }));
  const title = await screen.findByText('Login Required');
  expect(title.closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral');
  expect(screen.getByText('Please log in to rate restaurants.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('after a sign-in from the toast the rating dialog opens; after a canceled sign-in it does not open later', async () => {
  const guest = show({}, 'GUEST');
  await userEvent.click(screen.getByRole('button', { name: 'Rate Rosso & Figlio' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
  guest.unmount();
  const member = show();
  expect(await screen.findByRole('dialog', { name: /Rosso & Figlio/ })).toBeInTheDocument();
  member.unmount();
  rateAfterSignIn('11111111-1111-4111-8111-111111111111');
  show({}, 'GUEST').unmount();
  show();
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('sends the rating, then a diary entry; if the diary entry fails, the toast reports the rating and this failure', async () => {
  const { environment } = show();
  const { mock } = environment;
  const dialog = await open();
  expect(dialog.getByRole('button', { name: 'Submit Rating' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('radio', { name: '4 stars' }));
  const comment = dialog.getByRole('textbox', { name: /^Comment/ });
  await userEvent.click(comment);
  await userEvent.paste(` ${'a'.repeat(510)}`);
  expect(comment).toHaveValue(` ${'a'.repeat(499)}`);
  await userEvent.clear(comment);
  await userEvent.type(comment, ' a ');
  await userEvent.click(dialog.getByRole('button', { name: 'Submit Rating' }));
  expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await userEvent.type(comment, 'Too late');
  expect(comment).toHaveValue(' a ');
  const rate = mock.getMostRecentOperation();
  const { restaurantId } = rate.request.variables.input;
  expect(rate.request.variables.input).toEqual({
    restaurantId,
    stars: 4,
    comment: 'a',
    idempotencyKey: expect.any(String),
  });
  const given = { id: restaurantId, ratingSummary: { average: 4.2, count: 9 }, viewerRating: { id: 'r', stars: 4 } };
  const resolvers = { RateRestaurantPayload: () => ({ userErrors: [] }), Restaurant: () => given };
  await act(async () => mock.resolve(rate, MockPayloadGenerator.generate(rate, resolvers)));
  const diary = mock.getMostRecentOperation();
  expect(diary.request.variables.input).toEqual({
    restaurantId,
    notes: 'a',
    visitedAt: expect.stringMatching(/^\d{4}-/),
    idempotencyKey: expect.any(String),
  });
  await act(async () => mock.reject(diary, new Error('500')));
  expect(await screen.findByText('Rating submitted!')).toBeInTheDocument();
  expect(
    screen.getByText('Thank you for rating this restaurant. It could not be added to your diary.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('4.2')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Your rating: 4 stars' })).toBeInTheDocument();
});

test.each([
  ['is added to the diary', [], "It's been added to your diary too!"],
  ['is in the diary already', [{ code: 'ALREADY_IN_DIARY' }], "It's been added to your diary too!"],
  ['does not fit in the diary', [{ code: 'QUOTA_REACHED' }], 'It could not be added to your diary.'],
])('if a rated restaurant %s, the toast says whether it is in the diary', async (_case, userErrors, sentence) => {
  const { mock } = show().environment;
  const dialog = await open();
  await userEvent.click(dialog.getByRole('radio', { name: '4 stars' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Submit Rating' }));
  const answer = (name: string, payload: object) =>
    act(async () => {
      const operation = mock.getMostRecentOperation();
      mock.resolve(operation, MockPayloadGenerator.generate(operation, { [name]: () => payload }));
    });
  await answer('RateRestaurantPayload', { userErrors: [] });
  await answer('AddDiaryEntryPayload', { userErrors });
  expect(await screen.findByText('Rating submitted!')).toBeInTheDocument();
  expect(screen.getByText(`Thank you for rating this restaurant. ${sentence}`)).toBeInTheDocument();
});

test('a blank comment is not sent; after a failure the chosen stars stay', async () => {
  const { environment } = show();
  const dialog = await open();
  await userEvent.click(dialog.getByRole('radio', { name: '1 star' }));
  await userEvent.type(dialog.getByRole('textbox'), '  ');
  await userEvent.click(dialog.getByRole('button', { name: 'Submit Rating' }));
  expect(environment.mock.getMostRecentOperation().request.variables.input).not.toHaveProperty('comment');
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('500')));
  expect(await screen.findByText('Failed to submit rating. Please try again.')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(dialog.getByRole('radio', { name: '1 star', hidden: true })).toBeChecked();
  expect(dialog.getByRole('button', { name: 'Submit Rating', hidden: true })).toBeEnabled();
});

test('the fields are empty each time the dialog opens, but the member’s current stars are shown', async () => {
  show({ viewerRating: { stars: 5, comment: 'Great' } });
  const name = 'Change your rating of Rosso & Figlio';
  const first = await open(name);
  await userEvent.click(first.getByRole('radio', { name: '2 stars' }));
  await userEvent.type(first.getByRole('textbox'), ' ');
  await userEvent.keyboard('{Escape}');
  const again = await open(name);
  for (const star of again.getAllByRole('radio')) expect(star).not.toBeChecked();
  expect(again.getByRole('textbox')).toHaveValue('');
  expect(again.getByRole('button', { name: 'Submit Rating' })).toBeDisabled();
  expect(again.getByText('Your rating: 5 stars')).toBeInTheDocument();
});

test('a typed comment is not lost by Escape, by the cross or by another page: a question comes first', async () => {
  show();
  const dialog = await open();
  const comment = dialog.getByRole('textbox');
  await userEvent.type(comment, 'Best soup');
  const question = () => within(screen.getByRole('alertdialog', { name: 'Leave without saving?' }));
  const stay = () => userEvent.click(question().getByRole('button', { name: 'Keep writing' }));
  await userEvent.keyboard('{Escape}');
  expect(question().getByText('Your comment is not sent yet.')).toBeInTheDocument();
  await stay();
  expect(comment).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await stay();
  act(() => void navigate('/saved'));
  await stay();
  expect(comment).toHaveValue('Best soup');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(question().getByRole('button', { name: 'Leave' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect((await open()).getByRole('textbox')).toHaveValue('');
});

test('if the restaurant already is in the diary, the dialog shows the earlier comment and promises no entry', async () => {
  show({ viewerRating: { stars: 5, comment: 'Great' }, viewerDiaryEntry: { id: 'entry' } });
  const dialog = await open('Change your rating of Rosso & Figlio');
  expect(dialog.getByText('Great')).toBeInTheDocument();
  expect(dialog.getByText(/only you can see your comment, in this window\.$/)).toBeInTheDocument();
  expect(dialog.queryByText(/in your diary/)).not.toBeInTheDocument();
});

test('if the session has ended, submitting a rating leads to the sign-in page', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { environment } = show({ viewerRating: { stars: 5, comment: 'Great' } });
  const dialog = await open('Change your rating of Rosso & Figlio');
  await userEvent.click(dialog.getByRole('radio', { name: '5 stars' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Submit Rating' }));
  const rate = environment.mock.getMostRecentOperation();
  expect(rate.request.variables.input).not.toHaveProperty('comment'); // so the earlier comment stays
  const refused = { restaurant: null, userErrors: [{ code: 'UNAUTHENTICATED', retryAfterSeconds: null }] };
  await act(async () => environment.mock.resolve(rate, { data: { rateRestaurant: refused } }));
  expect(await screen.findByText('Unauthorized')).toBeInTheDocument();
  expect(screen.getByText('You are logged out. Logging in again...')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(500));
  expect(leaveTo).toHaveBeenCalledWith(expect.stringMatching(/^\/api\/login/));
  jest.useRealTimers();
});
