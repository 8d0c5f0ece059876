import { screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { answerOperation } from '../../testing/answerOperation';
import { mockRestaurant } from '../../testing/mockRestaurant';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { CarouselsList } from './CarouselsList';

const unrated = { ratingSummary: { average: null, count: 0 }, externalListings: [] };
const edges = (...names: string[]) =>
  names.map((name) => ({ node: mockRestaurant({ id: name, uuid: name, name, ...unrated }) }));

/** Shows the carousels of a city without ratings. `deck`: the restaurants of its deck; `top`: its first card. */
async function show(city: { known: string[]; gems?: string[]; deck: string[]; top: string | null }) {
  const { known, gems = [], deck, top } = city;
  const { environment } = renderWithRelay(
    <Suspense>
      <CarouselsList city="Lebanon" except={top} />
    </Suspense>,
  );
  await answerOperation(environment, 'CarouselsListQuery', {
    Query: () => ({
      topFinds: { edges: edges(...known) },
      hiddenGems: { edges: edges(...gems) },
      trending: { edges: [] },
    }),
  });
  await answerOperation(environment, 'UnratedFindsQuery', {
    Query: () => ({ discoverDeck: { edges: edges(...deck) } }),
  });
}
const section = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement);
const noneKnown = /No restaurants are known/;

test('a city’s only restaurant is in “Top Finds”, even if it is also the first card of the deck', async () => {
  await show({ known: ['Only'], deck: ['Only'], top: 'Only' });
  expect(section('Top Finds').getByRole('link', { name: 'Only' })).toBeInTheDocument();
  expect(screen.queryByText(noneKnown)).not.toBeInTheDocument();
});

test('a city’s only hidden gem is in “Hidden Gems”, even if it is also the first card of the deck', async () => {
  await show({ known: ['Gem', 'Plain'], gems: ['Gem'], deck: ['Gem', 'Plain'], top: 'Gem' });
  expect(section('Hidden Gems').getByRole('link', { name: 'Gem' })).toBeInTheDocument();
  expect(section('Top Finds').queryByRole('link', { name: 'Gem' })).not.toBeInTheDocument();
});

test('if the deck is empty because all restaurants are in the member’s diary, “Top Finds” shows these', async () => {
  await show({ known: ['Visited'], deck: [], top: null });
  expect(section('Top Finds').getByRole('link', { name: 'Visited' })).toBeInTheDocument();
});

test('only if no restaurant is known, “Top Finds” says so', async () => {
  await show({ known: [], deck: [], top: null });
  expect(section('Top Finds').getByText(noneKnown)).toHaveTextContent('No restaurants are known in Lebanon yet.');
});
