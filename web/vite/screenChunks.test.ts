import { chunkOf, chunksOf, findRoots } from './screenChunks';

const page = (name: string) => `/web/pages/${name}/${name}Page.tsx`;
/**
 * The two frames of the app. Every page except the landing page is inside one of them. The popular pages are Discover,
 * Restaurant and Search (see screenChunks.ts).
 */
const [shell, open] = ['/web/app/shell/Shell.tsx', '/web/app/openPages/OpenPages.tsx'];

/** For each module: the modules that it imports, and the modules that import it dynamically. */
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
  ['react', 'start', 'the start needs it'],
  ['router', 'OpenPages-Shell', 'both frames need it'],
  ['relay', 'OpenPages-Shell-parts', 'both frames and a dialog outside the frames need it'],
  ['row', 'DiscoverPage-RestaurantPage-SearchPage', 'three popular pages share it'],
  ['saves', 'rows', 'Saved shares it only with a popular page'],
  ['typed', 'OpenPages-Shell', 'a popular page shares it with another page'],
  ['steps', 'SearchPage', 'only Search needs it: the page, its load function and a part'],
  ['list', 'SearchPage-CityDialog', 'Search shares it with a dialog of every page'],
  ['cities', undefined, 'no screen needs it to open'],
])('the module %s is in the chunk %s: %s', (id: string, chunk: string | undefined, _why: string) => {
  expect(chunkOf(id, findRoots(Object.keys(modules), info))).toBe(chunk);
});

test.each([
  ['mark', 'rows', 'it is small, and all pages that need it load "rows"'],
  ['row', 'DiscoverPage-RestaurantPage-SearchPage', 'it is not small'],
  ['needy', 'DiscoverPage-RestaurantPage', 'it is small, but it needs another chunk'],
  ['saves', 'rows', 'it was in this chunk before the merge'],
  ['list', 'SearchPage-CityDialog', 'it is not small, and the dialog is also on pages without rows'],
  ['typed', 'OpenPages-Shell', 'the chunk of the frames contains it'],
])('after small chunks are merged, the module %s is in the chunk %s: %s', (id: string, chunk: string, _why: string) => {
  const ids = [...Object.keys(modules), 'row', 'list', 'saves', 'typed', 'mark'];
  expect(chunksOf(ids, findRoots(ids, info), info).get(id)).toBe(chunk);
});
