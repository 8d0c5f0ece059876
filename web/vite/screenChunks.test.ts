import { chunkOf, chunksOf, findRoots } from './screenChunks';

const page = (name: string) => `/web/pages/${name}/${name}Page.tsx`;
const [shell, open] = ['/web/app/shell/Shell.tsx', '/web/app/openPages/OpenPages.tsx'];

/** A module: what it imports, and what fetches it. */
const modules: Record<string, [string[], string[]]> = {
  '/web/index.html': [['react'], []],
  [shell]: [['react', 'router', 'relay'], ['/web/index.html']],
  [open]: [['router', 'relay'], ['/web/index.html']],
  '/web/auth/AuthDialogs.tsx': [['relay'], ['/web/index.html']],
  [page('Search')]: [['row', 'list', 'steps', 'saves', 'mark'], [shell]],
  '/web/pages/Search/loadSearchPage.ts': [['steps'], [shell]],
  [page('Restaurant')]: [['row', 'typed', 'needy'], [shell]],
  [page('Discover')]: [['mark', 'needy'], [shell]],
  [page('Saved')]: [['saves'], [shell]],
  [page('Cookies')]: [['typed'], [shell, open]],
  '/web/city/CityDialog.tsx': [['list', 'cities'], [shell]],
  '/web/pages/Search/Panel.tsx': [['steps'], [page('Search')]],
  needy: [['row'], []],
};
const info = (id: string) => ({
  code: 'x'.repeat(id === 'mark' || id === 'needy' ? 1999 : 2000),
  isEntry: id === '/web/index.html',
  importedIds: modules[id]?.[0] ?? [],
  dynamicImporters: modules[id]?.[1] ?? [],
});

test.each([
  ['react', 'start', 'what the start has is fetched once'],
  ['router', 'OpenPages-Shell', 'frames share it'],
  ['relay', 'OpenPages-Shell-parts', 'so does a dialog where no frame stands'],
  ['row', 'DiscoverPage-RestaurantPage-SearchPage', 'the results, a place and the deck share it'],
  ['saves', 'rows', 'what shows the same rows shares one'],
  ['typed', 'OpenPages-Shell', 'of what other pages share, the frame has one copy'],
  ['steps', 'SearchPage', 'a page, what loads it, and a part of it'],
  ['list', 'SearchPage-CityDialog', 'a dialog of every page needs little of this page'],
  ['cities', undefined, 'nothing begins with it'],
])('%s is in %s: %s', (id: string, chunk: string | undefined, _why: string) => {
  expect(chunkOf(id, findRoots(Object.keys(modules), info))).toBe(chunk);
});

test.each([
  ['mark', 'rows', 'small, and all pages that need it load the rows'],
  ['row', 'DiscoverPage-RestaurantPage-SearchPage', 'not small'],
  ['needy', 'DiscoverPage-RestaurantPage', 'small, but it brings another chunk'],
  ['saves', 'rows', 'there already'],
  ['list', 'SearchPage-CityDialog', 'the dialog stands on pages without rows'],
  ['typed', 'OpenPages-Shell', 'the frame has it'],
])('%s comes in %s: %s', (id: string, chunk: string, _why: string) => {
  const ids = [...Object.keys(modules), 'row', 'list', 'saves', 'typed', 'mark', 'needy'];
  expect(chunksOf(ids, findRoots(ids, info), info).get(id)).toBe(chunk);
});
