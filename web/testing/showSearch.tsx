import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { MockPayloadGenerator } from 'relay-test-utils';
import { priceRanges } from '../components/restaurant/facts/priceSigns';
import { diets } from '../components/restaurant/filters/filters';
import type { ViewerKind } from '../device/viewerKind';
import { loadSearchPage } from '../pages/Search/loadSearchPage';
import { SearchPage } from '../pages/Search/SearchPage';
import { enumValue } from '../relay/enumValue';
import { mockRestaurant } from './mockRestaurant';
import { type RenderWithRelayOptions, renderWithRelay } from './renderWithRelay';

/** The search page. Its load function runs again for every new address, as in the app's routes. */
function Routed() {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [loaded, setLoaded] = useState<ReturnType<typeof loadSearchPage>>();
  useEffect(() => {
    const url = new URL(pathname + search, 'https://fuud.test');
    setLoaded(loadSearchPage({ environment: environment as never, url, params: {} }));
  }, [environment, pathname, search]);
  return (
    <>
      <span data-testid="address">{search}</span>
      <button type="button" onClick={() => navigate(-1)}>
        History back
      </button>
      {loaded && <SearchPage loaded={loaded} />}
    </>
  );
}

/** The result of showSearch. */
export type Rendered = ReturnType<typeof renderWithRelay>;

/** Renders the search page with these parameters in the address. */
export const showSearch = (search = '', options: RenderWithRelayOptions = {}) =>
  renderWithRelay(<Routed />, { at: `/search${search}`, ...options });
/** The parameters in the address. */
export const address = () => new URLSearchParams(screen.getByTestId('address').textContent ?? '');
/** The search box. */
export const box = () => screen.getByRole('combobox', { name: 'Search restaurants' });
/** The searches that have no answer yet. Other queries, such as suggestions, are not included. */
export const searches = ({ environment }: Rendered) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === 'SearchResultsQuery');
/** The variables of the searches that have no answer yet. */
export const variablesOf = (page: Rendered) => searches(page).map(({ request }) => request.variables);
/** The variables of a search without filters. Only the variable `query` is missing. */
export const unfiltered = {
  area: { city: 'St. Louis' },
  mood: null,
  filter: { priceRanges: null, dietary: null, isOpenNow: null, isOpen24Hours: null },
  withoutChipKeys: null,
  sort: 'BEST_MATCH',
  skip: 0,
  first: 10,
  language: 'EN',
};

/** Each price and each diet has one result. */
const facets = {
  priceRanges: Object.values(priceRanges).map((value) => ({ value, count: 1 })),
  dietary: diets.map((diet) => ({ value: enumValue(diet), count: 1 })),
};

/**
 * Answers the newest search with `totalCount` results, at most `onPage` of them on the page. `fields` replaces
 * fields of the answer; `kind` is the kind of viewer.
 */
export async function answer(
  page: Rendered,
  totalCount: number,
  onPage = 2,
  fields: object = {},
  kind: ViewerKind = 'GUEST',
) {
  const { environment } = page;
  const operation = searches(page).at(-1);
  if (!operation) throw new Error('There is no pending search.');
  const skip = Number(operation.request.variables.skip);
  const { city } = operation.request.variables.area;
  const edges = Array.from({ length: Math.max(0, Math.min(onPage, totalCount - skip)) }, (_, index) => ({
    node: mockRestaurant({
      id: `id ${skip + index}`,
      uuid: `uuid-${skip + index}`,
      name: `Place ${skip + index + 1}`,
      coordinates: { latitude: 38.61 + index / 100, longitude: -90.27 },
    }),
    reasons: [{ field: 'DISH', text: 'Margherita pizza', marks: [{ start: 11, end: 16 }], concept: { key: 'pizza' } }],
    unknownConcepts: [{ key: 'patio', label: 'Patio' }],
  }));
  const viewer = () => ({ kind });
  const interpretation = { isTruncated: false, corrections: [], unknownWords: [], asksForNearby: false, chips: [] };
  const connection = () => ({
    totalCount,
    edges,
    interpretation,
    relaxations: [],
    nearMisses: [],
    notices: [],
    unlistedFacts: [],
    area: { status: 'FOUND', city: city ? { id: city, key: city, shortName: city } : null },
    facets,
    ...fields,
  });
  await act(async () =>
    environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, {
        Viewer: viewer,
        RestaurantSearchConnection: connection,
      }),
    ),
  );
}
