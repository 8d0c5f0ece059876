import { act, screen } from '@testing-library/react';
import { Activity, Suspense, useState } from 'react';
import artifact, { type DiscoverPageQuery } from '../../__generated__/DiscoverPageQuery.graphql';
import { cacheTimes } from '../../relay/cacheTimes';
import { loadWithMaxAge } from '../../relay/loadWithMaxAge';
import { answerOperation } from '../../testing/answerOperation';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { useDeckPages } from './useDeckPages';

type Environment = ReturnType<typeof renderWithRelay>['environment'];

const load = (environment: Environment, city: string) => {
  const when = { round: 0, at: '2026-11-26T12:00:00Z' };
  const variables = { area: { city }, ...when, skippedIds: [], first: 10, after: null, language: 'EN' } as const;
  return loadWithMaxAge<DiscoverPageQuery>(environment, artifact, variables, cacheTimes.discover);
};

function Pages({ deck }: { deck: ReturnType<typeof load> }) {
  const { edges, failed, loadNext } = useDeckPages(deck);
  return (
    <>
      <output>{edges.map(({ node }) => node.name).join(' ')}</output>
      {failed && <p role="alert">{failed.message}</p>}
      <button type="button" onClick={() => loadNext(10)}>
        more
      </button>
    </>
  );
}

function Decks({ decks }: { decks: readonly ReturnType<typeof load>[] }) {
  const [at, setAt] = useState(0);
  const [isHidden, setHidden] = useState(false);
  const deck = decks[at];
  return (
    <>
      <button type="button" onClick={() => setAt(1)}>
        other deck
      </button>
      <button type="button" onClick={() => setHidden(!isHidden)}>
        hide or show
      </button>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <Suspense>{deck && <Pages deck={deck} />}</Suspense>
      </Activity>
    </>
  );
}

const show = () =>
  renderWithRelay((environment) => <Decks decks={['Here', 'There'].map((city) => load(environment, city))} />);
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const shown = () => screen.getByRole('status').textContent;

/** Answers the latest request for cards. */
function answer(environment: Environment, ...names: string[]) {
  const edges = names.map((name) => ({ node: { id: name, uuid: name, name } }));
  const pageInfo = { endCursor: names.at(-1), hasNextPage: true };
  return answerOperation(environment, 'DiscoverPageQuery', { DiscoverDeckConnection: () => ({ edges, pageInfo }) });
}

/** Loads the first card of both decks, and shows the first deck. */
async function showFirst() {
  const { environment } = show();
  await answer(environment, 'x');
  await answer(environment, 'a');
  expect(shown()).toBe('a');
  return environment;
}

test('pages load one after another: no second request is sent while a page loads', async () => {
  const environment = await showFirst();
  await press('more');
  await press('more');
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  await answer(environment, 'b');
  expect(shown()).toBe('a b');
});

test('another deck loads its next page, even if it is chosen while the first deck waits for a page', async () => {
  const environment = await showFirst();
  await press('more');
  await press('other deck');
  expect(shown()).toBe('x');
  await press('more');
  await answer(environment, 'y');
  expect(shown()).toBe('x y');
});

test('a deck that was hidden while it waited for a page can load that page when it is shown again', async () => {
  const environment = await showFirst();
  await press('more');
  await press('hide or show');
  await press('hide or show');
  await press('more');
  await answer(environment, 'b');
  expect(shown()).toBe('a b');
});

test('the error of a page disappears with the next try, and does not belong to another deck', async () => {
  const environment = await showFirst();
  const fail = () => act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')));
  await press('more');
  await fail();
  expect(screen.getByRole('alert')).toHaveTextContent('offline');
  await press('more');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await fail();
  await press('other deck');
  expect(shown()).toBe('x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
