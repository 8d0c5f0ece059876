import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ShareButtonTestQuery } from '../../../__generated__/ShareButtonTestQuery.graphql';
import { copyText } from '../../../device/copyText';
import { mockRestaurant } from '../../../testing/mockRestaurant';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { ShareButton } from './ShareButton';

jest.mock('../../../device/copyText', () => ({ copyText: jest.fn() }));

const copy = jest.mocked(copyText);
const page = 'http://localhost/restaurant/11111111-1111-4111-8111-111111111111';
const sentence = 'Check out Rosso & Figlio - a Hidden Gem Italian restaurant in The Hill!';

function Shown() {
  const { restaurant } = useLazyLoadQuery<ShareButtonTestQuery>(
    graphql`
      query ShareButtonTestQuery($language: Language!) @relay_test_operation {
        restaurant(id: "1") {
          ...ShareButton_restaurant
        }
      }
    `,
    { language: 'EN' },
  );
  return restaurant && <ShareButton restaurant={restaurant} />;
}

/** Shows the mock restaurant with the properties in `parts`, and opens the share dialog. */
async function open(parts: Record<string, unknown> = {}) {
  renderWithRelay(<Shown />, { resolvers: { Restaurant: () => mockRestaurant(parts) } });
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  return within(await screen.findByRole('dialog', { name: 'Share' }));
}

afterEach(() => jest.useRealTimers());

test('shows five ways to share, and what will be shared', async () => {
  const dialog = await open();
  for (const part of [sentence, 'Rating: 4.5/5', /^https:\/\/www\.google\.com\/maps/, page]) {
    expect(dialog.getByText(part)).toBeInTheDocument();
  }
  const names = ['Messages', /^Twitter/, 'IG Story', 'IG Message', 'Copy link'];
  expect(dialog.getAllByRole('link').length).toBe(2);
  expect(dialog.getByRole('link', { name: 'Messages' })).toHaveFocus();
  for (const name of names) expect(dialog.getByText(name)).toBeInTheDocument();
  const sms = decodeURIComponent(dialog.getByRole('link', { name: 'Messages' }).getAttribute('href') ?? '');
  expect(sms).toMatch(/^sms:/);
  expect(sms).toContain(`${sentence} Rating: 4.5/5 https://www.google.com/maps/search/?api=1`);
  expect(sms).toContain(page);
  const tweet = new URL(dialog.getByRole('link', { name: /^Twitter/ }).getAttribute('href') ?? '');
  expect(tweet.searchParams.get('text')).toContain(`${sentence} Rating: 4.5/5`);
  expect(tweet.searchParams.get('url')).toBe(page);
});

test.each([
  [4, 'Rating: 4.0/5'],
  [4.46, 'Rating: 4.5/5'],
])('a rating of %s is shared as "%s", with one decimal as on the page', async (average, text) => {
  const dialog = await open({ externalListings: [{ source: 'GOOGLE', sourceId: null, ratingSummary: { average } }] });
  expect(dialog.getByText(text)).toBeInTheDocument();
});

test.each([
  ['Google’s place', {}, 'ChIJrosso', null],
  ['the coordinates', { externalListings: [] }, null, '38.61,-90.27'],
  [
    'a search for the name and the address',
    { externalListings: [], coordinates: null },
    null,
    'Rosso & Figlio, 5100 Daggett Ave, St. Louis, MO',
  ],
])('the map link leads to %s', async (_what, parts, placeId, query) => {
  const dialog = await open(parts);
  const { searchParams } = new URL(dialog.getByText(/^https:\/\/www\.google\.com\/maps/).textContent ?? '');
  expect(searchParams.get('query_place_id')).toBe(placeId);
  if (query) expect(searchParams.get('query')).toBe(query);
});

test('the text is a complete sentence even if the badge, cuisine, neighborhood and rating are unknown', async () => {
  const dialog = await open({ gemType: null, cuisines: [], neighborhood: null, externalListings: [] });
  expect(dialog.getByText('Check out Rosso & Figlio - a great restaurant in St. Louis, MO!')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Messages' }).getAttribute('href')).not.toMatch(/Rating/);
});

test('copies the link, and shows for two seconds that it was copied', async () => {
  copy.mockResolvedValue(true);
  const dialog = await open();
  jest.useFakeTimers();
  await act(async () => dialog.getByRole('button', { name: 'Copy link' }).click());
  expect(copy).toHaveBeenLastCalledWith(page);
  act(() => jest.advanceTimersByTime(1900));
  expect(dialog.getByText('Link copied!')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));
  expect(dialog.queryByText('Link copied!')).not.toBeInTheDocument();
});

test('shows an error if the link cannot be copied', async () => {
  copy.mockResolvedValue(false);
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Failed to copy link')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
});

test('if there is no share sheet, “IG Story” copies the text and shows a link to Instagram', async () => {
  copy.mockResolvedValue(true);
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'IG Story' }));
  expect(copy).toHaveBeenLastCalledWith(expect.stringContaining(sentence));
  expect(dialog.getByText('Text and link copied. Paste them in Instagram.', { exact: false })).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: /^Open Instagram/ })).toHaveAttribute('href', 'https://www.instagram.com/');
});
